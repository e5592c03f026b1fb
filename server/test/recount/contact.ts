import type { AccountCopy } from "./copy.ts";
import { type Clock, dayOf, endOf, listColumns, type Span, text, unitFor } from "./days.ts";

/** Who had been spoken to within the follow-up time that the status has today. */
export function recountContact(
  { customers, history, followUp }: AccountCopy,
  { days, before }: { days: Span; before: Span },
  clock: Clock,
) {
  const unit = unitFor(days);
  const states = Map.groupBy(history.statuses, ({ customer }) => customer);
  const contacts = Map.groupBy(
    history.contacts.filter(({ withdrawnAt }) => withdrawnAt === null),
    ({ customer }) => customer,
  );
  const column = (span: Span) => {
    const end = endOf(span.to, clock);
    const asked = customers.flatMap(({ _id }) => {
      const past = (states.get(_id) ?? []).filter(({ at }) => Date.parse(at) < end);
      const [latest] = past.sort((one, other) => (one.at < other.at ? 1 : -1));
      const time = latest && followUp[latest.toStatus];
      return typeof time === "number" ? [{ _id, time }] : [];
    });
    const kept = asked.filter(({ _id, time }) => {
      const earliest = span.to.subtract({ days: time }).toString();
      const spoken = (contacts.get(_id) ?? []).map(({ day }) => day);
      return spoken.some((day) => earliest <= day && day <= span.to.toString());
    });
    return { ...text(span), customers: asked.length, kept: kept.length };
  };
  const [first] = customers.map(({ createdAt }) => createdAt).sort();
  return {
    since: first === undefined ? null : dayOf(first, clock),
    unit,
    columns: listColumns(days, unit, clock).map(column),
    before: listColumns(before, unit, clock).map(column),
  };
}
