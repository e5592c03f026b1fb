import { linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { deedOf } from "../../../shared/for-you-words.ts";
import { formatDate, formatDue, formatTime } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
import { MentionText } from "../../ui/people/mention-text.tsx";

/** After who did it, with what it is about in bold. */
export function Deed({ item }: { item: ForYouItem }): ReactNode {
  const { said, name, after } = deedOf(item, countOf);
  return (
    <>
      {said} {name && <Strong>{name}</Strong>} {after}
    </>
  );
}

/** Who or what it is about: of what was read less so. */
export function Strong({ children }: { children: ReactNode }) {
  return <b className="font-semibold in-[.read]:font-medium">{children}</b>;
}

/** The second line. */
export function detailOf({ reason, record, customer, company, date, note }: ForYouItem): ReactNode {
  if (reason === "mention") return record && <MentionText text={record.name} />;
  if (reason === "handed") return note ? `“${note}”` : company?.name;
  const whom = (customer ?? company)?.name;
  if (reason === "appointment") {
    const [day, time] = [date && formatDate(date, "weekday"), date && formatTime(date)];
    return [[day, time].filter(Boolean).join(", "), whom].filter(Boolean).join(". ");
  }
  return [date ? `Due ${formatDue(date)}` : "", whom].filter(Boolean).join(". ");
}

/** Where it is opened. */
export function linkOf({ reason, kind, record, customer, company, date, count }: ForYouItem) {
  if (reason === "appointment" && date) {
    return linkOptions({
      to: "/dashboard/appointments/$date",
      params: { date: date.slice(0, 10) },
    });
  }
  if (reason === "task" || (!customer && !company && kind === "tasks")) {
    return linkOptions({ to: "/dashboard/tasks" });
  }
  if (reason === "handed" && (count > 1 || !record)) {
    const search = { filter: "responsible:is:me" };
    return kind === "companies"
      ? linkOptions({ to: "/dashboard/companies", search })
      : linkOptions({ to: "/dashboard/customers", search });
  }
  const person = reason === "handed" && kind === "customers" ? record : customer;
  if (person)
    return linkOptions({
      to: "/dashboard/customers/$customerId",
      params: { customerId: person._id },
    });
  const firm = reason === "handed" && kind === "companies" ? record : company;
  return linkOptions({
    to: "/dashboard/companies/$companyId",
    params: { companyId: firm?._id ?? "" },
  });
}

const small = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Three new." */
export function countNew(count: number): string {
  if (count === 0) return "Nothing new.";
  return `${small[count] ?? count} new.`;
}
