import { type RawBuilder, sql } from "kysely";
import {
  type DuplicateKind,
  type DuplicateReason,
  mergeLimit,
} from "../../shared/matching/duplicate-kinds.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byNumber, type PageValues, toPage, toPageValues } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { kindOf } from "../db/records/records.ts";
import { type Rule, rules, separator } from "./rules.ts";

// Groups are counted together from the indexes alone, one walk through each: no record is compared
// with another one, and none is read but those that are shown.

/** A group of records that may be the same. */
interface FoundGroup {
  _id: string;
  reason: DuplicateReason;
  total: number;
}

/** What is not to be shown, or alone; lists in JSON. */
interface Dismissed {
  owner: Owner;
  /** Groups with the number of their records. */
  groups: string;
  /** Groups, however many are in them. */
  shared: string;
}

/** Private companies are no duplicates of each other: their customers may be. */
function isMeant(table: DuplicateKind): RawBuilder<unknown> {
  const { uncounted } = kindOf(table);
  return uncounted ? sql`AND ${sql.ref(uncounted)} = 0` : sql``;
}

function keyOf({ same }: Rule) {
  return same.map((column) => `"${column}"`).join(` || '${separator}' || `);
}

/** The groups of one rule; `low…` and `high…` are equal where all of one are in one of another rule. */
function toGroups(
  table: DuplicateKind,
  rule: Rule,
  earlier: readonly Rule[],
  owner: Placeholders<Dismissed>["owner"],
): RawBuilder<unknown> {
  const [key = ""] = rule.same;
  const others = earlier
    .filter(({ same }) => same.length === 1)
    .map(
      ({ name, same: [column] }) =>
        `, min("${column}") AS "low_${name}", max("${column}") AS "high_${name}"`,
    );
  return sql`${sql.ref(rule.name)} AS (
    SELECT ${sql.raw(`${keyOf(rule)} AS "key", count(*) AS "n", count(DISTINCT ${rule.names}) AS "parts"${others.join("")}`)}
    FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ${sql.ref(key)} <> '' ${isMeant(table)}
    GROUP BY ${sql.raw(rule.same.map((column) => `"${column}"`).join(", "))}
    HAVING count(*) > 1 ${sql.raw(rule.only ? `AND ${rule.only}` : "")})`;
}

/** Without those that have the very same records as one of a surer rule. */
function selectGroups(rule: Rule, earlier: readonly Rule[]): string {
  const surer = earlier.filter(({ same }) => same.length === 1);
  const joins = surer.map(
    ({ name }) => `LEFT JOIN "${name}" AS "in_${name}" ON "g"."low_${name}" = "g"."high_${name}"
      AND "in_${name}"."key" = "g"."low_${name}" AND "in_${name}"."n" = "g"."n"`,
  );
  const isNew = surer.map(({ name }) => `"in_${name}"."key" IS NULL`);
  const [agree, differ] = rule.rank;
  return `SELECT '${rule.name}:' || "g"."key" AS "_id", '${rule.reason}' AS "reason", "g"."n" AS "total",
      CASE WHEN "g"."parts" < "g"."n" AND "g"."n" <= ${mergeLimit} THEN ${agree} ELSE ${differ} END AS "rank"
    FROM "${rule.name}" AS "g" ${joins.join(" ")} ${isNew.length > 0 ? `WHERE ${isNew.join(" AND ")}` : ""}`;
}

/** All groups of a kind, with whether they are dismissed. */
function allGroups(db: Db, kind: DuplicateKind, values: Placeholders<Dismissed>) {
  const all = rules[kind];
  const tables = all.map((rule, place) => toGroups(kind, rule, all.slice(0, place), values.owner));
  const selected = all.map((rule, place) => selectGroups(rule, all.slice(0, place)));
  const id = sql<string>`"all"."_id"`;
  return {
    tables: sql`WITH ${sql.join(tables)}, "all" AS (${sql.raw(selected.join(" UNION ALL "))})`,
    isDismissed: sql`(${isListed(db, id, values.shared)}
      OR ${isListed(db, sql<string>`("all"."_id" || ' ' || "all"."total")`, values.groups)})`,
  };
}

interface Paged extends Dismissed, PageValues {
  reason?: string;
}

const sortKeys = { rank: byNumber("rank") };

// as: the shape is what is asked for, see listGroups.
const pageOfGroups = prepared(
  (db, values: Placeholders<Paged>, shape) => {
    const [kind, wanted] = shape.split(" ");
    const { tables, isDismissed } = allGroups(db, kind as DuplicateKind, values);
    const { after0, after1, reason } = values;
    const isAsked = reason === undefined ? sql`true` : sql`"reason" = ${reason}`;
    const isAfter =
      after0 === undefined ? sql`true` : sql`("rank", "_id") > (${after0}, ${after1})`;
    return sql<FoundGroup & { cursor0: number; cursor1: string }>`${tables}
      SELECT "_id", "reason", "total", "rank" AS "cursor0", "_id" AS "cursor1" FROM "all"
      WHERE ${isAsked} AND ${isAfter} AND ${wanted === "dismissed" ? sql`` : sql`NOT`} ${isDismissed}
      ORDER BY "rank", "_id" LIMIT ${values.pageLimit}`;
  },
  { isWide: true },
);

/** A page of groups, the surest first. */
export async function listGroups(
  db: Db,
  dismissed: Dismissed,
  query: {
    kind: DuplicateKind;
    reason?: DuplicateReason | undefined;
    dismissed?: "true" | undefined;
    limit: number;
    cursor?: string | undefined;
  },
) {
  const paged = { ...query, sort: "rank" };
  const values = {
    ...dismissed,
    ...toPageValues(sortKeys, paged),
    ...(query.reason && { reason: query.reason }),
  };
  const shape = `${query.kind} ${query.dismissed ? "dismissed" : "open"}`;
  return toPage(await readRows(db, dismissed.owner, pageOfGroups(values, shape)), paged);
}

const countedGroups = prepared(
  (db, values: Placeholders<Dismissed>, kind) => {
    // as: see countGroups.
    const { tables, isDismissed } = allGroups(db, kind as DuplicateKind, values);
    const dismissed = sql<number>`coalesce(sum(CASE WHEN ${isDismissed} THEN 1 ELSE 0 END), 0)`;
    return sql<{ all: number; dismissed: number }>`${tables}
      SELECT count(*) AS "all", CAST(${dismissed} AS bigint) AS "dismissed" FROM "all"`;
  },
  { isWide: true },
);

export async function countGroups(db: Db, kind: DuplicateKind, dismissed: Dismissed) {
  const [counted] = await readRows(db, dismissed.owner, countedGroups(dismissed, kind));
  const { all = 0, dismissed: hidden = 0 } = counted ?? {};
  return { open: all - hidden, dismissed: hidden };
}

/** Keys as a group has them, and the oldest records of each. */
const membersOf = prepared(
  (
    db,
    { owner, keys, firsts }: Placeholders<{ owner: Owner; keys: string; firsts: string }>,
    shape,
  ) => {
    const [kind, name] = shape.split(" ");
    // as: see readMembers.
    const table = kind as DuplicateKind;
    const rule = rules[table].find((one) => one.name === name);
    if (!rule) throw new Error(`There is no rule ${shape}`);
    const [first = ""] = rule.same;
    const key = sql<string>`${sql.raw(keyOf(rule))}`;
    return sql<{ _id: string; key: string }>`SELECT "_id", "key" FROM (
      SELECT "_id", ${key} AS "key",
        row_number() OVER (PARTITION BY ${key} ORDER BY "createdAt", "_id") AS "place"
      FROM ${sql.table(table)} WHERE "owner" = ${owner} AND ${sql.ref(first)} <> ''
        ${isMeant(table)} AND ${isListed(db, first, firsts)} AND ${isListed(db, key, keys)}
    ) AS "members" WHERE "place" <= ${sql.lit(mergeLimit)} ORDER BY "place"`;
  },
  { isWide: true },
);

/** The ids of the oldest records of each group. */
export async function readMembers(
  db: Db,
  owner: Owner,
  kind: DuplicateKind,
  groups: readonly string[],
): Promise<Map<string, string[]>> {
  const members = new Map<string, string[]>();
  for (const { name } of rules[kind]) {
    const start = `${name}:`;
    const own = groups.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length));
    if (own.length === 0) continue;
    // By the first column alone an index finds them.
    const firsts = JSON.stringify(own.map((key) => key.split(separator)[0]));
    const values = { owner, keys: JSON.stringify(own), firsts };
    for (const row of await readRows(db, owner, membersOf(values, `${kind} ${name}`))) {
      const id = `${start}${row.key}`;
      members.set(id, [...(members.get(id) ?? []), row._id]);
    }
  }
  return members;
}
