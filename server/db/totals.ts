import type { CustomerStatus } from "../../shared/statuses.ts";
import type { Db, Owner } from "./database.ts";

/** What the triggers have counted: no row of the owner's own is read for it. Money in cents. */
export async function readCompanyTotal(db: Db, owner: Owner): Promise<number> {
  const found = await db
    .selectFrom("ownerTotals")
    .where("owner", "=", owner)
    .select("companies")
    .executeTakeFirst();
  return found?.companies ?? 0;
}

/** Statuses that no customer ever had are missing. */
export async function readStatusTotals(db: Db, owner: Owner) {
  return db
    .selectFrom("statusTotals")
    .where("owner", "=", owner)
    .select(["status", "customers", "value"])
    .execute();
}

/** Number and value of the customers, of one status or of all. */
export async function readCustomerTotal(db: Db, owner: Owner, status?: CustomerStatus) {
  const totals = await readStatusTotals(db, owner);
  const counted = totals.filter((total) => status === undefined || total.status === status);
  return {
    customers: counted.reduce((sum, { customers }) => sum + customers, 0),
    value: counted.reduce((sum, { value }) => sum + value, 0),
  };
}
