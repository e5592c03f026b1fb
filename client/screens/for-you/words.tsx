import { linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ForYouItem } from "../../../shared/for-you.ts";
import { deedOf } from "../../../shared/for-you-deeds.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { formatDate, formatDue, formatTime } from "../../lib/dates/dates.ts";
import { MentionText } from "../../ui/people/mention-text.tsx";
import { Rich } from "../../ui/text/rich.tsx";

/** "Ben gave you a task: Call back", with who did it and what it is about in bold. */
export function Deed({ item, who }: { item: ForYouItem; who: string }): ReactNode {
  const { said, what } = deedOf(item, inbox.counts);
  return (
    <Rich
      text={inbox.deeds[said]}
      tags={{ who: () => <Strong>{who}</Strong>, what: () => <Strong>{what}</Strong> }}
    />
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
  return [date ? inbox.due(formatDue(date)) : "", whom].filter(Boolean).join(". ");
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

/** "Three new." */
export function countNew(count: number): string {
  const { more, ...small } = inbox.countNew;
  const words: { [count: number]: string } = small;
  return words[count] ?? more(count);
}
