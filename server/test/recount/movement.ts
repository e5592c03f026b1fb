import type { AccountCopy } from "./copy.ts";
import {
  type Clock,
  endOf,
  listColumns,
  type Span,
  startOf,
  sumOfMoney,
  text,
  unitFor,
} from "./days.ts";
import { type Entry, firstDay, order, readPasts, type Status } from "./states.ts";

/** Before the day ended. */
function entryOn(past: readonly Entry[], day: Temporal.PlainDate, clock: Clock) {
  const end = endOf(day, clock);
  return past.filter(({ at }) => at < end).at(-1);
}

function statusOn(past: readonly Entry[], day: Temporal.PlainDate, clock: Clock): Status | null {
  return entryOn(past, day, clock)?.status ?? null;
}

function byStatus<T>(make: (status: Status) => T) {
  return Object.fromEntries(order.map((status) => [status, make(status)]));
}

export function recountPipeline(copy: AccountCopy, { days }: { days: Span }, clock: Clock) {
  const pasts = readPasts(copy);
  const eve = days.from.subtract({ days: 1 });
  const moved = pasts.map((past) => ({
    from: statusOn(past, eve, clock),
    to: statusOn(past, days.to, clock),
  }));
  const pairs = order.flatMap((to) =>
    [null, ...order].map((from) => ({
      from,
      to,
      customers: moved.filter((one) => one.from === from && one.to === to).length,
    })),
  );
  const stays = pasts.flatMap(readStays);
  const [begin, end] = [startOf(days.from, clock), endOf(days.to, clock)];
  return {
    since: firstDay(copy, clock),
    opening: byStatus((status) => moved.filter(({ from }) => from === status).length),
    closing: byStatus((status) => moved.filter(({ to }) => to === status).length),
    moves: pairs.filter(({ customers }) => customers > 0),
    medianDays: byStatus((status) =>
      medianOf(
        stays
          .filter((stay) => stay.status === status && begin <= stay.end && stay.end < end)
          .map((stay) => Math.floor((stay.end - stay.begin) / 86_400_000)),
      ),
    ),
  };
}

/** From the beginning of a status to that of the next, in whole days; the present one has not ended. */
function readStays(past: readonly Entry[]) {
  const changes = past.filter(({ status }, place) => past[place - 1]?.status !== status);
  return changes.flatMap(({ status, at: begin }, place) => {
    const next = changes[place + 1];
    return next ? [{ status, begin, end: next.at }] : [];
  });
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : middle.reduce((one, other) => one + other) / middle.length;
}

export function recountValue(
  copy: AccountCopy,
  { days, before }: { days: Span; before: Span },
  clock: Clock,
) {
  const pasts = readPasts(copy);
  const unit = unitFor(days);
  const entriesOn = (day: Temporal.PlainDate) =>
    pasts.flatMap((past) => entryOn(past, day, clock) ?? []);
  const earlier = entriesOn(before.to);
  return {
    since: firstDay(copy, clock),
    unit,
    columns: listColumns(days, unit, clock).map((column) => ({
      ...text(column),
      statuses: byStatus((status) => {
        const own = entriesOn(column.to).filter((entry) => entry.status === status);
        return { customers: own.length, value: sumOfMoney(own.map(({ value }) => value)) };
      }),
    })),
    before: earlier.length === 0 ? null : sumOfMoney(earlier.map(({ value }) => value)),
  };
}
