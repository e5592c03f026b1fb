import { kindsIn } from "../../../shared/kinds/names.ts";
import type { CustomerStatus } from "../../../shared/statuses.ts";
import type { Owner } from "../engine/database.ts";
import { sumOf } from "../query/lists.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared } from "../query/prepared.ts";

// What the triggers have counted: no row of the owner's own is read for it. Money in cents.

export interface CustomerTotal {
  customers: number;
  value: number;
}

export interface StatusTotal extends CustomerTotal {
  status: CustomerStatus;
}

/** How many records of each counted kind there are; no row for who never had any. */
export const ownerTotals = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db.selectFrom("ownerTotals").where("owner", "=", owner).select(kindsIn("counter")),
);

/** Statuses that no customer ever had are missing. */
export const statusTotals = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db.selectFrom("statusTotals").where("owner", "=", owner).select(["status", "customers", "value"]),
);

/** How many customers each is responsible for, and their value. */
export const personTotals = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db
    .selectFrom("personTotals")
    .where("owner", "=", owner)
    .groupBy("person")
    .select(["person", sumOf("customers").as("total"), sumOf("value").as("value")]),
);

/** Over rows of several days or statuses. */
export function sum(totals: readonly CustomerTotal[]): CustomerTotal {
  return {
    customers: totals.reduce((total, { customers }) => total + customers, 0),
    value: totals.reduce((total, { value }) => total + value, 0),
  };
}
