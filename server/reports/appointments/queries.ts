import { sql } from "kysely";
import { isOfPeople, weekdayOf } from "../../appointments/filter.ts";
import type { Db } from "../../db/engine/database.ts";
import { sumOf } from "../../db/query/lists.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";
import type { Tables } from "../../db/schema.ts";
import type { OfPeople } from "../../filters/people.ts";

// What the triggers have counted: of a period no appointment is read but those of two days.

interface Span extends OfPeople {
  /** As toSpan has them. */
  begin: string;
  end: string;
}

/** By day; a repeating one counts once, on its first day. */
export const dayTotals = prepared((db, span: Placeholders<Span>) =>
  selectTotals(db, span)
    .select(sql<string>`substr("hour", 1, 10)`.as("day"))
    .select(
      (["appointments", "held", "noShow", "canceled"] as const).map((name) => sumOf(name).as(name)),
    )
    .groupBy(sql`substr("hour", 1, 10)`),
);

/** Those held that have a time. */
export const hourTotals = prepared((db, span: Placeholders<Span>) => {
  const weekday = weekdayOf(db, sql.ref("hour"));
  const hour = sql<string>`substr("hour", 12)`;
  return selectTotals(db, span)
    .where("held", ">", 0)
    .where(hour, "<>", "")
    .select([weekday.as("weekday"), hour.as("hour"), sumOf("held").as("held")])
    .groupBy([weekday, hour]);
});

/** No row where there are no appointments. */
export const firstHour = prepared((db, { owner, people }: Placeholders<OfPeople>) =>
  people
    ? db
        .selectFrom("appointments")
        .where("owner", "=", owner)
        .where(isOfPeople(db, people))
        .select(hourOf.as("hour"))
        .orderBy("date")
        .limit(1)
    : db
        .selectFrom("appointmentTotals")
        .where("owner", "=", owner)
        .select("hour")
        .orderBy("hour")
        .limit(1),
);

/** What is not canceled, of few days. */
export const uncanceled = prepared((db, { owner, people, begin, end }: Placeholders<Span>) =>
  db
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("date", ">=", begin)
    .where("date", "<=", end)
    .where("repeat", "=", "")
    .where(isOfPeople(db, people))
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "<>", "canceled")]))
    .select(["date", "duration", "outcome"]),
);

/** What triggers keep of everyone; of some people it is summed from their appointments. */
function selectTotals(db: Db, { owner, people, begin, end }: Placeholders<Span>) {
  const count = (outcome: string) =>
    sql`CAST(sum(CASE "outcome" WHEN ${sql.lit(outcome)} THEN 1 ELSE 0 END) AS bigint)`;
  const own = sql<Tables["appointmentTotals"]>`(SELECT "owner", ${hourOf} AS "hour",
      count(*) AS "appointments", ${count("held")} AS "held", ${count("no-show")} AS "noShow",
      ${count("canceled")} AS "canceled"
    FROM "appointments" WHERE "owner" = ${owner} AND "date" >= ${begin} AND "date" <= ${end}
      AND ${people ? isOfPeople(db, people) : sql`1 = 1`}
    GROUP BY "owner", ${hourOf})`;
  const sums = people ? own : sql<Tables["appointmentTotals"]>`"appointmentTotals"`;
  return db
    .selectFrom(sums.as("appointmentTotals"))
    .where("owner", "=", owner)
    .where("hour", ">=", begin)
    .where("hour", "<=", end);
}

const hourOf = sql<string>`substr("date", 1, 13)`;
