import { type Dashboard, recentCount } from "../../shared/dashboard.ts";
import { toDollars } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { newestCustomers, toCustomer } from "../customers/queries.ts";
import { newTotals, ownerTotals, statusTotals, sum, sumNew } from "../customers/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readTogether } from "../db/query/prepared.ts";

const lastMoment = "9999-12-31T23:59:59.999Z";

/** All that the overview shows of companies and customers, seen at one moment. */
export async function readDashboard(
  db: Db,
  owner: Owner,
  createdFrom: string | undefined,
): Promise<Dashboard> {
  // Where nothing counts as new, what was created after the last moment there is.
  const [counted, [totals], newest, ...fresh] = await readTogether(db, owner, [
    statusTotals({ owner }),
    ownerTotals({ owner }),
    newestCustomers({ owner, limit: recentCount }),
    ...newTotals(owner, createdFrom ?? lastMoment),
  ]);
  const { customers, value } = sum(counted);
  const created = sumNew(...fresh);
  return {
    totals: {
      companies: totals?.companies ?? 0,
      customers,
      value: toDollars(value),
      newCompanies: created.companies,
      newCustomers: created.customers,
    },
    statuses: customerStatuses.map((status) => {
      const total = counted.find((row) => row.status === status);
      return { status, customers: total?.customers ?? 0, value: toDollars(total?.value ?? 0) };
    }),
    recentCustomers: newest.map(toCustomer),
  };
}
