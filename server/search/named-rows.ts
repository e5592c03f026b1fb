import { toDollars } from "../../shared/money.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byId } from "../db/query/joins.ts";
import { isOneOf } from "../db/query/search/candidates.ts";

export function selectCompanies(db: Db, owner: Owner) {
  return (
    db
      .selectFrom("companies")
      .where("companies.owner", "=", owner)
      // Private ones are found by their customers.
      .where("companies.private", "=", 0)
      .select(["_id", "name", "industry", "clientCount"])
  );
}

/** In the order of their ids. */
export async function readCompanies(db: Db, owner: Owner, ids: readonly string[]) {
  const rows = await selectCompanies(db, owner)
    .where(isOneOf(db, "companies._id", ids))
    .execute();
  return inOrder(rows, ids);
}

/** In the order of their ids. */
export async function readCustomers(db: Db, owner: Owner, ids: readonly string[]) {
  const rows = await db
    .selectFrom("customers")
    .innerJoin("companies", byId("companies", "customers.company"))
    .where("customers.owner", "=", owner)
    .where(isOneOf(db, "customers._id", ids))
    .select([
      "customers._id",
      "customers.name",
      "customers.email",
      "customers.phone",
      "customers.status",
      "customers.value",
      "customers.company",
      "companies.name as companyName",
      "companies.private",
      "customers.lastContact",
    ])
    .execute();
  const found = rows.map((row) => ({
    ...row,
    private: row.private === 1,
    value: toDollars(row.value),
    lastContact: row.lastContact || null,
  }));
  return inOrder(found, ids);
}

function inOrder<Row extends { _id: string }>(rows: Row[], ids: readonly string[]): Row[] {
  return rows.sort((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
}
