import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import type { RowsOf } from "../../db/query/prepared.ts";
import { type Instants, toSpanList } from "../../db/query/spans.ts";
import type { OfPeople } from "../../filters/people.ts";
import { changedOnDays, changedWithin } from "./queries.ts";

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
 * What reads how many there were of each status before instants, the earliest first: sums of whole days in UTC,
 * and the entries of the rest of a day.
 */
export function countsBefore(of: OfPeople, instants: readonly string[]) {
  const days = instants.map((instant) => instant.slice(0, 10));
  const whole = days.map((day, place): Instants => ({ begin: days[place - 1] ?? "", end: day }));
  const rest = instants.map(
    (instant, place): Instants => ({ begin: days[place] ?? "", end: instant }),
  );
  type Statements = [ReturnType<typeof changedOnDays>, ReturnType<typeof changedWithin>];
  const statements: Statements = [
    changedOnDays({ ...of, spans: toSpanList(whole) }),
    changedWithin({ ...of, spans: toSpanList(rest) }),
  ];
  const toCounts = (...[onDays, within]: RowsOf<Statements>): Counts[] => {
    const passed = byStatus(() => ({ customers: 0, value: 0 }));
    return instants.map((_, place) => {
      for (const { status, customers, value } of onDays.filter((row) => row.place === place)) {
        passed[status].customers += customers;
        passed[status].value += value;
      }
      const later = within.filter((row) => row.place === place);
      return byStatus((status) => {
        const last = later.find((row) => row.status === status);
        const { customers, value } = passed[status];
        return { customers: customers + (last?.customers ?? 0), value: value + (last?.value ?? 0) };
      });
    });
  };
  return { statements, toCounts };
}
