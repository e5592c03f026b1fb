import { sql } from "kysely";
import { type Db, engineOf, type Owner } from "../engine/database.ts";
import type { OrPlaceholder, Placeholders } from "../query/placeholders.ts";
import { prepared, type Statement } from "../query/prepared.ts";
import { everything } from "../records/belongings.ts";
import { recordKeys, toChangedKeys } from "../records/keys.ts";
import { toNextVersion } from "../records/next-version.ts";
import { kindOf, recordTables } from "../records/records.ts";
import { type Log, type Writing, writeRecords } from "../records/write-path.ts";
import type { RecordTable } from "../schema.ts";
import type { Act, Acting } from "./act.ts";
import { pick, type Row } from "./touched.ts";

/** What becomes of one record; null where there is none before, or none after. */
export interface Step {
  kind: RecordTable;
  record: string;
  /** As far as it changes, or whole. */
  before: Row | null;
  after: Row | null;
  /** The whole record once it has changed, of which keys are made. */
  whole: Row | null;
  /** Steps of one group must not be parted. */
  group: number;
}

/** Deletes one record, of which the whole row is kept. */
export function toDeletion(kind: RecordTable, { _id, ...before }: Row): Step {
  return { kind, record: String(_id), before, after: null, whole: null, group: 0 };
}

/** Changes some columns of one record, of which the whole row is given. */
export function toUpdate(kind: RecordTable, row: Row, changes: Row, now: Date): Step {
  const after = { ...changes, updatedAt: toNextVersion(row, now) };
  const before = pick(row, Object.keys(after));
  return { kind, record: String(row._id), before, after, whole: { ...row, ...after }, group: 0 };
}

/** Rows that come as a list of JSON, as a table of the columns named. */
export function rowsOf(
  db: Db,
  table: string,
  columns: readonly string[],
  json: OrPlaceholder<string>,
) {
  if (engineOf(db) === "postgres") {
    return sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb) AS "v"`;
  }
  const read = columns.map((name) => sql`"value"->>${sql.lit(name)} AS ${sql.ref(name)}`);
  return sql`(SELECT ${sql.join(read)} FROM json_each(${json})) AS "v"`;
}

function readShape(shape: string) {
  const [table = "", ...columns] = shape.split(" ");
  return { table, columns, refs: columns.map((name) => sql.ref(name)) };
}

interface Rows {
  owner: Owner;
  json: string;
}

const insertedRows = prepared((db, { owner, json }: Placeholders<Rows>, shape) => {
  const { table, columns, refs } = readShape(shape);
  const values = columns.map((name) => sql.ref(`v.${name}`));
  return sql`INSERT INTO ${sql.table(table)} ("owner", ${sql.join(refs)})
    SELECT CAST(${owner} AS text), ${sql.join(values)} FROM ${rowsOf(db, table, columns, json)}
    WHERE true RETURNING "owner"`;
});

const changedRows = prepared((db, { owner, json }: Placeholders<Rows>, shape) => {
  const { table, columns } = readShape(shape);
  const sets = columns
    .filter((name) => name !== "_id")
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`);
  return sql`UPDATE ${sql.table(table)} AS "r" SET ${sql.join(sets)}
    FROM ${rowsOf(db, table, columns, json)}
    WHERE "r"."owner" = ${owner} AND "r"."_id" = "v"."_id" RETURNING 1 AS "n"`;
});

const logColumns = ["part", "kind", "record", "before", "after"];

const loggedRows = prepared(
  (db, { owner, change, json }: Placeholders<Rows & { change: string }>) => {
    const columns = sql.join(logColumns.map((name) => sql.ref(name)));
    const values = sql.join(logColumns.map((name) => sql.ref(`v.${name}`)));
    return sql`INSERT INTO "changeRecords" ("owner", "change", ${columns})
    SELECT CAST(${owner} AS text), CAST(${change} AS text), ${values}
    FROM ${rowsOf(db, "changeRecords", logColumns, json)} WHERE true`;
  },
);

/** Takes steps, which the log has as one part of the act; `also` follows them. */
export async function takeSteps(
  db: Db,
  { owner, act }: Acting,
  planned: readonly Step[],
  part: number,
  also: (steps: readonly Step[]) => readonly Statement<unknown>[] = () => [],
): Promise<void> {
  const steps = planned.map((step) => toSomebodys(step, act));
  const rows = steps.map(({ kind, record, before, after }) => ({
    part,
    kind,
    record,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  const log: Log = {
    before: [loggedRows({ owner, change: act.id, json: JSON.stringify(rows) })],
    after: also(steps),
  };
  await writeRecords(db, { owner, act }, toWritings(owner, steps), log);
}

/** What an act makes is of whoever acts, where it is of nobody; so is what comes back from a time of one user. */
function toSomebodys(step: Step, act: Act): Step {
  const { kind, before, after } = step;
  const { people } = kindOf(kind);
  if (before !== null || after === null || people.every((name) => typeof after[name] === "string"))
    return step;
  const user = act.session?.user ?? "";
  const own = Object.fromEntries(people.map((name) => [name, after[name] ?? user]));
  return { ...step, after: { ...after, ...own }, whole: step.whole && { ...step.whole, ...own } };
}

/** Takes steps of an act that has never been: the log has nothing of it. */
export async function takeBackSteps(db: Db, owner: Owner, steps: readonly Step[]): Promise<void> {
  await writeRecords(db, { owner, act: undefined }, toWritings(owner, steps));
}

function toWritings(owner: Owner, steps: readonly Step[]): Writing[] {
  return toRuns(steps).map((run): Writing => {
    const [{ kind } = { kind: "companies" as const }] = run;
    return { written: { kind: "restore", table: kind }, statement: toStatement(owner, kind, run) };
  });
}

/**
 * Steps that one statement takes, in an order in which nothing ever belongs to what is not there: new
 * records come first, those that others belong to before them; what goes is last, the other way around.
 */
function toRuns(steps: readonly Step[]): Step[][] {
  const runs = [...Map.groupBy(steps, formOf).values()];
  const ranks = new Map(runs.map((run) => [run, rankOf(run)]));
  return runs.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

function rankOf([step]: readonly Step[]): number {
  if (!step) return 0;
  const place = recordTables.indexOf(step.kind);
  const { length } = recordTables;
  const rank = { insert: place, change: length + place, delete: 3 * length - place };
  return rank[whatOf(step)];
}

function whatOf({ before, after }: Step): "insert" | "change" | "delete" {
  if (after === null) return "delete";
  return before === null ? "insert" : "change";
}

function formOf(step: Step): string {
  const { kind, after } = step;
  return [kind, whatOf(step), ...(after ? Object.keys(after).sort() : [])].join(" ");
}

function toStatement(owner: Owner, kind: RecordTable, run: readonly Step[]): Statement<unknown> {
  const [first] = run;
  if (!first?.after) {
    const ids = JSON.stringify(run.map(({ record }) => record));
    const deletion = everything.find(({ table }) => table === kind);
    if (!deletion) throw new Error(`There are no ${kind}`);
    return deletion.deletedOf({ owner, ids });
  }
  const rows = run.map(({ record, before, after, whole }) => ({
    _id: record,
    ...after,
    ...toKeys(kind, before, after, whole),
  }));
  const columns = Object.keys(rows[0] ?? {}).sort();
  const values = { owner, json: JSON.stringify(rows) };
  const shape = [kind, ...columns].join(" ");
  return first.before === null ? insertedRows(values, shape) : changedRows(values, shape);
}

/** Of a change only those that it makes others of. */
function toKeys(kind: RecordTable, before: Row | null, after: Row | null, whole: Row | null) {
  const keys = recordKeys[kind];
  return before && after ? toChangedKeys(keys, after, whole ?? {}) : keys.toKeys(whole ?? {});
}
