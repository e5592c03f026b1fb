import { hash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import { type Db, engineOf, inTransaction, type Owner, runnerOf } from "../engine/database.ts";
import type { RunnableStatement } from "../engine/engine.ts";
import { type OnlyPlaceholders, Placeholder, type ValuesOf } from "./placeholders.ts";

/** A query of Kysely's, or a text of SQL. */
interface Query<Row> {
  compile: (db: Db) => CompiledQuery<Row>;
}

type Build<Stand, Row> = (db: Db, values: Stand, shape: string) => Query<Row>;

type Compiled<Row = unknown> = CompiledQuery<Row> & RunnableStatement;

/** A prepared query with its values: what `readRows` and the others run. */
export interface Statement<Row> {
  /** Compiled for the database it runs on. */
  compile: (db: Db) => Compiled<Row>;
}

type RowOf<S> = S extends Statement<infer Row> ? Row : never;

/** The rows of several statements. */
export type RowsOf<S extends readonly Statement<unknown>[]> = {
  -readonly [K in keyof S]: RowOf<S[K]>[];
};

/** Forms of one query that are kept: who asks decides on them, with filters and sorting. */
const maxForms = 100;

/**
 * A query that Kysely compiles once, instead of at every call, which takes longer than running it.
 * `build` gets placeholders instead of the values; whatever else decides how the query reads is its
 * `shape`. Which values are there decides too: an absent one makes another statement of it. Set
 * `isWide` where the query may read more than a page has, see RunnableStatement.
 */
export function prepared<Stand extends OnlyPlaceholders<Stand>, Row>(
  build: Build<Stand, Row>,
  { isWide = false } = {},
) {
  // Made at the first use: those of all queries would take 10 ms of the start.
  let forms: LRUCache<string, Compiled> | undefined;

  function compile(db: Db, values: ValuesOf<Stand>, shape: string): Compiled {
    forms ??= new LRUCache({ max: maxForms });
    const form = `${engineOf(db)} ${toForm(values, shape)}`;
    const kept = forms.get(form);
    if (kept) return kept;
    const query = build(db, toPlaceholders<Stand>(values), shape).compile(db);
    const compiled = { ...query, name: toName(query.sql), isWide };
    forms.set(form, compiled);
    return compiled;
  }

  return (values: ValuesOf<Stand>, shape = ""): Statement<Row> => ({
    compile: (db) => {
      const found = compile(db, values, shape);
      // as: this very query answers these rows.
      return { ...found, parameters: bind(found, values) } as Compiled<Row>;
    },
  });
}

/** The rows of one query. */
export async function readRows<Row>(
  db: Db,
  owner: Owner | undefined,
  statement: Statement<Row>,
): Promise<Row[]> {
  const compiled = [statement.compile(db)];
  const [rows = []] = await (runnerOf(db)?.read(owner, compiled) ?? executeAll(db, compiled));
  // as: the query says what its rows are.
  return rows as Row[];
}

/** The rows of several queries that all see the database as it is at the first one. */
export async function readTogether<const S extends readonly Statement<unknown>[]>(
  db: Db,
  owner: Owner,
  statements: S,
): Promise<RowsOf<S>> {
  return readAll(db, owner, statements, (compiled) => compiled);
}

/** The same for queries that may read more than a page has, whatever they say themselves. */
export async function readWide<const S extends readonly Statement<unknown>[]>(
  db: Db,
  owner: Owner,
  statements: S,
): Promise<RowsOf<S>> {
  return readAll(db, owner, statements, (compiled) => ({ ...compiled, isWide: true }));
}

async function readAll<const S extends readonly Statement<unknown>[]>(
  db: Db,
  owner: Owner,
  statements: S,
  mark: (compiled: Compiled) => Compiled,
): Promise<RowsOf<S>> {
  const compiled = statements.map((statement) => mark(statement.compile(db)));
  const rows = await (runnerOf(db)?.read(owner, compiled) ?? executeAll(db, compiled));
  // as: each query says what its rows are.
  return rows as RowsOf<S>;
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
  const write = (tx: Db) => executeAll(tx, compiled);
  return runnerOf(db)?.write(owner, compiled) ?? inTransaction(db, owner, write);
}

async function executeAll(db: Db, compiled: readonly Compiled[]): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for (const query of compiled) all.push((await db.executeQuery(query)).rows);
  return all;
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

function toPlaceholders<Stand>(values: ValuesOf<Stand>): Stand {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value === undefined ? undefined : new Placeholder(name),
  ]);
  // as: one for each value that is there.
  return Object.fromEntries(entries) as Stand;
}

function bind({ parameters }: Compiled, values: object): unknown[] {
  return parameters.map((parameter) =>
    parameter instanceof Placeholder ? valueNamed(values, parameter.name) : parameter,
  );
}

function valueNamed(values: object, name: string): unknown {
  // as: by the very names that the query was built with.
  return (values as Record<string, unknown>)[name];
}
