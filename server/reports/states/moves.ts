import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { type MovesRow, manyDays, manyStatuses } from "./queries.ts";

interface Moved {
  from: CustomerStatus | null;
  to: CustomerStatus;
  customers: number;
}

/** Of those whose status changed, by what they were when it began and are at its end; by name. */
export function pairsOf(row: MovesRow | undefined): Moved[] {
  const counts = new Map<number, number>();
  const count = (pair: number) => counts.set(pair, (counts.get(pair) ?? 0) + 1);
  for (const pair of readNumbers(row?.whole)) count(pair);
  const halves: string[] = JSON.parse(row?.halves ?? "[]");
  const sides = halves.map((half) => ({
    customer: half.slice(0, -2),
    isFirst: half.at(-2) === "<",
    place: Number(half.at(-1)),
  }));
  const firsts = sides.filter(({ isFirst }) => isFirst);
  const before = new Map(firsts.map(({ customer, place }) => [customer, place]));
  for (const { customer, isFirst, place } of sides) {
    if (!isFirst) count((before.get(customer) ?? 0) * manyStatuses + place);
  }
  const moved = [...counts].flatMap(([pair, customers]) => {
    const to = statusAt(pair % manyStatuses);
    return to ? [{ from: statusAt(Math.floor(pair / manyStatuses)), to, customers }] : [];
  });
  const nameOf = ({ from, to }: Moved) => `${from ?? ""} ${to}`;
  return moved.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** Of each status how long the stays that ended took, in days, the shortest first. */
export function staysOf(row: MovesRow | undefined): Map<CustomerStatus | null, number[]> {
  const sorted = Int32Array.from(readNumbers(row?.stays)).sort();
  const byPlace = Map.groupBy([...sorted], (stay) => Math.floor(stay / manyDays));
  return new Map(
    [...byPlace].map(([place, stays]) => [statusAt(place), stays.map((stay) => stay % manyDays)]),
  );
}

function readNumbers(list = "[]"): number[] {
  // As the database wrote it.
  return JSON.parse(list);
}

/** As a row has it: from 1 on; 0 for none. */
function statusAt(place: number): CustomerStatus | null {
  return customerStatuses[place - 1] ?? null;
}
