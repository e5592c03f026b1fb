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
export const firstHour = prepared((db, of: Placeholders<OfPeople>) =>
  hourSums(db, of).select("hour").orderBy("hour").limit(1),
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

function selectTotals(db: Db, { begin, end, ...of }: Placeholders<Span>) {
  return hourSums(db, of).where("hour", ">=", begin).where("hour", "<=", end);
}

/** What triggers keep of everyone; of some people it is summed from their appointments. */
function hourSums(db: Db, { owner, people }: Placeholders<OfPeople>) {
  const sums = db.selectFrom("appointmentTotals").where("owner", "=", owner);
  if (!people) return sums;
  const count = (outcome: string) =>
    sql`CAST(sum(CASE "outcome" WHEN ${sql.lit(outcome)} THEN 1 ELSE 0 END) AS bigint)`;
  const own = sql<Tables["appointmentTotals"]>`(SELECT "owner", substr("date", 1, 13) AS "hour",
      count(*) AS "appointments", ${count("held")} AS "held", ${count("no-show")} AS "noShow",
      ${count("canceled")} AS "canceled"
    FROM "appointments" WHERE "owner" = ${owner} AND ${isOfPeople(db, people)}
    GROUP BY "owner", substr("date", 1, 13))`;
  return db.selectFrom(own.as("appointmentTotals")).where("owner", "=", owner);
}
