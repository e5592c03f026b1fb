import { group, isName, splitAt, type Token, unquote } from "./sql-tokens.ts";

/** The column that says whose a row is, or those of which each does, for every table that holds what is somebody's. */
type OwnerColumns = Record<string, string | readonly string[]>;

type Columns = readonly string[];

/** Another column that leads to one owner's rows alone, such as the hash of a secret. */
interface Entrance {
  table: string;
  column: string;
  reason: string;
}

export interface Rules {
  owners: OwnerColumns;
  entrances: readonly Entrance[];
  /** Tables that hold nothing of any user, and why. */
  ownerless: Record<string, string>;
}

interface Side {
  alias: string | undefined;
  /** Undefined for a value: one that is bound from outside, or the answer of a subquery. */
  column: string | undefined;
  select?: Token[];
}
interface Scope {
  /** By the name under which the statement speaks of it. */
  tables: Map<string, string>;
  equalities: [Side, Side][];
  /** Those whose owner is settled further out. */
  settled: ReadonlyMap<string, Columns>;
}

/**
 * The tables of a statement, subqueries included, whose rows are not held to one owner by a condition
 * that always applies, nor by an entrance. Reads SQL as Kysely writes it: names in double quotes. What
 * it does not understand counts as not held, never as held.
 */
export function findUnowned(statement: string, rules: Rules): string[] {
  return check(group(statement), rules, new Map(), new Set());
}

const unions = ["union", "intersect", "except"];

function check(
  tokens: Token[],
  rules: Rules,
  settled: ReadonlyMap<string, Columns>,
  derived: ReadonlySet<string>,
): string[] {
  const names = new Set([...derived, ...listDerived(tokens)]);
  return splitAt(tokens, unions).flatMap((part) => {
    const scope = readScope(part, names, settled);
    const isHeld = (select: Token[]) => check(select, rules, settled, names).length === 0;
    const held = settle(withInserted(scope, part, rules), rules, isHeld);
    const unowned = [...scope.tables].filter(([alias, table]) => {
      return !(table in rules.ownerless) && !held.has(alias);
    });
    const inner = listSelects(part).flatMap((select) => check(select, rules, held, names));
    return [...unowned.map(([, table]) => table), ...refuseInsert(part, rules), ...inner];
  });
}

/** `WITH "name" AS (…)`: those names are no tables. */
function listDerived(tokens: Token[]): string[] {
  if (tokens[0] !== "with") return [];
  return tokens.flatMap((token, place) =>
    tokens[place + 1] === "as" && isName(token) ? [unquote(token)] : [],
  );
}

const joins = ["join", "inner", "left", "right", "full", "cross"];
const endings = ["group", "having", "order", "limit", "offset", "returning", "for", "window"];
const clauses = ["from", "where", "on", "set", "values", "select", ...joins, ...endings];

function readScope(
  tokens: Token[],
  derived: ReadonlySet<string>,
  settled: ReadonlyMap<string, Columns>,
): Scope {
  const scope: Scope = { tables: new Map(), equalities: [], settled };
  tokens.forEach((token, place) => {
    const before = tokens[place - 1];
    const isSource =
      (token === "from" && before !== "distinct") ||
      token === "join" ||
      (token === "update" && before !== "do" && before !== "for");
    if (isSource) readSources(tokens, place + 1, derived, scope);
    if (token === "where" || token === "on") {
      if (tokens[place + 1] === "conflict") return;
      scope.equalities.push(...readEqualities(takeClause(tokens, place + 1)));
    }
  });
  return scope;
}

/** One table, or several with commas between; what stands in brackets is looked at by itself. */
function readSources(tokens: Token[], start: number, derived: ReadonlySet<string>, scope: Scope) {
  for (const source of splitAt(takeClause(tokens, start), [","])) {
    const [name, next, last] = source.filter((token) => token !== "lateral" && token !== "only");
    // A function that answers rows, or a subquery.
    if (!isName(name) || Array.isArray(next)) continue;
    const alias = next === "as" ? last : next;
    const table = unquote(name);
    if (!derived.has(table)) scope.tables.set(isName(alias) ? unquote(alias) : table, table);
  }
}

function takeClause(tokens: Token[], start: number): Token[] {
  const rest = tokens.slice(start);
  const end = rest.findIndex((token, place) => {
    return typeof token === "string" && clauses.includes(token) && rest[place - 1] !== "distinct";
  });
  return end < 0 ? rest : rest.slice(0, end);
}

/** Only what must be true for every row: what stands beside an OR need not be. */
function readEqualities(condition: Token[]): [Side, Side][] {
  if (condition.includes("or")) return [];
  return splitAt(condition, ["and"]).flatMap((part) => {
    const [only] = part;
    if (part.length === 1 && Array.isArray(only) && only[0] !== "case") return readEqualities(only);
    const [left, right, more] = splitAt(part, ["="]);
    const [one, other] = [toSide(left), toSide(right)];
    return one && other && !more ? [[one, other] as [Side, Side]] : [];
  });
}

function toSide(tokens: Token[] | undefined): Side | undefined {
  const [first, dot, last, ...rest] = tokens ?? [];
  if (Array.isArray(first) && first[0] === "select" && dot === undefined) {
    return { alias: undefined, column: undefined, select: first };
  }
  // A cast changes nothing: $1::text.
  if (first === "?" || (typeof first === "string" && /^\$\d+$/.test(first))) {
    return dot === undefined || dot === "::" || dot === ":"
      ? { alias: undefined, column: undefined }
      : undefined;
  }
  if (!isName(first) || rest.length > 0) return undefined;
  if (dot === undefined) return { alias: undefined, column: unquote(first) };
  return dot === "." && isName(last) ? { alias: unquote(first), column: unquote(last) } : undefined;
}

/** The tables held to one owner, with the column that says who: by a value, or by one that is held. */
function settle(
  { tables, equalities, settled }: Scope,
  { owners, entrances }: Rules,
  isHeld: (select: Token[]) => boolean,
) {
  const held = new Map<string, Columns>(settled);
  const [single] = tables.size === 1 ? tables.keys() : [];
  const nameOf = ({ alias }: Side) => alias ?? single ?? "";
  const isSettled = (side: Side) =>
    side.select
      ? isHeld(side.select)
      : side.column === undefined || held.get(nameOf(side))?.includes(side.column) === true;
  const settles = (one: Side, other: Side) => {
    const table = tables.get(nameOf(one)) ?? "";
    if (one.column === undefined || !tables.has(nameOf(one))) return;
    const isEntrance = entrances.some((way) => way.table === table && way.column === one.column);
    const isOwner = listOwners(owners, table).includes(one.column);
    if (
      (isOwner && isSettled(other)) ||
      (isEntrance && other.column === undefined && !other.select)
    ) {
      const own = listOwners(owners, table);
      held.set(nameOf(one), own.length > 0 ? own : [one.column]);
    }
  };
  // Once for each table is enough for a chain of all of them.
  for (const _ of tables) {
    for (const [one, other] of equalities) {
      settles(one, other);
      settles(other, one);
    }
  }
  return held;
}

function listOwners(owners: OwnerColumns, table: string): Columns {
  return [owners[table] ?? []].flat();
}

/** A new row must say whose it is. */
function refuseInsert(tokens: Token[], rules: Rules): string[] {
  const table = readInserted(tokens);
  if (table === undefined || table in rules.ownerless) return [];
  return saysOwner(tokens, table, rules) ? [] : [table];
}

/** What a statement answers about the row that it has just added is about that row's owner. */
function withInserted(scope: Scope, tokens: Token[], rules: Rules): Scope {
  const table = readInserted(tokens);
  if (table === undefined || !saysOwner(tokens, table, rules)) return scope;
  const columns = listOwners(rules.owners, table);
  return { ...scope, settled: new Map([...scope.settled, [table, columns]]) };
}

function readInserted(tokens: Token[]): string | undefined {
  const name = tokens[tokens.indexOf("into") + 1];
  return tokens.includes("into") && isName(name) ? unquote(name) : undefined;
}

function saysOwner(tokens: Token[], table: string, { owners }: Rules): boolean {
  const columns = tokens[tokens.indexOf("into") + 2];
  const all = listOwners(owners, table);
  return (
    Array.isArray(columns) && all.length > 0 && all.every((one) => columns.includes(`"${one}"`))
  );
}

function listSelects(tokens: Token[]): Token[][] {
  return tokens.filter(Array.isArray).flatMap((inner) => {
    const [first] = inner;
    return first === "select" || first === "with" ? [inner] : listSelects(inner);
  });
}
