import { sql } from "kysely";
import type { ForYouReason } from "../../../shared/for-you.ts";
import type { Act } from "../acts/act.ts";
import type { Owner } from "../engine/database.ts";
import type { Placeholders } from "../query/placeholders.ts";
import { prepared, type Statement } from "../query/prepared.ts";
import type { RecordTable } from "../schema.ts";
import { kindOf, peopleIn } from "./records.ts";

/** What it means to be named in a column. An act tells somebody once, by the first of these. */
const reasons: [table: RecordTable, column: string, reason: ForYouReason][] = [
  ["tasks", "assignee", "task"],
  ["appointments", "host", "appointment"],
  ["appointments", "attending", "appointment"],
  ["companies", "responsible", "handed"],
  ["customers", "responsible", "handed"],
];

/** Of a step, what is looked at; see acts/steps.ts. */
interface Given {
  kind: RecordTable;
  record: string;
  before: Values | null;
  after: Values | null;
}

/** Of a writing, what is looked at; see write-path.ts. */
interface Written {
  table: RecordTable;
  row?: Values;
  id?: string;
  changes?: Values;
}

type Values = Readonly<Record<string, unknown>>;

interface Telling {
  owner: Owner;
  user: string;
  /** Of the act. */
  change: string;
  actor: string;
  reason: string;
  record: string;
}

function selectTold({
  owner,
  user,
  actor,
}: Placeholders<Pick<Telling, "owner" | "user" | "actor">>) {
  return sql`FROM "members" AS "m" WHERE "m"."desk" = ${owner} AND "m"."user" = ${user}
    AND "m"."leftAt" IS NULL AND "m"."user" <> ${actor}`;
}

function toRow({ change, reason, record }: Placeholders<Telling>, table: RecordTable) {
  return sql`"m"."desk", "m"."user", CAST(${change} AS text), CAST(${reason} AS text), ${sql.lit(table)},
    CAST(${record} AS text)`;
}

const columns = sql.raw('"owner", "user", "_id", "reason", "kind", "record"');

/** Where the act is in the log, and the record, if it was there before, did not name them yet. */
const toldOfRecord = prepared((_db, values: Placeholders<Telling>, shape) => {
  const { owner, change, user, record } = values;
  const [table = "", column] = shape.split(" ");
  // as: see toShape.
  const kind = table as RecordTable;
  const names = (name: string) =>
    kindOf(kind).groups.includes(name)
      ? sql`${sql.ref(name)} LIKE '%"' || CAST(${user} AS text) || '"%'`
      : sql`${sql.ref(name)} = ${user}`;
  const isNews = column
    ? sql`AND NOT EXISTS (SELECT 1 FROM ${sql.table(kind)}
        WHERE "owner" = ${owner} AND "_id" = ${record} AND ${names(column)})`
    : sql``;
  return sql`INSERT INTO "forYou" (${columns}) SELECT ${toRow(values, kind)} ${selectTold(values)}
    AND EXISTS (SELECT 1 FROM "changes" WHERE "owner" = ${owner} AND "_id" = ${change}) ${isNews}
    ON CONFLICT DO NOTHING`;
});

const toldOfMany = prepared(
  (_db, { count, ...values }: Placeholders<Telling & { count: number }>, shape) =>
    // as: it is a table's name.
    sql`INSERT INTO "forYou" (${columns}, "count")
      SELECT ${toRow(values, shape as RecordTable)}, CAST(${count} AS bigint) ${selectTold(values)}
      ON CONFLICT ("owner", "user", "_id") DO UPDATE SET "count" = "forYou"."count" + "excluded"."count",
        "kind" = CASE WHEN "forYou"."kind" = "excluded"."kind" THEN "forYou"."kind" ELSE '' END`,
);

/**
 * Whoever others are told of by what an act writes, one record at a time. Follows the act's entry in the log and
 * goes ahead of the writing; nobody is told of their own acts.
 */
export function toTellings(
  owner: Owner,
  act: Act,
  writings: readonly { written: Written }[],
): Statement<unknown>[] {
  const { session } = act;
  if (!session) return [];
  const { mentioned = [] } = act;
  const [first] = writings;
  const given = reasons.flatMap(([table, column, reason]) =>
    writings.flatMap(({ written }) => {
      const { row, changes, id } = written;
      const values = row ?? changes;
      if (written.table !== table || !values) return [];
      // A time of a repeating appointment that gets a row of its own names who was named before.
      if (row?.series) return [];
      const record = String(id ?? values._id);
      return idsIn(table, column, values[column])
        .filter((user) => user !== session.user)
        .map((user) =>
          toldOfRecord(
            { owner, user, change: act.id, actor: session.user, reason, record },
            row ? table : `${table} ${column}`,
          ),
        );
    }),
  );
  if (!first) return given;
  const { table, row, id } = first.written;
  const about = { owner, change: act.id, actor: session.user, record: String(id ?? row?._id) };
  const told = mentioned
    .filter((user) => user !== session.user)
    .map((user) => toldOfRecord({ ...about, user, reason: "mention" }, table));
  return [...given, ...told];
}

/** Whoever is told of what steps give to them: handed over, or imported for them. */
export function toHandedTellings(
  owner: Owner,
  act: Act,
  steps: readonly Given[],
): Statement<unknown>[] {
  const { session } = act;
  if (!session) return [];
  const given = new Map<string, { kind: RecordTable; user: string; ids: string[] }>();
  for (const { kind, record, before, after } of steps) {
    for (const column of kindOf(kind).people) {
      const user = after?.[column];
      if (typeof user !== "string" || user === session.user || user === before?.[column]) continue;
      const one = given.get(`${kind} ${user}`) ?? { kind, user, ids: [] };
      one.ids.push(record);
      given.set(`${kind} ${user}`, one);
    }
  }
  return [...given.values()].map(({ kind, user, ids: [record = "", ...more] }) =>
    toldOfMany(
      {
        ...{ owner, user, change: act.id, actor: session.user, reason: "handed", record },
        count: more.length + 1,
      },
      kind,
    ),
  );
}

function idsIn(table: RecordTable, column: string, value: unknown): string[] {
  return typeof value === "string" && value !== "" ? peopleIn(table, column, value) : [];
}
