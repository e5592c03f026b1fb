import { type Dashboard, recentCount } from "../../shared/dashboard.ts";
import { toDollars } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { listNewestCustomers } from "../customers/queries.ts";
import { type Db, inSnapshot, type Owner } from "../db/database.ts";
import { toInstant } from "../db/lists.ts";
import { readCompanyTotal, readStatusTotals } from "../db/totals.ts";

/** All that the overview shows of companies and customers, seen at one moment. */
export async function readDashboard(
  db: Db,
  owner: Owner,
  createdFrom: string | undefined,
): Promise<Dashboard> {
  return inSnapshot(db, async (tx) => {
    const counted = await readStatusTotals(tx, owner);
    // Summed in cents and divided once, so that no cent is lost.
    const cents = counted.reduce((sum, { value }) => sum + value, 0);
    return {
      totals: {
        companies: await readCompanyTotal(tx, owner),
        customers: counted.reduce((sum, { customers }) => sum + customers, 0),
        value: toDollars(cents),
        newCompanies: await countNew(tx, owner, "companies", createdFrom),
        newCustomers: await countNew(tx, owner, "customers", createdFrom),
      },
      statuses: customerStatuses.map((status) => {
        const total = counted.find((row) => row.status === status);
        return { status, customers: total?.customers ?? 0, value: toDollars(total?.value ?? 0) };
      }),
      recentCustomers: await listNewestCustomers(tx, owner, recentCount),
    };
  });
}

async function countNew(
  db: Db,
  owner: Owner,
  table: "companies" | "customers",
  createdFrom: string | undefined,
): Promise<number> {
  if (createdFrom === undefined) return 0;
  const { n } = await db
    .selectFrom(table)
    .where("owner", "=", owner)
    .where("createdAt", ">=", toInstant(createdFrom))
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}
