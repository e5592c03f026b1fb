import type { AccountCopy } from "./copy.ts";
import {
  type Clock,
  dayOf,
  endOf,
  listColumns,
  type Span,
  startOf,
  text,
  unitFor,
} from "./days.ts";

export const order = [
  "Window Shopper",
  "Pending",
  "Active",
  "Deal Closed",
  "Returning Client",
] as const;
export type Status = (typeof order)[number];

export interface Entry {
  at: number;
  status: Status;
  value: number;
}

/** What each customer that is there today has been, in order. */
export function readPasts({ customers, history }: AccountCopy): Entry[][] {
  return customers.map(({ _id }) =>
    history.statuses
      .filter(({ customer }) => customer === _id)
      .map(({ at, toStatus, toValue }) => ({
        at: Date.parse(at),
        status: toStatus,
        value: toValue,
      }))
      .sort((one, other) => one.at - other.at),
  );
}

export function firstDay({ customers }: AccountCopy, clock: Clock): string | null {
  const [first] = customers.map(({ createdAt }) => createdAt).sort();
  return first === undefined ? null : dayOf(first, clock);
}

export function recountGrowth(
  copy: AccountCopy,
  { days, before }: { days: Span; before: Span },
  clock: Clock,
) {
  const pasts = readPasts(copy);
  const isWithin = (at: number, span: Span) =>
    startOf(span.from, clock) <= at && at < endOf(span.to, clock);
  const gained = (span: Span) => ({
    added: copy.customers.filter(({ createdAt }) => isWithin(Date.parse(createdAt), span)).length,
    closed: pasts.filter((past) =>
      past.some(
        ({ at, status }, place) =>
          status === "Deal Closed" && past[place - 1]?.status !== status && isWithin(at, span),
      ),
    ).length,
  });
  const unit = unitFor(days);
  const since = firstDay(copy, clock);
  return {
    since,
    unit,
    columns: listColumns(days, unit, clock).map((column) => ({
      ...text(column),
      ...gained(column),
    })),
    total: gained(days),
    before: since === null || since > before.to.toString() ? null : gained(before),
  };
}
