import { sql } from "kysely";
import { weekdayOf } from "../../appointments/filter.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { sumOf } from "../../db/query/lists.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared } from "../../db/query/prepared.ts";

// What the triggers have counted: of a period no appointment is read but those of two days.

interface Span {
  owner: Owner;
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
export const firstHour = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db
    .selectFrom("appointmentTotals")
    .where("owner", "=", owner)
    .select("hour")
    .orderBy("hour")
    .limit(1),
);

/** What is not canceled, of few days. */
export const uncanceled = prepared((db, { owner, begin, end }: Placeholders<Span>) =>
  db
    .selectFrom("appointments")
    .where("owner", "=", owner)
    .where("date", ">=", begin)
    .where("date", "<=", end)
    .where("repeat", "=", "")
    .where((eb) => eb.or([eb("outcome", "is", null), eb("outcome", "<>", "canceled")]))
    .select(["date", "duration", "outcome"]),
);

function selectTotals(db: Db, { owner, begin, end }: Placeholders<Span>) {
  return db
    .selectFrom("appointmentTotals")
    .where("owner", "=", owner)
    .where("hour", ">=", begin)
    .where("hour", "<=", end);
}
