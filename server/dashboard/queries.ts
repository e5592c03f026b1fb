import { type ExpressionBuilder, sql } from "kysely";
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
import { type Db, engineOf, type Owner } from "../db/engine/database.ts";
import { asJson, fromJson } from "../db/query/json-rows.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, type RowsOf, readRows } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import type { Tables } from "../db/schema.ts";
import { isOfOther } from "../letters/queries.ts";

const lastMoment = "9999-12-31T23:59:59.999Z";

/** Whose bookings are counted, and when. */
interface Waiting {
  now: string;
  /** What begins after that, by whatever clock, may not be over. */
  begin: string;
  /** In the list of who takes one. */
  taker: string;
}

/** Milliseconds that a wall clock is from UTC at most, and half a day, which nothing takes longer than. */
const furthest = 26 * 3_600_000;

/** What New Bookings lists, see server/booking/desk/queries.ts; what was proposed counts up to a day longer. */
function selectWaiting(db: Db, { owner, now, begin, taker }: Placeholders<Since & Waiting>) {
  return db
    .selectFrom("bookings")
    .where("owner", "=", owner)
    .where((eb) => eb.or([eb("end", ">", now), eb("seriesEnd", ">", now)]))
    .where("takers", "like", taker)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "asked"), eb("lapsesAt", ">", now)]),
        eb.and([
          eb("state", "=", "proposed"),
          eb.exists(selectIts(eb).where("appointments.date", ">", begin)),
        ]),
        eb.and([
          eb("times", "like", '%"proposed":"%'),
          eb("state", "in", ["booked", "proposed"]),
          proposesTime(db, begin),
          eb.exists(selectIts(eb)),
        ]),
        eb.and([
          eb("state", "=", "booked"),
          eb("isNew", "=", 1),
          eb("checkedAt", "is", null),
          eb.exists(selectIts(eb).whereRef("appointments.customer", "=", "bookings.customer")),
        ]),
        eb.exists(
          eb
            .selectFrom("bookingMails")
            .whereRef("bookingMails.owner", "=", "bookings.owner")
            .whereRef("bookingMails.booking", "=", "bookings._id")
            .where("bookingMails.state", "in", ["failed", "unknown"])
            .where("bookingMails.kind", "<>", "confirm")
            .select("bookingMails._id"),
        ),
      ]),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"));
}

/** Whether another time is proposed for one of a series that begins after a moment, where its rule or somebody puts it. */
function proposesTime(db: Db, begin: Placeholders<Waiting>["begin"]) {
  const times =
    engineOf(db) === "sqlite"
      ? sql`json_each("bookings"."times") AS "told"`
      : sql`jsonb_array_elements("bookings"."times"::jsonb) AS "told" ("value")`;
  return sql<boolean>`EXISTS (SELECT 1 FROM ${times} LEFT JOIN "appointments" AS "own"
    ON "own"."owner" = "bookings"."owner"
      AND "own"."_id" = "bookings"."appointment" || '_' || ("told"."value" ->> 'day')
    WHERE "told"."value" ->> 'proposed' IS NOT NULL
      AND coalesce("own"."date", ("told"."value" ->> 'day') || 'T24') > ${begin})`;
}

/** The appointment of a booking, where it takes place. */
function selectIts(eb: ExpressionBuilder<Tables, "bookings">) {
  return eb
    .selectFrom("appointments")
    .whereRef("appointments.owner", "=", "bookings.owner")
    .whereRef("appointments._id", "=", "bookings.appointment")
    .where("appointments.outcome", "is distinct from", "canceled")
    .where(({ not }) => not(isOfOther("bookings", "appointments")))
    .select("appointments._id");
}

/** One statement: several, each for itself, took a third longer. */
const overview = prepared((db, values: Placeholders<Since & Waiting>) => {
  const { owner } = values;
  return db.selectNoFrom([
    asJson(db, selectStatuses(db, owner)).as("statuses"),
    asJson(db, selectCompanies(db, owner)).as("totals"),
    asJson(db, selectCreated(db, values)).as("created"),
    asJson(db, selectNewest(db, owner, recentCount)).as("newest"),
    asJson(db, selectWaiting(db, values)).as("waiting"),
  ]);
});

/** The same of what some people are responsible for, which no trigger counts. */
const overviewOf = prepared(selectOverviewOf, { isWide: true });

function selectOverviewOf(db: Db, values: Placeholders<Since & Waiting & { people: string }>) {
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
    asJson(db, selectWaiting(db, values)).as("waiting"),
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
  { me, now, people }: { me: string; now: Date; people?: readonly string[] | undefined },
): Promise<Dashboard> {
  const since = {
    // Where nothing counts as new, what was created after the last moment there is.
    ...toSince(owner, createdFrom ?? lastMoment),
    ...{ now: now.toISOString(), taker: `%"${me}"%` },
    begin: new Date(now.getTime() - furthest).toISOString(),
  };
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
    newBookings: Number(fromJson(found.waiting)[0]?.count ?? 0),
  };
}
