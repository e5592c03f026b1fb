import { linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { kindWords } from "../../../shared/kinds/fields.ts";
import { formatDate, formatDue, formatTime } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
import { MentionText } from "../../ui/people/mention-text.tsx";

/** "12 customers"; of several kinds "15 records". */
function countRecords({ count, kind }: ForYouItem): string {
  const [one, many] = kind ? kindWords[kind] : ["record", "records"];
  return countOf(count, one, many);
}

/** What stands in bold: the name, title or text of what it is about. */
function Named({ children }: { children: ReactNode }) {
  return <b className="font-semibold in-[.read]:font-medium">{children}</b>;
}

/** After who did it: "gave you a task: Call back". */
export function deedOf(item: ForYouItem): ReactNode {
  const { reason, record, customer, company } = item;
  const name = record?.name ?? "";
  if (reason === "task") {
    return (
      <>
        gave you a task: <Named>{name}</Named>
      </>
    );
  }
  if (reason === "appointment") {
    return (
      <>
        added you to <Named>{name}</Named>
      </>
    );
  }
  if (reason === "handed") {
    return (
      <>
        handed <Named>{record ? name : countRecords(item)}</Named> over to you
      </>
    );
  }
  const on = customer ?? company;
  return on ? (
    <>
      mentioned you on <Named>{on.name}</Named>
    </>
  ) : (
    "mentioned you in a task"
  );
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
