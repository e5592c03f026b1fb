import { type Dashboard, recentCount } from "../../shared/dashboard.ts";
import { toDollars } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { listNewestCustomers } from "../customers/queries.ts";
import { type Db, inSnapshot, type Owner } from "../db/database.ts";
import { readNewTotals, readOwnerTotals, readStatusTotals } from "../db/totals.ts";

const none = { companies: 0, customers: 0 };

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
    const { companies } = await readOwnerTotals(tx, owner);
    const fresh = createdFrom === undefined ? none : await readNewTotals(tx, owner, createdFrom);
    return {
      totals: {
        companies,
        customers: counted.reduce((sum, { customers }) => sum + customers, 0),
        value: toDollars(cents),
        newCompanies: fresh.companies,
        newCustomers: fresh.customers,
      },
      statuses: customerStatuses.map((status) => {
        const total = counted.find((row) => row.status === status);
        return { status, customers: total?.customers ?? 0, value: toDollars(total?.value ?? 0) };
      }),
      recentCustomers: await listNewestCustomers(tx, owner, recentCount),
    };
  });
}
