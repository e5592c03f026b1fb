import { type Dashboard, recentCount } from "../../shared/dashboard.ts";
import { toDollars } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { selectNewest, toCustomer } from "../customers/queries.ts";
import {
  type Since,
  selectCreated,
  selectCreatedOf,
  selectStatusesOf,
  toSince,
} from "../customers/totals.ts";
import { sum } from "../db/derived/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { asJson, fromJson } from "../db/query/json-rows.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, type RowsOf, readRows } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";

const lastMoment = "9999-12-31T23:59:59.999Z";

/** One statement: several, each for itself, took a third longer. */
const overview = prepared((db, values: Placeholders<Since>) => {
  const { owner } = values;
  return db.selectNoFrom([
    asJson(db, selectStatuses(db, owner)).as("statuses"),
    asJson(db, selectCompanies(db, owner)).as("totals"),
    asJson(db, selectCreated(db, values)).as("created"),
    asJson(db, selectNewest(db, owner, recentCount)).as("newest"),
  ]);
});

/** The same of what some people are responsible for, which no trigger counts. */
const overviewOf = prepared(selectOverviewOf, { isWide: true });

function selectOverviewOf(db: Db, values: Placeholders<Since & { people: string }>) {
  const { owner, people } = values;
  const companies = db
    .selectFrom("companies")
    .where("owner", "=", owner)
    .where("private", "=", 0)
    .where(isListed(db, "responsible", people));
  return db.selectNoFrom([
    asJson(db, selectStatuses(db, owner)).as("deskStatuses"),
    asJson(db, selectCompanies(db, owner)).as("deskTotals"),
    asJson(db, selectStatusesOf(db, values)).as("statuses"),
    asJson(
      db,
      companies.select(({ fn }) => fn.countAll<number>().as("companies")),
    ).as("totals"),
    asJson(db, selectCreatedOf(db, values)).as("created"),
    asJson(
      db,
      selectNewest(db, owner, recentCount).where(isListed(db, "customers.responsible", people)),
    ).as("newest"),
  ]);
}

function selectStatuses(db: Db, owner: Placeholders<Since>["owner"]) {
  return db
    .selectFrom("statusTotals")
    .where("owner", "=", owner)
    .select(["status", "customers", "value"]);
}

function selectCompanies(db: Db, owner: Placeholders<Since>["owner"]) {
  return db.selectFrom("ownerTotals").where("owner", "=", owner).select("companies");
}

/** All that the overview shows of companies and customers, seen at one moment; of everyone without people. */
export async function readDashboard(
  db: Db,
  owner: Owner,
  createdFrom: string | undefined,
  people?: readonly string[],
): Promise<Dashboard> {
  // Where nothing counts as new, what was created after the last moment there is.
  const since = toSince(owner, createdFrom ?? lastMoment);
  if (!people) {
    const [found] = await readRows(db, owner, overview(since));
    if (!found) throw new Error("The overview has one row");
    return toDashboard(found);
  }
  const values = { ...since, people: JSON.stringify(people) };
  const [found] = await readRows(db, owner, overviewOf(values));
  if (!found) throw new Error("The overview has one row");
  const { customers, value } = sum(fromJson(found.deskStatuses));
  const companies = fromJson(found.deskTotals)[0]?.companies ?? 0;
  return { ...toDashboard(found), desk: { companies, customers, value: toDollars(value) } };
}

type Found = RowsOf<[ReturnType<typeof overview>]>[0][number];

function toDashboard(found: Found): Dashboard {
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
