import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { type Kept, kept } from "../../db/query/kept-sums.ts";
import { type Instants, toSpanList } from "../../db/query/spans.ts";
import { isOne, type OfPeople } from "../../filters/people.ts";
import { type Change, changedOnDays, changedWithin, type Entry, entriesOf } from "./queries.ts";

/** Customers and cents. */
interface Held {
  customers: number;
  value: number;
}

type Counts = Record<CustomerStatus, Held>;

/** For each status what `toEach` says of it. */
export function byStatus<T>(toEach: (status: CustomerStatus) => T): Record<CustomerStatus, T> {
  // as: each status has it; Object.fromEntries loses the names.
  return Object.fromEntries(customerStatuses.map((status) => [status, toEach(status)])) as Record<
    CustomerStatus,
    T
  >;
}

/**
 * What reads how many there were of each status before instants, the earliest first: of everyone by sums of
 * whole days in UTC and the entries of the rest of a day, of some people by entries alone.
 */
export function countsBefore(
  { owner, people }: OfPeople,
  instants: readonly string[],
): Kept<Counts[]> {
  const days = instants.map((instant) => instant.slice(0, 10));
  if (people) {
    const [first = "", last = ""] = [instants[0], instants.at(-1)];
    const exactly = JSON.stringify(days);
    const shape = isOne(people) ? "one" : "";
    return kept([entriesOf({ owner, people, first, last, exactly }, shape)], (entries) =>
      addUp(instants, toChanges(entries, instants)),
    );
  }
  const whole = days.map((day, place): Instants => ({ begin: days[place - 1] ?? "", end: day }));
  const rest = instants.map((end, place): Instants => ({ begin: days[place] ?? "", end }));
  return kept(
    [
      changedOnDays({ owner, spans: toSpanList(whole) }),
      changedWithin({ owner, spans: toSpanList(rest) }),
    ],
    (onDays, within) => addUp(instants, onDays, within),
  );
}

/** `within` counts for its own instant alone, all others for the later ones as well. */
function addUp(
  instants: readonly string[],
  changes: readonly Change[],
  within: readonly Change[] = [],
): Counts[] {
  const [passing, latest] = [changes, within].map((some) =>
    Map.groupBy(some, ({ place }) => place),
  );
  const passed = byStatus(() => ({ customers: 0, value: 0 }));
  return instants.map((_, place) => {
    for (const { status, customers, value } of passing?.get(place) ?? []) {
      passed[status].customers += customers;
      passed[status].value += value;
    }
    return byStatus((status) => {
      const last = latest?.get(place)?.find((row) => row.status === status);
      const { customers, value } = passed[status];
      return { customers: customers + (last?.customers ?? 0), value: value + (last?.value ?? 0) };
    });
  });
}

/** What each entry adds to one status and takes from another, before the first instant that is after it. */
function toChanges(entries: readonly Entry[], instants: readonly string[]): Change[] {
  return entries.flatMap(({ at, customers, fromStatus, fromValue, toStatus, toValue }) => {
    const place = instants.findIndex((instant) => at < instant);
    return [
      { place, status: toStatus, customers, value: toValue },
      ...(fromStatus === null
        ? []
        : [{ place, status: fromStatus, customers: -customers, value: -(fromValue ?? 0) }]),
    ];
  });
}
