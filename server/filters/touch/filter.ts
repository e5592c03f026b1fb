import { type Expression, sql } from "kysely";
import { type Db, engineOf } from "../../db/engine/database.ts";
import type { Where } from "../../db/query/list-description.ts";
import type { OrPlaceholder } from "../../db/query/placeholders.ts";
import type { Place, TouchValues } from "./narrowing.ts";

type Stand = {
  [Name in keyof TouchValues]: Expression<NonNullable<TouchValues[Name]>> | undefined;
};

/** By what customers were when a day ended: of those without a follow-up time neither is true. */
export function narrowByTouch(values: Stand, { db, owner }: Where): Expression<boolean>[] {
  const places = Object.keys(values).flatMap((name) => /^touchDay(\d+)$/.exec(name)?.[1] ?? []);
  return places.flatMap((text) => {
    // as: of this very form.
    const place = text as Place;
    const [day, end] = [values[`touchDay${place}`], values[`touchEnd${place}`]];
    const starts = values[`touchStarts${place}`];
    if (!day || !end || !starts) return [];
    const start = startFor(db, { owner, end, starts });
    const isTouched = sql<boolean>`EXISTS (
      SELECT 1 FROM "contactDays" AS "d" WHERE "d"."owner" = ${owner}
        AND "d"."customer" = "customers"."_id" AND "d"."day" >= ${start} AND "d"."day" <= ${day}
        AND "d"."withdrawnAt" IS NULL)`;
    if (!values[`touchNot${place}`]) return [isTouched];
    return [sql<boolean>`(${start} IS NOT NULL AND NOT ${isTouched})`];
  });
}

interface Starts {
  owner: OrPlaceholder<string>;
  end: Expression<string>;
  starts: Expression<string>;
}

/** The first day of contact that is recent enough for what a customer was before an instant, if any is. */
function startFor(db: Db, { owner, end, starts }: Starts) {
  return sql`(${toObject(db, starts)} ->> (
    SELECT "s"."toStatus" FROM "statusChanges" AS "s" WHERE "s"."owner" = ${owner}
      AND "s"."customer" = "customers"."_id" AND "s"."at" < ${end}
    ORDER BY "s"."at" DESC LIMIT 1))`;
}

/** Its values are read by `->>`. */
export function toObject(db: Db, json: Expression<string>) {
  return engineOf(db) === "sqlite" ? json : sql`${json}::jsonb`;
}
