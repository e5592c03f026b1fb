import type { Content, Fields } from "../../../shared/kinds/field.ts";
import { kindsIn } from "../../../shared/kinds/names.ts";
import { type KindDescription, kinds, kindsInOrder } from "../../../shared/kinds/registry.ts";
import { matchKeys } from "../../../shared/matching/match-keys.ts";
import type { RecordTable } from "../schema.ts";

/** What only the database has to know of a kind; the rest stands in shared/kinds. */
interface KindColumns {
  /** Columns among those that may be null: then it belongs to none. */
  mayLack?: readonly string[];
  /**
   * Another one of its kind that it is a part of, by the column that says of which: it goes when the
   * making of that is taken back. Where that is gone otherwise, it stays.
   */
  partOf?: string;
  /** Columns that are null where another one is, by which. */
  needs?: Record<string, string>;
  /** Columns that hold an empty text where null is answered, so that orders and totals have a place for it. */
  blank?: readonly string[];
  /** Columns that hold in JSON what is answered as a list or an object. */
  json?: readonly string[];
  /** Columns with 1 or 0 where true or false is answered; records that are made get 0. */
  flags?: readonly string[];
  /** Those with a 1 in a column go with the last record that belongs to them, which another one counts. */
  goesEmpty?: { flag: string; counted: string };
  /** What is answered of a record, but made of other columns. */
  made?: readonly string[];
  /** Keys that lists sort by, each of a field; the first is that of the name or title. */
  sortKeys: Record<string, string>;
  /** Keys by which records are found that may be the same, each of a field. */
  matched?: Record<string, { field: string; toKey: (text: string) => string }>;
  /** How many rows a large database has, and how many of one owner have the same in a column. */
  size: { rows: number; alike: Record<string, number> };
  /** A flag of those that are not counted. */
  uncounted?: string;
  /** A column in cents that searches add up. */
  summed?: string;
  /** A column with the person that it is about: without them it means nothing. */
  about?: string;
  /** No two of an owner have the same first sort key. */
  hasOwnName?: boolean;
  /** What belongs to it is found by its name. */
  names?: boolean;
  /** One or two letters find it by the names of others, too: of most kinds that would be most of them. */
  isFoundByShortNames?: boolean;
}

/**
 * Another number whenever what is searched or sorted by changes below, or the folding of texts: at the
 * next start all rows get their new keys, see ../maintenance/key-rewrites.ts.
 */
export const keyVersion = 4;

const columnsOf: Record<RecordTable, KindColumns> = {
  companies: {
    sortKeys: { nameKey: "name", industryKey: "industry" },
    matched: matchKeys.companies,
    flags: ["private"],
    goesEmpty: { flag: "private", counted: "clientCount" },
    size: { rows: 100_000, alike: { industryKey: 200, clientCount: 200, createdAt: 1 } },
    uncounted: "private",
    names: true,
  },
  customers: {
    sortKeys: { nameKey: "name" },
    matched: matchKeys.customers,
    blank: ["lastContact"],
    made: ["private"],
    size: { rows: 1_000_000, alike: { company: 10, lastContact: 100, createdAt: 1 } },
    summed: "value",
    names: true,
  },
  appointments: {
    partOf: "series",
    sortKeys: { titleKey: "title" },
    size: { rows: 1_000_000, alike: { company: 10, customer: 1, titleKey: 100, createdAt: 1 } },
    isFoundByShortNames: true,
  },
  activities: {
    mayLack: ["customer"],
    sortKeys: { titleKey: "text" },
    size: { rows: 1_000_000, alike: { company: 100, customer: 10, createdAt: 1 } },
  },
  tasks: {
    mayLack: ["company", "customer"],
    needs: { time: "due", customer: "company" },
    made: ["done"],
    sortKeys: { titleKey: "text" },
    size: { rows: 1_000_000, alike: { company: 100, customer: 10, createdAt: 1 } },
  },
  tags: {
    sortKeys: { nameKey: "name" },
    size: { rows: 20_000, alike: { nameKey: 1 } },
    made: ["customers", "companies"],
    hasOwnName: true,
  },
  absences: {
    sortKeys: { fromKey: "from" },
    about: "person",
    size: { rows: 1000, alike: {} },
  },
  meetingTypes: {
    sortKeys: { nameKey: "name" },
    json: ["lengths", "hours", "questions"],
    about: "person",
    size: { rows: 1000, alike: {} },
  },
  views: {
    sortKeys: { nameKey: "name" },
    size: { rows: 1000, alike: { createdAt: 1 } },
  },
};

/** One kind of what users keep. What both engines do with it by themselves is derived from here. */
export interface RecordKind extends KindColumns {
  table: RecordTable;
  /** How many an owner has is kept in a column of this name, see counters.ts. */
  isCounted: boolean;
  /** What it belongs to, by the column that says to which; it is deleted with any of them. */
  parents: Readonly<Record<string, RecordTable>>;
  /** One or two letters are looked for in the short ones, and other records are found by them. */
  searched: { short: readonly string[]; all: readonly string[] };
  /** Columns with somebody on the desk, by id; of a new record whoever makes it. */
  people: readonly string[];
  /** The same, or null. */
  peopleOrNobody: readonly string[];
  /** Columns with a list, in JSON, of the ids of people. */
  groups: readonly string[];
  /** Columns that nobody enters. */
  fixed: readonly string[];
  /**
   * Columns with a list, in JSON, of the ids of other records. These need not be there: whoever reads
   * leaves out those that are not.
   */
  mentions?: Readonly<Record<string, RecordTable>>;
}

const counted: readonly RecordTable[] = kindsIn("counter");

/** Stored keys have their texts in this order; those of other fields, such as names, come before. */
const keyOrder = ["email", "website", "address", "notes", "description", "phone"];

/**
 * Every kind, each after those that it belongs to: the order of copying and exporting. Deletions go
 * the other way. All have `owner`, `_id`, `searchKey` and `textKey`.
 */
export const recordKinds: readonly RecordKind[] = kindsInOrder.map((table) => {
  const { parents, fields, ...description }: KindDescription = kinds[table];
  const { mentions } = description;
  const searched = { short: listSearched(fields, ["short"]), all: listSearched(fields) };
  const isCounted = counted.includes(table);
  return {
    table,
    parents,
    searched,
    people: listHolding(fields, "person"),
    peopleOrNobody: listHolding(fields, "personOrNobody"),
    groups: listHolding(fields, "people"),
    fixed: Object.keys(fields).filter((name) => fields[name]?.isFixed),
    isCounted,
    ...(mentions && { mentions }),
    ...columnsOf[table],
  };
});

function listHolding(fields: Fields, content: Content): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.holds === content);
}

/** The ids of people that such a column holds: one, or the list that this program has written. */
export function peopleIn(table: RecordTable, column: string, value: unknown): string[] {
  const { groups } = kindOf(table);
  return groups.includes(column) ? JSON.parse(String(value ?? "[]")) : [String(value)];
}

function listSearched(fields: Fields, lengths = ["short", "long"]): string[] {
  return Object.keys(fields)
    .filter((name) => lengths.includes(fields[name]?.searched ?? ""))
    .sort((one, other) => keyOrder.indexOf(one) - keyOrder.indexOf(other));
}

export const recordTables: readonly RecordTable[] = recordKinds.map(({ table }) => table);

/** What goes with another record by which column, see parents and partOf. */
export function listHolders({ table, parents, partOf }: RecordKind): [string, RecordTable][] {
  return [
    ...Object.entries(parents),
    ...(partOf ? [[partOf, table] as [string, RecordTable]] : []),
  ];
}

/** Kinds of which records go with those of another, what belongs to others first. */
export function listHeldBy(table: RecordTable) {
  return recordKinds
    .toReversed()
    .flatMap((kind) =>
      listHolders(kind).flatMap(([column, holder]) =>
        holder === table ? [{ kind: kind.table, column }] : [],
      ),
    );
}

/** How columns of a kind are kept, where a record of the API has something else. */
export function shapeOf(table: RecordTable) {
  const { mayLack = [], mentions = {}, blank = [], flags = [], json = [], ...kind } = kindOf(table);
  return { ...kind, mayLack, mentions, blank, flags, json };
}

export function kindOf(table: RecordTable): RecordKind {
  const kind = recordKinds.find((one) => one.table === table);
  if (!kind) throw new Error(`${table} is no kind of record`);
  return kind;
}

/** What records are found by the name of, and the column that says to which of it they belong. */
export interface Namer {
  column: string;
  table: RecordTable;
}

export function namersOf({ parents }: RecordKind): Namer[] {
  return Object.entries(parents)
    .filter(([, table]) => kindOf(table).names)
    .map(([column, table]) => ({ column, table }));
}
