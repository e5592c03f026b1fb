import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import type { Handed, HandOverPreview } from "../../../../shared/lists/hand-over.ts";
import { isOver, takesTime } from "../../../../shared/outcomes.ts";
import { comingQuery } from "../../../kinds/appointments/queries.ts";
import { companyQuery } from "../../../kinds/companies/queries.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { customerQuery } from "../../../kinds/customers/queries.ts";
import type { Us } from "../../../lib/people/at-person.ts";
import { handOverPreview } from "../../../ui/people/hand-over-preview.ts";

/** What goes with a customer or a company that is given to one of us. */
export interface Giving {
  /** Whose they are now, by id. */
  responsible: string | undefined;
  /** What would be somebody else’s: of them, and of all of a customer’s company. */
  preview: HandOverPreview | undefined;
  ofCompany: HandOverPreview | undefined;
  /** The customer’s next appointment. */
  next: Appointment | undefined;
  isLoading: boolean;
}

export function handedOf({ kind, _id }: Person): Handed {
  return kind === "company" ? { company: _id } : { customers: [{ _id }] };
}

/** Nothing is asked for without both; `now` is `2026-11-20T13:00`. */
export function useGiving(who: Person | undefined, to: Us | undefined, now: string): Giving {
  const enabled = who !== undefined && to !== undefined;
  const isCustomer = enabled && who.kind === "customer";
  const { _id = "", company = "", companyName } = who ?? {};
  const quiet = { meta: {} };
  const preview = useQuery({
    ...handOverPreview(who ? handedOf(who) : { customers: [] }, to?._id),
    ...{ ...quiet, enabled },
  });
  const ofCompany = useQuery({
    ...handOverPreview({ company }, to?._id),
    ...{ ...quiet, enabled: isCustomer && companyName !== undefined },
  });
  const customer = useQuery({ ...customerQuery(_id), ...quiet, enabled: isCustomer });
  const firm = useQuery({ ...companyQuery(_id), ...quiet, enabled: enabled && !isCustomer });
  const coming = useInfiniteQuery({
    ...comingQuery(_id, now.slice(0, 10)),
    ...{ ...quiet, enabled: isCustomer },
  });
  return {
    responsible: (isCustomer ? customer.data : firm.data)?.responsible,
    preview: preview.data,
    ofCompany: ofCompany.data,
    next: coming.data?.pages[0]?.data.find(
      (one) => takesTime(one) && !isOver(one, `${now}:00.000Z`),
    ),
    isLoading: [preview, ofCompany, customer, firm, coming].some((query) => query.isLoading),
  };
}
