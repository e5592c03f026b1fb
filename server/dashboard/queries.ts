import { type Dashboard, recentCount } from "../../shared/dashboard.ts";
import { toDollars } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { selectNewest, toCustomer } from "../customers/queries.ts";
import { type Since, selectCreated, toSince } from "../customers/totals.ts";
import { sum } from "../db/derived/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { asJson, fromJson } from "../db/query/json-rows.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";

const lastMoment = "9999-12-31T23:59:59.999Z";

/** One statement: several, each for itself, took a third longer. */
const overview = prepared((db, values: Placeholders<Since>) => {
  const { owner } = values;
  const statuses = db
    .selectFrom("statusTotals")
    .where("owner", "=", owner)
    .select(["status", "customers", "value"]);
  const totals = db.selectFrom("ownerTotals").where("owner", "=", owner).select("companies");
  return db.selectNoFrom([
    asJson(db, statuses).as("statuses"),
    asJson(db, totals).as("totals"),
    asJson(db, selectCreated(db, values)).as("created"),
    asJson(db, selectNewest(db, owner, recentCount)).as("newest"),
  ]);
});

/** All that the overview shows of companies and customers, seen at one moment. */
export async function readDashboard(
  db: Db,
  owner: Owner,
  createdFrom: string | undefined,
): Promise<Dashboard> {
  // Where nothing counts as new, what was created after the last moment there is.
  const [found] = await readRows(db, owner, overview(toSince(owner, createdFrom ?? lastMoment)));
  if (!found) throw new Error("The overview has one row");
  const counted = fromJson(found.statuses);
  const [created] = fromJson(found.created);
  const { customers, value } = sum(counted);
  return {
    totals: {
      companies: fromJson(found.totals)[0]?.companies ?? 0,
      customers,
      value: toDollars(value),
      newCompanies: created?.companies ?? 0,
      newCustomers: created?.customers ?? 0,
    },
    statuses: customerStatuses.map((status) => {
      const total = counted.find((row) => row.status === status);
      return { status, customers: total?.customers ?? 0, value: toDollars(total?.value ?? 0) };
    }),
    recentCustomers: fromJson(found.newest).map(toCustomer),
  };
}
