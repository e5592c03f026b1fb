import { type RawBuilder, sql } from "kysely";
import { toSearchTerms } from "../../../../shared/text/fold.ts";
import { type Db, engineOf } from "../../engine/database.ts";
import type { OrPlaceholder } from "../placeholders.ts";

type Text = OrPlaceholder<string>;
/** Forms of which one is enough. */
type Term<One = Text> = readonly One[];

/**
 * What a row must hold: each of the terms. The long ones have three letters and more in every form,
 * so that trigrams find them; where there is none, only names, emails and phone numbers are looked at.
 */
export interface SearchTerms<One = Text> {
  long: readonly Term<One>[];
  short: readonly Term<One>[];
}

type Kind = keyof SearchTerms;

/** The same as values of a statement. */
export interface SearchTermValues {
  [form: `${Kind}${number}_${number}`]: string | undefined;
}

/** By code point, as SQLite counts. */
function hasTrigram(form: string): boolean {
  return [...form].length >= 3;
}

/** Empty when nothing is to be compared: then every row is right. */
export function splitSearchTerms(search: string): SearchTerms<string> {
  const terms = toSearchTerms(search);
  const isLong = (term: Term<string>) => term.every(hasTrigram);
  return { long: terms.filter(isLong), short: terms.filter((term) => !isLong(term)) };
}

/** Nothing to look for. */
export function isEmpty({ long, short }: SearchTerms): boolean {
  return long.length + short.length === 0;
}

/**
 * Repeats what is there until there are 1, 2, 4, 8 … of it: each number of terms and forms makes
 * another statement, and only so many are kept.
 */
function pad<T>(all: readonly T[]): T[] {
  const [first] = all;
  if (first === undefined) return [];
  const length = 2 ** Math.ceil(Math.log2(all.length));
  return Array.from({ length }, (_, place) => all[place] ?? first);
}

/** For `readTermValues`. */
export function toTermValues(searchTerms: SearchTerms<string>): SearchTermValues {
  const values: SearchTermValues = {};
  for (const kind of ["long", "short"] as const) {
    const most = Math.max(1, ...searchTerms[kind].map((term) => term.length));
    const terms = pad(searchTerms[kind]);
    for (const [place, term] of terms.entries()) {
      const forms = pad([...term, ...Array<string>(most - term.length).fill(term[0] ?? "")]);
      for (const [form, text] of forms.entries()) values[`${kind}${place}_${form}`] = text;
    }
  }
  return values;
}

/** The terms again, or the placeholders of a query. */
export function readTermValues<One>(values: {
  readonly [form: `${Kind}${number}_${number}`]: One | undefined;
}): SearchTerms<One> {
  const read = (kind: Kind) => {
    const terms: One[][] = [];
    for (let place = 0; values[`${kind}${place}_0`] !== undefined; place += 1) {
      const term: One[] = [];
      for (let form = 0; ; form += 1) {
        const text = values[`${kind}${place}_${form}`];
        if (text === undefined) break;
        term.push(text);
      }
      terms.push(term);
    }
    return terms;
  };
  return { long: read("long"), short: read("short") };
}

/**
 * True where a folded text holds a form. LIKE would take time by the product of both lengths for texts
 * that repeat themselves.
 */
function holds(db: Db, key: RawBuilder<string>, form: Text): RawBuilder<boolean> {
  return engineOf(db) === "sqlite" ? sql`instr(${key}, ${form})` : sql`strpos(${key}, ${form}) > 0`;
}

/** True where of each term one form stands in one of the keys. */
export function holdsAll(
  db: Db,
  keys: readonly RawBuilder<string>[],
  terms: readonly Term[],
): RawBuilder<boolean> {
  if (terms.length === 0) return sql`true`;
  const conditions = terms.map((term) => {
    const places = keys.flatMap((key) => term.map((form) => holds(db, key, form)));
    return sql`(${sql.join(places, sql` OR `)})`;
  });
  return sql`(${sql.join(conditions, sql` AND `)})`;
}
