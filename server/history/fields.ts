import type { ChangedField } from "../../shared/history/history.ts";
import { toDollars } from "../../shared/money.ts";
import type { Row } from "../db/acts/touched.ts";
import { kindOf } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

type NameOf = (kind: RecordTable, record: string) => string;

/** Written by the program, not entered. */
const stamps: readonly string[] = ["createdAt", "updatedAt"];

/** The other records that a row names, the nearest first. */
export function listParents(kind: RecordTable, row: Row): { kind: RecordTable; record: string }[] {
  const { parents } = kindOf(kind);
  return Object.entries(parents)
    .flatMap(([column, parent]) =>
      row[column] === undefined || row[column] === null
        ? []
        : [{ kind: parent, record: String(row[column]) }],
    )
    .reverse();
}

/** The records that stand in a row by their ids: those that it belongs to, and those in its lists. */
export function listMentioned(
  kind: RecordTable,
  row: Row,
): { kind: RecordTable; record: string }[] {
  const { mentions = {} } = kindOf(kind);
  const lists = Object.entries(mentions).flatMap(([column, other]) =>
    readIds(row[column]).map((record) => ({ kind: other, record })),
  );
  return [...listParents(kind, row), ...lists];
}

function readIds(list: unknown): string[] {
  return typeof list === "string" ? JSON.parse(list) : [];
}

/** What is different between two states of a record; null where there is none. */
export function listFields(
  kind: RecordTable,
  { before, after }: { before: Row | null; after: Row | null },
  nameOf: NameOf,
): ChangedField[] {
  const { flags = [], fixed } = kindOf(kind);
  const made = [...stamps, ...flags, ...fixed];
  return Object.keys(after ?? before ?? {})
    .filter((field) => !made.includes(field) && before?.[field] !== after?.[field])
    .map((field) => ({
      field,
      from: toWire(kind, field, before?.[field], nameOf),
      to: toWire(kind, field, after?.[field], nameOf),
    }));
}

/** A column as it is answered. */
export function toWire(
  kind: RecordTable,
  field: string,
  value: string | number | null | undefined,
  nameOf: NameOf,
): ChangedField["from"] {
  if (value === undefined || value === null) return null;
  const { parents, mentions = {}, summed, blank = [], json = [] } = kindOf(kind);
  const parent = parents[field];
  const mentioned = mentions[field];
  if (mentioned) {
    const names = readIds(value).map((id) => nameOf(mentioned, id));
    return names.filter(Boolean).sort().join(", ");
  }
  if (parent) return { kind: parent, _id: String(value), name: nameOf(parent, String(value)) };
  if (json.includes(field)) return toList(String(value));
  if (blank.includes(field)) return value || null;
  return field === summed ? toDollars(Number(value)) : value;
}

/** A list of figures or texts as one text; what is more than that has no short words. */
function toList(text: string): string | null {
  const value: unknown = JSON.parse(text);
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== "object");
  return isPlain ? value.join(", ") : null;
}
