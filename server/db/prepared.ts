import { hash } from "node:crypto";
import type { Compilable, CompiledQuery } from "kysely";
import { type Db, engineOf, inSnapshot, inTransaction, type Owner, runnerOf } from "./database.ts";
import type { RunnableStatement } from "./engine.ts";

type Value = string | number | null | undefined;

type Build<Given extends object, Row> = (db: Db, values: Given, shape: string) => Compilable<Row>;

/** A prepared query with its values: what `readRows` and the others run. */
export interface Statement<Row> {
  /** Compiled for the database it runs on; without a name where that form of it is not kept. */
  compile: (db: Db) => CompiledQuery<Row> & { name: string };
}

type RowOf<S> = S extends Statement<infer Row> ? Row : never;

/** Stands in a compiled query for the value of this name. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Compiled = CompiledQuery<unknown> & { name: string };

/**
 * Forms of a query that are kept. Who asks decides on them, with filters and sorting, and each costs
 * memory on every connection; the rare ones beyond are compiled whenever they come.
 */
const maxForms = 100;

/**
 * A query that Kysely compiles once, instead of at every call, which takes longer than running it.
 * `build` gets placeholders instead of the values, so it may hand them on to Kysely but not look at
 * them; whatever else decides how the query reads is its `shape`. Which values are there decides
 * too: an absent one makes another statement of it.
 */
export function prepared<Given extends object, Row>(build: Build<Given, Row>) {
  const compiled = { sqlite: new Map<string, Compiled>(), postgres: new Map<string, Compiled>() };

  return (values: Given, shape = ""): Statement<Row> => ({
    compile: (db) => {
      const known = compiled[engineOf(db)];
      const form = toForm(values, shape);
      let found = known.get(form);
      // A plugin may make another query of it.
      if (db.getExecutor().plugins.length > 0 || (!found && known.size >= maxForms)) {
        return { ...build(db, values, shape).compile(), name: "" };
      }
      if (!found) {
        const query = build(db, toPlaceholders(values), shape).compile();
        found = { ...query, name: toName(query.sql) };
        known.set(form, found);
      }
      // as: this very query answers these rows.
      return { ...found, parameters: bind(found, values) } as CompiledQuery<Row> & { name: string };
    },
  });
}

/** The rows of one query. */
export async function readRows<Row>(
  db: Db,
  owner: Owner | undefined,
  statement: Statement<Row>,
): Promise<Row[]> {
  const compiled = statement.compile(db);
  const runner = runnerOf(db);
  if (runner && !compiled.name && owner) return (await readTogether(db, owner, [statement]))[0];
  const [rows = []] = runner
    ? await runner.read(owner, [compiled])
    : [(await db.executeQuery(compiled)).rows];
  // as: the query says what its rows are.
  return rows as Row[];
}

/** The rows of several queries that all see the database as it is at the first one. */
export async function readTogether<const S extends readonly Statement<unknown>[]>(
  db: Db,
  owner: Owner,
  statements: S,
): Promise<{ -readonly [K in keyof S]: RowOf<S[K]>[] }> {
  const compiled = compileAll(db, statements);
  const runner = runnerFor(db, compiled);
  const rows = runner
    ? await runner.read(owner, compiled)
    : await inSnapshot(db, owner, (tx) => executeAll(tx, statements));
  // as: each query says what its rows are.
  return rows as { -readonly [K in keyof S]: RowOf<S[K]>[] };
}

/**
 * Writes with one statement that is right whatever others do meanwhile, and answers what it
 * returns. One after the other with the owner's other writes, as `inTransaction`.
 */
export async function writeRows<Row>(
  db: Db,
  owner: Owner,
  statement: Statement<Row>,
): Promise<Row[]> {
  const compiled = compileAll(db, [statement]);
  const runner = runnerFor(db, compiled);
  const [rows = []] = runner
    ? await runner.write(owner, compiled)
    : await inTransaction(db, owner, (tx) => executeAll(tx, [statement]));
  // as: the query says what its rows are.
  return rows as Row[];
}

async function executeAll(db: Db, statements: readonly Statement<unknown>[]) {
  const all: unknown[][] = [];
  for (const statement of statements) all.push((await db.executeQuery(statement.compile(db))).rows);
  return all;
}

function compileAll(db: Db, statements: readonly Statement<unknown>[]): RunnableStatement[] {
  return statements.map((statement) => statement.compile(db));
}

/** Only what has a name is kept by the database; the rest takes the long way. */
function runnerFor(db: Db, compiled: readonly RunnableStatement[]) {
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
