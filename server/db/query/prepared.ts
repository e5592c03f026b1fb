import { hash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import {
  type Db,
  engineOf,
  inSnapshot,
  inTransaction,
  type Owner,
  runnerOf,
} from "../engine/database.ts";

type Value = string | number | null | undefined;

/** A query of Kysely's, or a text of SQL. */
interface Query<Row> {
  compile: (db: Db) => CompiledQuery<Row>;
}

type Build<Given extends object, Row> = (db: Db, values: Given, shape: string) => Query<Row>;

/** Without a name where that form of the query is not kept. */
type Compiled<Row = unknown> = CompiledQuery<Row> & { name: string; isWide: boolean };

/** A prepared query with its values: what `readRows` and the others run. */
export interface Statement<Row> {
  /** Compiled for the database it runs on. */
  compile: (db: Db) => Compiled<Row>;
}

type RowOf<S> = S extends Statement<infer Row> ? Row : never;

/** Stands in a compiled query for the value of this name. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Forms of a query that are kept. Who asks decides on them, with filters and sorting, and each costs
 * memory on every connection; the rare ones beyond are compiled whenever they come.
 */
const maxForms = 100;

/**
 * A query that Kysely compiles once, instead of at every call, which takes longer than running it.
 * `build` gets placeholders instead of the values, so it may hand them on to Kysely but not look at
 * them; whatever else decides how the query reads is its `shape`. Which values are there decides
 * too: an absent one makes another statement of it. `isWide` tells from them, too, whether the query
 * may read more than a page has, see RunnableStatement.
 */
export function prepared<Given extends object, Row>(
  build: Build<Given, Row>,
  isWide: (values: Given) => boolean = () => false,
) {
  const compiled = { sqlite: new Map<string, Compiled>(), postgres: new Map<string, Compiled>() };

  return (values: Given, shape = ""): Statement<Row> => ({
    compile: (db) => {
      const known = compiled[engineOf(db)];
      const form = toForm(values, shape);
      let found = known.get(form);
      // A plugin may make another query of it.
      if (db.getExecutor().plugins.length > 0 || (!found && known.size >= maxForms)) {
        return { ...build(db, values, shape).compile(db), name: "", isWide: isWide(values) };
      }
      if (!found) {
        const query = build(db, toPlaceholders(values), shape).compile(db);
        found = { ...query, name: toName(query.sql), isWide: isWide(values) };
        known.set(form, found);
      }
      // as: this very query answers these rows.
      return { ...found, parameters: bind(found, values) } as Compiled<Row>;
    },
  });
}

/** For a query whose work grows with what the owner has. */
export const isAlwaysWide = () => true;

/** The rows of one query. */
export async function readRows<Row>(
  db: Db,
  owner: Owner | undefined,
  statement: Statement<Row>,
): Promise<Row[]> {
  const compiled = statement.compile(db);
  const runner = runnerOf(db);
  if (!runner) return (await db.executeQuery<Row>(compiled)).rows;
  const isKept = compiled.name || owner === undefined;
  const [rows = []] = isKept
    ? await runner.read(owner, [compiled])
    : await readAll(db, owner, [compiled]);
  // as: the query says what its rows are.
  return rows as Row[];
}

/** The rows of several queries that all see the database as it is at the first one. */
export async function readTogether<const S extends readonly Statement<unknown>[]>(
  db: Db,
  owner: Owner,
  statements: S,
): Promise<{ -readonly [K in keyof S]: RowOf<S[K]>[] }> {
  const rows = await readAll(
    db,
    owner,
    statements.map((statement) => statement.compile(db)),
  );
  // as: each query says what its rows are.
  return rows as { -readonly [K in keyof S]: RowOf<S[K]>[] };
}

/** Of one state, as `readTogether`. No async function: another promise for each call would be felt. */
function readAll(db: Db, owner: Owner, compiled: Compiled[]): Promise<unknown[][]> {
  const runner = runnerFor(db, compiled);
  return runner
    ? runner.read(owner, compiled)
    : inSnapshot(db, owner, (tx) => executeAll(tx, compiled));
}

/**
 * Writes with statements that are right whatever others do meanwhile, all of them or none, and answers
 * what each returns. One after the other with the owner's other writes, as `inTransaction`.
 */
export async function writeTogether(
  db: Db,
  owner: Owner,
  statements: readonly Statement<unknown>[],
): Promise<unknown[][]> {
  const compiled = statements.map((statement) => statement.compile(db));
  const runner = runnerFor(db, compiled);
  return runner
    ? runner.write(owner, compiled)
    : inTransaction(db, owner, (tx) => executeAll(tx, compiled));
}

async function executeAll(db: Db, compiled: readonly Compiled[]): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for (const query of compiled) all.push((await db.executeQuery(query)).rows);
  return all;
}

/** Only what has a name is kept by the database; the rest takes the long way. */
function runnerFor(db: Db, compiled: readonly Compiled[]) {
  return compiled.every(({ name }) => name) ? runnerOf(db) : undefined;
}

/** From the text alone: behind one pooler, two programs must never mean different ones by a name. */
function toName(text: string): string {
  return hash("sha256", text, "base64url");
}

/** Names the texts that a query can have: which values are there, and its shape. */
function toForm(values: object, shape: string): string {
  let form = shape;
  for (const name of Object.keys(values)) {
    if (valueNamed(values, name) !== undefined) form += `,${name}`;
  }
  return form;
}

function toPlaceholders<Given extends object>(values: Given): Given {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value === undefined ? undefined : new Placeholder(name),
  ]);
  // as: to Kysely any object is a value; only binding looks at what it is.
  return Object.fromEntries(entries) as Given;
}

function bind({ parameters }: Compiled, values: object): unknown[] {
  return parameters.map((parameter) =>
    parameter instanceof Placeholder ? valueNamed(values, parameter.name) : parameter,
  );
}

function valueNamed(values: object, name: string): Value {
  // as: what a query is given are values of the database, by name.
  return (values as Record<string, Value>)[name];
}
