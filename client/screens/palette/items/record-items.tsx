import type { useNavigate } from "@tanstack/react-router";
import { Building2, Calendar, CalendarPlus, UserPlus } from "lucide-react";
import { addDays, daysBetween } from "../../../../shared/dates/dates.ts";
import type { Customer } from "../../../../shared/kinds/customers.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import type { Found } from "../../../../shared/lists/search.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { palette } from "../../../../shared/words/en/palette.ts";
import { outcomeWord } from "../../../kinds/appointments/outcome-state.ts";
import { companyWords } from "../../../kinds/customers/company-words.ts";
import { followedFrom } from "../../../kinds/customers/followed-from.ts";
import { statusLook } from "../../../kinds/customers/status.tsx";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { closenessOf, findPhoneMatch } from "../../../lib/format/text-matches.ts";
import type { RecentRecord } from "../../../lib/lists/recent.ts";
import { Money } from "../../../ui/text/money.tsx";
import type { PaletteItem } from "./items.ts";

export type Go = ReturnType<typeof useNavigate>;

type FoundCompany = Found["companies"][number];
type FoundCustomer = Found["customers"][number];
type FoundAppointment = Found["appointments"][number];

/** A record by kind and id: how to open it and how to edit it. */
export function waysTo(go: Go, kind: RecentRecord["kind"], id: string) {
  const value = `${kind} ${id}`;
  if (kind === "company") {
    const params = { companyId: id };
    return {
      value,
      run: () => void go({ to: "/dashboard/companies/$companyId", params }),
      edit: () => void go({ to: "/dashboard/companies/$companyId/edit", params }),
    };
  }
  if (kind === "customer") {
    const params = { customerId: id };
    return {
      value,
      run: () => void go({ to: "/dashboard/customers/$customerId", params }),
      edit: () => void go({ to: "/dashboard/customers/$customerId/edit", params }),
    };
  }
  // An appointment has no page other than its form.
  const params = { appointmentId: id };
  return {
    value,
    run: () => void go({ to: "/dashboard/appointments/$appointmentId/edit", params }),
  };
}

export function companyItem(go: Go, company: FoundCompany): PaletteItem {
  return {
    ...waysTo(go, "company", company._id),
    icon: <Building2 />,
    title: company.name,
    note: company.industry,
    aside: palette.customers(company.clientCount),
  };
}

export function customerItem(go: Go, customer: FoundCustomer, typed: string): PaletteItem {
  return {
    ...waysTo(go, "customer", customer._id),
    ...noteOfCustomer(customer, typed),
    icon: <StatusIcon status={customer.status} />,
    title: customer.name,
    aside: <Money value={customer.value} short />,
  };
}

/** Why the customer was found, if the name does not show it. */
function noteOfCustomer(customer: FoundCustomer, typed: string) {
  const { name, email, phone } = customer;
  const companyName = companyWords(customer);
  if (closenessOf(name, typed) < 3) return { note: companyName };
  if (closenessOf(email, typed) < 3) return { note: email };
  return findPhoneMatch(phone, typed) ? { note: phone, noteIsPhone: true } : { note: companyName };
}

export function appointmentItem(
  go: Go,
  appointment: FoundAppointment,
  { typed, today }: { typed: string; today: string },
): PaletteItem {
  const { title, customer, company, outcome } = appointment;
  const when = formatMoment(appointment.date, today);
  const byCompany = closenessOf(customer.name, typed) === 3 && closenessOf(company.name, typed) < 3;
  return {
    ...waysTo(go, "appointment", appointment._id),
    icon: <Calendar />,
    title,
    // The match comes first, where it is not cut off.
    note: byCompany ? company.name : listNames(customer.name, company.name).map(isolate).join(", "),
    aside: outcome ? palette.withOutcome(when, outcomeWord(outcome).toLowerCase()) : when,
  };
}

/** Opens the customer, to prepare for the appointment. */
export function nextItem(go: Go, appointment: FoundAppointment, today: string): PaletteItem {
  const { run } = waysTo(go, "customer", appointment.customer._id);
  const item = appointmentItem(go, appointment, { typed: "", today });
  return { ...item, run, edit: item.run };
}

export function waitingItem(go: Go, customer: Customer, today: string): PaletteItem {
  return {
    ...customerItem(go, customer, ""),
    note: companyWords(customer),
    aside: palette.days(daysBetween(followedFrom(customer), today)),
  };
}

export function recentItem(go: Go, record: RecentRecord, today: string): PaletteItem {
  const { kind, id, title, note, status, date } = record;
  return {
    ...waysTo(go, kind, id),
    icon:
      kind === "company" ? <Building2 /> : status ? <StatusIcon status={status} /> : <Calendar />,
    title,
    note,
    aside: date ? formatMoment(date, today) : undefined,
  };
}

export function addCustomerItem(go: Go, { _id, name }: { _id: string; name: string }): PaletteItem {
  return {
    value: `add customer to ${_id}`,
    icon: <UserPlus />,
    title: palette.addCustomerTo(name),
    run: () =>
      void go({ to: "/dashboard/companies/$companyId/customers/new", params: { companyId: _id } }),
  };
}

export function bookItem(
  go: Go,
  name: string,
  search: { customer?: string; company?: string },
): PaletteItem {
  return {
    value: `book ${search.customer ?? search.company}`,
    icon: <CalendarPlus />,
    title: palette.bookWith(name),
    run: () => void go({ to: "/dashboard/appointments/new", search }),
  };
}

function StatusIcon({ status }: { status: CustomerStatus }) {
  const { tone, mark } = statusLook[status];
  return (
    <span className={tone}>
      {mark}
      <span className="sr-only">{common.statuses[status]}</span>
    </span>
  );
}

/** Today, 10:30 AM; Nov 24, 8:00 AM; Nov 24 without a time. */
export function formatMoment(date: string, today: string): string {
  const day = date.slice(0, 10);
  const near = {
    [today]: palette.today,
    [addDays(today, 1)]: palette.tomorrow,
    [addDays(today, -1)]: palette.yesterday,
  };
  const name = near[day] ?? formatDate(day);
  return date.includes("T") ? palette.dayTime(name, formatTime(date)) : name;
}
