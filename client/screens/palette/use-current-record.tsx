import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { CalendarCheck, Pencil } from "lucide-react";
import { keywords } from "../../../shared/words/en/keywords.ts";
import { palette } from "../../../shared/words/en/palette.ts";
import { companyQuery } from "../../kinds/companies/queries.ts";
import { changeCustomer } from "../../kinds/customers/mutations.ts";
import { customerQuery } from "../../kinds/customers/queries.ts";
import { today } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import type { Action } from "./items/items.ts";
import { addCustomerItem, bookItem } from "./items/record-items.tsx";

/** The record on the current screen, as far as loaded: its id and its actions. */
export function useCurrentRecord(): { id: string | undefined; actions: Action[] } {
  const go = useNavigate();
  const { customerId, companyId, appointmentId } = useParams({ strict: false });
  const customer = useQuery({ ...customerQuery(customerId ?? ""), enabled: false }).data;
  const company = useQuery({ ...companyQuery(companyId ?? ""), enabled: false }).data;

  if (customerId && customer) {
    const { name, lastContact } = customer;
    const actions: Action[] = [
      {
        value: "edit here",
        icon: <Pencil />,
        title: palette.editRecord(name),
        words: keywords.editCustomer,
        shortcut: "edit",
        run: () =>
          void go({
            to: "/dashboard/customers/$customerId/edit",
            params: { customerId },
            hash: "notes",
          }),
      },
      {
        ...bookItem(go, name, { customer: customerId, company: customer.company }),
        words: keywords.book,
        shortcut: "newAppointment",
      },
    ];
    if ((lastContact ?? "") < today()) {
      actions.push({
        value: "contacted here",
        icon: <CalendarCheck />,
        title: palette.contacted(isolate(name)),
        words: keywords.contacted,
        shortcut: "contacted",
        run: () => changeCustomer(customerId, { lastContact: today() }),
      });
    }
    return { id: customerId, actions };
  }
  if (companyId && company) {
    const { name } = company;
    return {
      id: companyId,
      actions: [
        {
          value: "edit here",
          icon: <Pencil />,
          title: palette.editRecord(name),
          words: keywords.editCompany,
          shortcut: "edit",
          run: () => void go({ to: "/dashboard/companies/$companyId/edit", params: { companyId } }),
        },
        { ...addCustomerItem(go, company), words: keywords.customer },
        {
          ...bookItem(go, name, { company: companyId }),
          words: keywords.book,
          shortcut: "newAppointment",
        },
      ],
    };
  }
  return { id: customerId ?? companyId ?? appointmentId, actions: [] };
}
