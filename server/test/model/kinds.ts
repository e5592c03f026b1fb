import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { recordKeys } from "../../db/records/keys.ts";
import { kindOf, namersOf, recordKinds } from "../../db/records/records.ts";
import type { RecordTable } from "../../db/schema.ts";
import type { Draw } from "./draw.ts";
import { absences } from "./kinds/absences.ts";
import { activities } from "./kinds/activities.ts";
import { appointments } from "./kinds/appointments.ts";
import { companies } from "./kinds/companies.ts";
import { customers } from "./kinds/customers.ts";
import { meetingTypes } from "./kinds/meeting-types.ts";
import { tags } from "./kinds/tags.ts";
import { tasks } from "./kinds/tasks.ts";
import { views } from "./kinds/views.ts";
import type { Person } from "./model.ts";
import type { Key } from "./pages.ts";
import { type Meets, type Plays, refusal, type Scene } from "./world.ts";

/**
 * Every kind of record, parents first, as the model plays it and the checks of access call it. A new
 * one is a file in kinds/ and a line here.
 */
export const kinds: readonly Kind[] = [
  tags,
  companies,
  customers,
  appointments,
  activities,
  tasks,
  views,
  absences,
  meetingTypes,
];

/**
 * What the model cannot know by itself of one kind. Whose records its own belong to, and by which
 * names it is found, the description in server/db/records says; what is not sent, the schema says.
 * Methods, so that each kind may be written for rows of its own.
 */
export interface Kind<Row extends AnyRow = AnyRow, View extends AnyRow = AnyRow> {
  table: RecordTable;
  endpoints: { create: Endpoint; get?: Endpoint; update: Endpoint; remove: Endpoint };
  messages: { notFound: string; deleted: string };
  /** The parent whose address it is created at; it stays with it. Other parents are in the body. */
  under?: RecordTable;
  /** The same at the address of another parent. */
  others?: readonly { under: RecordTable; create: Endpoint }[];
  /** The field that is refused, and how, where parents or tags in the body are not the caller's. */
  strayParent?: { path: string; msg: string };
  /** What must be sent, then what may be. */
  required(draw: Draw, me: Writer): object;
  optional(draw: Draw, me: Writer): object;
  /** What must be sent of a new one, and stays as it is. */
  initial?(draw: Draw): object;
  /** What the server puts in place of what is not sent, where no schema says so. */
  defaults?(me: Person, now: Date): object;
  /** What an import puts there instead. */
  imported?: object;
  /** How what is sent is refused; `row` is the record as it is. */
  refuse?(sent: AnyInput, row?: Row): Meets | undefined;
  /** A record as it is written, of what it was and what was sent; parents are as they were sent. */
  settle?(me: Person, row: Row & AnyInput, now: Date): Row;
  /** As lists show it. */
  view(me: Person, row: Row): View;
  /** What is added where it is shown alone. */
  detail?(me: Person, row: Row): object;
  /** How a row that would be written is refused for the sake of others. */
  clash?(me: Person, row: Row): Meets | undefined;
  /** What else its deletion does. */
  removed?(me: Person, id: string, now: Date): void;
  /** What else a creation or change does; `was` is the record before. */
  written?(me: Person, row: Row, now: Date, was?: Row): void;
  /** Its lists, the first key being their usual order; `-at` for one that begins with the latest. */
  sorts: Record<string, Sort<View>["toKey"]>;
  lists: readonly List<Row, View>[];
  /** In the search of everything: the key of its title, and the order among equals. */
  found?: { title: string; order(rows: readonly Row[], scene: Scene): Row[] };
  /** Calls that no other kind has. */
  plays?: Plays;
}

/** Whose record it is, with the tags that it may have. */
interface Writer {
  mark: string;
  tags?: ReadonlyMap<string, unknown>;
}

interface Sort<View> {
  toKey(view: View): string | number | Key;
}

interface List<Row, View> {
  endpoint: Endpoint;
  /** At the address of a parent. */
  under?: RecordTable;
  /** What it may be asked for besides words, order and place. */
  filters?(scene: Scene): Record<string, string>;
  fits?(row: Row, filters: Record<string, string | undefined>, me: Person): boolean;
  sums?(views: readonly View[]): object;
}

export interface AnyRow {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** What is sent, by the names of fields. */
// biome-ignore lint/suspicious/noExplicitAny: each kind knows its own.
type AnyInput = Record<string, any>;

/** The column that names the parent, by the parent's table. */
export function parentsOf(table: RecordTable): [column: string, parent: RecordTable][] {
  return Object.entries(kindOf(table).parents);
}

export function rowsOf(me: Person, table: RecordTable): Map<string, AnyRow> {
  // as: every kind's rows have an id and two times; what else they have, its description knows.
  return me[table] as Map<string, AnyRow>;
}

/** Empty where it belongs to none. */
export function columnOf(row: AnyRow, column: string): string {
  // as: asked for columns that name a parent only.
  return (row as AnyRow & Record<string, string | null>)[column] ?? "";
}

/** Deletes a record with all that belongs to it. */
export function removeRow(me: Person, table: RecordTable, id: string) {
  rowsOf(me, table).delete(id);
  for (const child of recordKinds) {
    const [column] = parentsOf(child.table).find(([, parent]) => parent === table) ?? [];
    if (column === undefined) continue;
    for (const row of [...rowsOf(me, child.table).values()]) {
      if (columnOf(row, column) === id) removeRow(me, child.table, row._id);
    }
  }
}

export function keysOf(table: RecordTable, row: AnyRow) {
  // as: the title's key is asked for by its name.
  return recordKeys[table].toKeys(row) as ReturnType<(typeof recordKeys)[RecordTable]["toKeys"]> &
    Record<string, string>;
}

/** What a record is found by, the names of its parents included. */
export function searchedBy(kind: Kind, me: Person, row: AnyRow) {
  const described = kindOf(kind.table);
  const related = namersOf(described).flatMap(({ column, table }) => {
    const parent = rowsOf(me, table).get(columnOf(row, column));
    return parent ? [keysOf(table, parent).searchKey] : [];
  });
  const isRelatedToShort = described.isFoundByShortNames ?? false;
  return { ...keysOf(kind.table, row), related, isRelatedToShort };
}

export function show(kind: Kind, me: Person, row: AnyRow): object {
  return { ...kind.view(me, row), ...kind.detail?.(me, row) };
}

export function showing(kind: Kind, me: Person, row: AnyRow, status = 200): Meets {
  return { status, body: { data: show(kind, me, row) } };
}

export function missing(table: RecordTable): Meets {
  return refusal(404, kinds.find((kind) => kind.table === table)?.messages.notFound ?? "");
}
