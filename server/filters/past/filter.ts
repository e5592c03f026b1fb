import { type Expression, sql } from "kysely";
import type { Where } from "../../db/query/list-description.ts";
import type { OrPlaceholder, Placeholders } from "../../db/query/placeholders.ts";
import { isListed } from "../../db/query/search/candidates.ts";
import type { PastValues } from "./narrowing.ts";

// What the entries of statusChanges say, by the columns that triggers keep in them. Indexes have all that
// is asked for, but only with these very conditions.

/** The status changes with the entry `s`. */
export const isMove = sql<boolean>`("s"."until" IS NOT NULL AND "s"."company" IS NOT NULL)`;

/** With it the status becomes Deal Closed. */
export const isClosing = sql<boolean>`("s"."toStatus" = 'Deal Closed' AND ${isMove})`;

/** What the customer of a move `s` was before an instant that is not after it; null: not there yet. */
function statusBefore(owner: OrPlaceholder<string>, instant: OrPlaceholder<string>) {
  // Only of those that moved more than once since another entry is looked up.
  return sql<string | null>`CASE WHEN "s"."addedAt" >= ${instant} THEN NULL
    WHEN "s"."stayedSince" < ${instant} THEN "s"."fromStatus"
    ELSE (SELECT "e"."toStatus" FROM "statusChanges" AS "e" WHERE "e"."owner" = ${owner}
      AND "e"."customer" = "s"."customer" AND "e"."at" < ${instant}
      ORDER BY "e"."at" DESC LIMIT 1) END`;
}

export function narrowByPast(
  values: Placeholders<PastValues>,
  { db, owner }: Where,
): Expression<boolean>[] {
  return Object.keys(values).flatMap((name) => {
    const [, what, place] = /^(on|closed|moved)End(\d+)$/.exec(name) ?? [];
    // as: of these very forms.
    const value = (prefix: string) =>
      values[`${prefix}${place}` as keyof PastValues] as Expression<string> | undefined;
    const end = value(`${what}End`);
    if (!what || !end) return [];
    const begin = value(`${what}Begin`);
    const isAmong = (conditions: Expression<boolean>) => sql<boolean>`"customers"."_id" IN (
      SELECT "s"."customer" FROM "statusChanges" AS "s"
      WHERE "s"."owner" = ${owner} AND ${conditions})`;
    if (what === "on") {
      const list = value("onStatuses");
      const not = value("onNot");
      if (!list) return [];
      const was = isAmong(sql<boolean>`"s"."at" < ${end} AND "s"."until" >= ${end} AND ${isMove}
        AND ${isListed(db, "s.toStatus", list)}`);
      return [not ? sql<boolean>`NOT (${was})` : was];
    }
    const isWithin = sql<boolean>`"s"."at" >= ${begin} AND "s"."at" < ${end}`;
    if (what === "closed") return [isAmong(sql<boolean>`${isWithin} AND ${isClosing}`)];
    if (!begin) return [];
    return [
      isAmong(sql<boolean>`${isWithin} AND "s"."until" >= ${end} AND ${isMove}
        AND coalesce(${statusBefore(owner, begin)}, '') <> "s"."toStatus"`),
    ];
  });
}
