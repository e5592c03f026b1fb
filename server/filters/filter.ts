import { type Expression, type RawBuilder, sql } from "kysely";
import { type Db, engineOf } from "../db/engine/database.ts";
import { columnsOf, unread } from "../db/query/columns-of.ts";
import type { Where } from "../db/query/list-description.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { isListed } from "../db/query/search/candidates.ts";
import type { RecordTable } from "../db/schema.ts";
import type { NarrowingValues } from "./narrowing.ts";
import { narrowByPast } from "./past/filter.ts";
import { narrowByTouch } from "./touch/filter.ts";

type Stand = Placeholders<NarrowingValues>;

/** What rows of one kind are narrowed in. */
interface Narrowed {
  table: "customers" | "companies";
  value: string;
}

export function narrowCustomersBy(values: Stand, where: Where): Expression<boolean>[] {
  const { db } = where;
  const column = columnsOf("customers", where);
  const { companies, notCompanies, statuses } = values;
  return [
    ...narrowRows({ table: "customers", value: "value" }, values, where),
    ...range(column("lastContact"), values.contactMin, values.contactBelow),
    ...(values.noContact ? [sql<boolean>`${column("lastContact")} = ''`] : []),
    ...(companies ? [isListed(db, column("company"), companies)] : []),
    ...(notCompanies ? [not(isListed(db, column("company"), notCompanies))] : []),
    ...(statuses ? [isListed(db, column("status"), statuses)] : []),
    ...(values.noEmail ? [sql<boolean>`"customers"."email" = ''`] : []),
    ...(values.noPhone ? [sql<boolean>`${column("phone")} = ''`] : []),
    ...narrowByNext(values, where),
    ...narrowByTasks(values, where),
    ...narrowByTouch(values, where),
    ...narrowByPast(values, where),
  ];
}

export function narrowCompaniesBy(values: Stand, where: Where): Expression<boolean>[] {
  return narrowRows({ table: "companies", value: "totalValue" }, values, where);
}

function narrowRows({ table, value }: Narrowed, values: Stand, where: Where) {
  const { db, owner } = where;
  const column = columnsOf(table, where);
  const { notTagged, responsible, notResponsible } = values;
  const hasTag = (list: Expression<string>) => sql<boolean>`${sql.ref(`${table}._id`)} IN (
    SELECT "t"."record" FROM "tagged" AS "t" WHERE "t"."owner" = ${owner}
      AND "t"."kind" = ${sql.lit(table)} AND ${isListed(db, "t.tag", list)})`;
  const here = sql`(SELECT "m"."user" FROM "members" AS "m"
    WHERE "m"."desk" = ${owner} AND "m"."leftAt" IS NULL)`;
  // By who has customers an index finds those of each.
  const isOfSome = (which: RawBuilder<unknown>) =>
    table === "customers"
      ? sql<boolean>`${column("responsible")} IN (SELECT "p"."person" FROM "personTotals" AS "p"
          WHERE "p"."owner" = ${owner} AND "p"."person" ${which})`
      : sql<boolean>`${column("responsible")} ${which}`;
  const isOfNobody = isOfSome(sql`NOT IN ${here}`);
  const numbered = (name: "tagged" | "orNobody") =>
    Object.keys(values)
      .filter((one) => new RegExp(`^${name}\\d+$`).test(one))
      // as: of this very form.
      .map((one) => values[one as `${typeof name}${number}`]);
  const [tagged, orNobody] = [numbered("tagged"), numbered("orNobody")];
  return [
    ...narrowByImports(table, values, where),
    ...range(toScanned(column(value), where), values.valueMin, values.valueBelow),
    ...range(
      values.createdMin ? column("createdAt") : toScanned(column("createdAt"), where),
      values.createdMin,
      values.createdBelow,
    ),
    ...tagged.flatMap((list) => (list ? [hasTag(list)] : [])),
    ...(notTagged ? [not(hasTag(notTagged))] : []),
    ...(values.untagged ? [sql<boolean>`${column("tags")} = '[]'`] : []),
    ...(responsible ? [isListed(db, column("responsible"), responsible)] : []),
    ...orNobody.flatMap((list) =>
      list ? [sql<boolean>`(${isListed(db, column("responsible"), list)} OR ${isOfNobody})`] : [],
    ),
    ...(notResponsible ? [not(isListed(db, column("responsible"), notResponsible))] : []),
    ...(values.notOfNobody ? [isOfSome(sql`IN ${here}`)] : []),
    ...(values.nothing ? [sql<boolean>`1 = 0`] : []),
  ];
}

/** What an import has made or changed, as far as that is still kept. */
export function narrowByImports(
  table: RecordTable,
  values: { [imported: `imported${number}`]: Expression<string> | undefined },
  { db, owner }: Pick<Where, "db" | "owner">,
): Expression<boolean>[] {
  const names = Object.keys(values).filter((name) => /^imported\d+$/.test(name));
  // as: of this very form.
  const lists = names.map((name) => values[name as `imported${number}`]);
  return lists.flatMap((list) =>
    list
      ? [
          sql<boolean>`${sql.ref(`${table}._id`)} IN (
            SELECT "i"."record" FROM "changeRecords" AS "i" WHERE "i"."owner" = ${owner}
              AND ${isListed(db, "i.change", list)} AND "i"."kind" = ${sql.lit(table)})`,
        ]
      : [],
  );
}

/**
 * Where all are read: of the many that such a condition leaves, an index of its own has too little to go
 * by, and the rows would be read.
 */
function toScanned(column: RawBuilder<string>, { db, sort }: Where): RawBuilder<string> {
  return sort === undefined && engineOf(db) === "sqlite" ? unread(column) : column;
}

function range(
  column: RawBuilder<unknown>,
  min: Expression<unknown> | undefined,
  below: Expression<unknown> | undefined,
): Expression<boolean>[] {
  return [
    ...(min ? [sql<boolean>`${column} >= ${min}`] : []),
    ...(below ? [sql<boolean>`${column} < ${below}`] : []),
  ];
}

function not(condition: Expression<boolean>): Expression<boolean> {
  return sql<boolean>`NOT ${condition}`;
}

/** Of the customers that have one that is not over, the first of these. */
function narrowByNext(values: Stand, { db, owner }: Where): Expression<boolean>[] {
  const { nextMin, nextBelow, noNext, withTime, withEarlier } = values;
  if (!nextMin && !noNext) return [];
  const open = (more: RawBuilder<unknown>) => sql`(
    SELECT "a"."customer" FROM "appointments" AS "a"
    WHERE "a"."owner" = ${owner} AND ${isNotOver(db, values)} ${more})`;
  const id = sql`"customers"."_id"`;
  const isWith = (list: Expression<string>) => isListed(db, "customers._id", list);
  if (!nextMin) {
    const others = withTime ? sql`AND NOT ${isWith(withTime)}` : sql``;
    return [sql<boolean>`(${id} NOT IN ${open(sql``)} ${others})`];
  }
  const also = withTime ? sql`OR ${isWith(withTime)}` : sql``;
  return [
    sql<boolean>`(${id} IN ${open(nextBelow ? sql`AND "a"."date" < ${nextBelow}` : sql``)} ${also})`,
    sql<boolean>`${id} NOT IN ${open(sql`AND "a"."date" < ${nextMin}`)}`,
    ...(withEarlier ? [not(isWith(withEarlier))] : []),
  ];
}

/**
 * True for appointments `a` that are not canceled and have not ended: those without a time last all
 * day. Of those that repeat the times are known otherwise, see readNextTimes.
 */
export function isNotOver(
  db: Db,
  { today, wallTime, earliest }: Pick<Stand, "today" | "wallTime" | "earliest">,
) {
  return sql<boolean>`("a"."date" >= ${earliest} AND (
    "a"."date" > ${wallTime} OR "a"."date" = ${today} OR ${endOf(db, "a")} > ${wallTime})
    AND coalesce("a"."outcome", '') <> 'canceled' AND "a"."repeat" = '')`;
}

/** When an appointment ends that has a time, in the form of its date. */
export function endOf(db: Db, table: string): RawBuilder<string> {
  const [date, duration] = [sql.ref(`${table}.date`), sql.ref(`${table}.duration`)];
  return engineOf(db) === "sqlite"
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${date}, ${duration} || ' minutes')`
    : sql`to_char(CAST(${date} AS timestamp) + ${duration} * interval '1 minute',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** By the number of open tasks. */
function narrowByTasks({ tasksMin, tasksBelow }: Stand, { owner }: Where): Expression<boolean>[] {
  const withMany = (most: Expression<number>) => sql`(
    SELECT "t"."customer" FROM "tasks" AS "t"
    WHERE "t"."owner" = ${owner} AND "t"."customer" IS NOT NULL AND "t"."doneAt" IS NULL
    GROUP BY "t"."customer" HAVING count(*) >= ${most})`;
  const id = sql`"customers"."_id"`;
  return [
    ...(tasksMin ? [sql<boolean>`${id} IN ${withMany(tasksMin)}`] : []),
    ...(tasksBelow ? [sql<boolean>`${id} NOT IN ${withMany(tasksBelow)}`] : []),
  ];
}
