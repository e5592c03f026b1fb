import { type RawBuilder, sql } from "kysely";
import { narrowAppointments } from "../../appointments/filter.ts";
import type { Db } from "../../db/engine/database.ts";
import { byId } from "../../db/query/joins.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import { allOf, isListed } from "../../db/query/search/candidates.ts";
import { isClosing, isMove } from "../../filters/past/filter.ts";
import type { OfPeople } from "../../filters/people.ts";
import { toObject } from "../../filters/touch/filter.ts";

type Of = Required<OfPeople>;

/** Who is on the desk or was, in order of joining; those who have left may still have figures. */
export const membersOf = prepared((db, { owner }: Placeholders<Pick<Of, "owner">>) =>
  db
    .selectFrom("members")
    .leftJoin("users", "users._id", "members.user")
    .where("members.desk", "=", owner)
    .select(["members.user as person", "members.role", "members.leftAt"])
    .select(({ fn }) => fn.coalesce("users.name", "members.leftName").as("name"))
    .orderBy("members.joinedAt")
    .orderBy("members.user"),
);

function isTheirs(db: Db, { owner, people }: Placeholders<Of>) {
  return sql`"customers"."owner" = ${owner} AND ${isListed(db, "customers.responsible", people)}`;
}

type Within = Of & { begin: string; end: string };

export const addedBy = prepared(
  (db, { begin, end, ...of }: Placeholders<Within>) =>
    sql<{ person: string; added: number }>`SELECT "responsible" AS "person", count(*) AS "added"
      FROM "customers" WHERE ${isTheirs(db, of)}
        AND "createdAt" >= ${begin} AND "createdAt" < ${end}
      GROUP BY "responsible"`,
);

/** Customers that closed, each once. */
export const closedBy = prepared(
  (db, { begin, end, ...of }: Placeholders<Within>) =>
    sql<{ person: string; closed: number }>`SELECT "responsible" AS "person", count(*) AS "closed"
      FROM "statusChanges" AS "s"
        JOIN "customers" ON "customers"."_id" = "s"."customer" AND ${isTheirs(db, of)}
      WHERE "s"."owner" = ${of.owner} AND "s"."at" >= ${begin} AND "s"."at" < ${end} AND ${isClosing}
        AND ("s"."closedBefore" IS NULL OR "s"."closedBefore" < ${begin})
      GROUP BY "responsible"`,
);

interface Held {
  person: string;
  customers: number;
  value: number;
  /** Those with a status that wants contact, and of them those that had it in time. */
  touched: number;
  kept: number;
}

type Touching = Of & { day: string; starts: string };

/** Until the end of a day, by a status of each customer or of each entry, of which null are none. */
function countTouched(
  db: Db,
  { owner, day, starts }: Placeholders<Touching>,
  status: RawBuilder<unknown>,
) {
  const start = sql`(${toObject(db, starts)} ->> ${status})`;
  // By clocks that differ, and of a day that is over, the last contact may be on a later day.
  const isInTime = sql`CASE WHEN "lastContact" > ${day} THEN EXISTS (
      SELECT 1 FROM "contactDays" AS "d" WHERE "d"."owner" = ${owner}
        AND "d"."customer" = "customers"."_id" AND "d"."day" <= ${day} AND "d"."withdrawnAt" IS NULL
        AND "d"."day" >= ${start})
    ELSE "lastContact" >= ${start} END`;
  return sql`count(${start}) AS "touched",
    CAST(sum(CASE WHEN ${start} IS NOT NULL AND ${isInTime} THEN 1 ELSE 0 END) AS bigint) AS "kept"`;
}

/** What each is responsible for now. */
export const presentOf = prepared(
  (db, of: Placeholders<Touching>) =>
    sql<Held>`SELECT "responsible" AS "person", count(*) AS "customers",
        CAST(sum("value") AS bigint) AS "value", ${countTouched(db, of, sql`"status"`)}
      FROM "customers" WHERE ${isTheirs(db, of)} GROUP BY "responsible"`,
);

/** The same when an instant had passed: what entries added until then, and by the moves in force then. */
export const pastOf = prepared((db, { end, ...of }: Placeholders<Touching & { end: string }>) => {
  const status = sql`CASE WHEN "s"."until" >= ${end} AND ${isMove} THEN "s"."toStatus" END`;
  return sql<Held>`SELECT "responsible" AS "person",
      CAST(sum(CASE WHEN "s"."fromStatus" IS NULL THEN 1 ELSE 0 END) AS bigint) AS "customers",
      CAST(sum("s"."toValue" - coalesce("s"."fromValue", 0)) AS bigint) AS "value",
      ${countTouched(db, of, status)}
    FROM "customers" JOIN "statusChanges" AS "s"
      ON "s"."owner" = ${of.owner} AND "s"."customer" = "customers"."_id" AND "s"."at" < ${end}
    WHERE ${isTheirs(db, of)} GROUP BY "responsible"`;
});

interface HeldIn extends Of {
  firstDay: string;
  last: string;
  outcome: string;
  today: string;
  wallTime: string;
  earliest: string;
}

/** The appointments held that a list of them would have. */
function heldIn(db: Db, { owner, people, ...ending }: Placeholders<HeldIn>) {
  return db
    .selectFrom("appointments")
    .where("appointments.owner", "=", owner)
    .where(isListed(db, "appointments.host", people))
    .where(allOf(narrowAppointments(ending, { db, owner })))
    .select("appointments.host as person")
    .select(({ fn }) => fn.countAll<number>().as("held"));
}

export const heldBy = prepared((db, values: Placeholders<HeldIn>) =>
  heldIn(db, values)
    .select(
      sql<number>`CAST(sum(CASE WHEN length("appointments"."date") > 10 THEN "appointments"."duration" ELSE 0 END) AS bigint)`.as(
        "minutes",
      ),
    )
    .groupBy("host"),
);

export const heldWith = prepared((db, values: Placeholders<HeldIn>) =>
  heldIn(db, values)
    .innerJoin("companies", byId("companies", "appointments.company"))
    .select(["company", "companies.name"])
    .groupBy(["host", "company", "companies.name"]),
);
