import type { Customer, customerSorts } from "../../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";

/** A customer on the way to another column: there already on screen, before the server has answered. */
export interface Move {
  customer: Customer;
  to: CustomerStatus;
  /** The server's own figures count again. */
  settled: boolean;
}

/** A move once another is on the server: itself, or a later one of the same customer, which begins there now. */
export function whenMoved(move: Move, moved: Move): Move {
  if (move.customer._id !== moved.customer._id) return move;
  const customer = { ...move.customer, status: moved.to };
  return { ...move, customer, settled: move === moved };
}

type Sort = (typeof customerSorts)[number] | `-${(typeof customerSorts)[number]}`;

/** What a column has, with the moves into and out of it. */
export function withMoves(
  status: CustomerStatus,
  column: { rows: readonly Customer[]; total: number; value: number },
  moves: readonly Move[],
  sort: Sort,
) {
  const isHere = ({ customer }: Move) =>
    customer.status === status || column.rows.some(({ _id }) => _id === customer._id);
  const from = moves.filter((move) => !move.settled && move.to !== status && isHere(move));
  const gone = new Set(from.map(({ customer }) => customer._id));
  const rows = column.rows.filter(({ _id }) => !gone.has(_id));
  const into = moves.filter(
    ({ to, customer }) => to === status && !rows.some(({ _id }) => _id === customer._id),
  );
  for (const { customer } of into) rows.splice(placeOf(customer, rows, sort), 0, customer);
  const coming = into.filter(({ settled }) => !settled);
  const sum = (all: readonly Move[]) => all.reduce((total, move) => total + move.customer.value, 0);
  return {
    rows,
    total: column.total + coming.length - from.length,
    value: column.value + sum(coming) - sum(from),
  };
}

/** Where the list's order puts a customer among others. */
export function placeOf(customer: Customer, rows: readonly Customer[], sort: Sort): number {
  const field = sort.replace("-", "") as (typeof customerSorts)[number]; // as: what is left of a Sort
  const sign = sort.startsWith("-") ? -1 : 1;
  const place = rows.findIndex(
    (row) => sign * compare(row[field] ?? "", customer[field] ?? "") > 0,
  );
  return place < 0 ? rows.length : place;
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), "en", { sensitivity: "base" });
}
