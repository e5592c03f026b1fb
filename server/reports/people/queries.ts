import { sql } from "kysely";
import { narrowAppointments } from "../../appointments/filter.ts";
import type { Db } from "../../db/engine/database.ts";
import { sumOf } from "../../db/query/lists.ts";
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

interface Held {
  person: string;
  customers: number;
  value: number;
}

function isTheirs(db: Db, { owner, people }: Placeholders<Of>) {
  return sql`"customers"."owner" = ${owner} AND ${isListed(db, "customers.responsible", people)}`;
}

/** What each is responsible for now. */
export const presentOf = prepared((db, of: Placeholders<Of>) =>
  db
    .selectFrom("personTotals")
    .where("owner", "=", of.owner)
    .where(isListed(db, "person", of.people))
    .groupBy("person")
    .select(["person", sumOf("customers").as("customers"), sumOf("value").as("value")]),
);

/** The same when an instant had passed: what entries added until then. */
export const heldBefore = prepared(
  (db, { end, ...of }: Placeholders<Of & { end: string }>) =>
    sql<Held>`SELECT "responsible" AS "person",
        CAST(sum(CASE WHEN "s"."fromStatus" IS NULL THEN 1 ELSE 0 END) AS bigint) AS "customers",
        CAST(sum("s"."toValue" - coalesce("s"."fromValue", 0)) AS bigint) AS "value"
      FROM "customers" JOIN "statusChanges" AS "s"
        ON "s"."owner" = ${of.owner} AND "s"."customer" = "customers"."_id" AND "s"."at" < ${end}
      WHERE ${isTheirs(db, of)} GROUP BY "responsible"`,
);

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

interface Touched {
  person: string;
  customers: number;
  kept: number;
}

/**
 * By what customers were when a day ended, and whether they had been contacted in time; without an `end`
 * the day is not over, and customers are what they are now.
 */
export const touchedBy = prepared(
  (
    db,
    { day, end, starts, ...of }: Placeholders<Of & { day: string; end?: string; starts: string }>,
  ) => {
    const { owner } = of;
    const startOf = (status: string) => sql`(${toObject(db, starts)} ->> ${sql.ref(status)})`;
    const isKept = sql`EXISTS (SELECT 1 FROM "contactDays" AS "d" WHERE "d"."owner" = ${owner}
      AND "d"."customer" = "each"."_id" AND "d"."day" <= ${day} AND "d"."withdrawnAt" IS NULL
      AND "d"."day" >= "start")`;
    const each = end
      ? sql`SELECT "responsible" AS "person", "customers"."_id", ${startOf("s.toStatus")} AS "start"
          FROM "customers" JOIN "statusChanges" AS "s"
            ON "s"."owner" = ${owner} AND "s"."customer" = "customers"."_id"
              AND "s"."at" < ${end} AND "s"."until" >= ${end} AND ${isMove}
          WHERE ${isTheirs(db, of)}`
      : sql`SELECT "responsible" AS "person", "_id", ${startOf("status")} AS "start", "lastContact"
          FROM "customers" WHERE ${isTheirs(db, of)}`;
    // By clocks that differ, the last contact may be on a later day.
    const isInTime = end
      ? isKept
      : sql`CASE WHEN "lastContact" > ${day} THEN ${isKept} ELSE "lastContact" >= "start" END`;
    return sql<Touched>`SELECT "person", count("start") AS "customers",
        CAST(sum(CASE WHEN "start" IS NOT NULL AND ${isInTime} THEN 1 ELSE 0 END) AS bigint) AS "kept"
      FROM (${each}) AS "each" GROUP BY "person"`;
  },
);

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
    .innerJoin("companies", (join) =>
      join
        .onRef("companies.owner", "=", "appointments.owner")
        .onRef("companies._id", "=", "appointments.company"),
    )
    .select(["company", "companies.name"])
    .groupBy(["host", "company", "companies.name"]),
);
