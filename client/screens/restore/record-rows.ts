import { importedNames } from "../../../shared/kinds/fields.ts";
import { type Kind, kindNames } from "../../../shared/kinds/names.ts";
import { kindsInOrder } from "../../../shared/kinds/registry.ts";
import type { ImportRow } from "../../../shared/transfer/imports.ts";

/** Lists of records, each after those that its records belong to. */
export type RecordPart = Kind;
export const recordParts = kindsInOrder;

export function isRecordPart(part: string): part is RecordPart {
  return kindNames.some((kind) => kind === part);
}

/** A record of a Client Desk file. */
export interface RecordRow {
  _id: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** What can be given of a record, as the API takes it: what it belongs to by its id. */
export function toValues(
  part: RecordPart,
  row: RecordRow,
  tagIds: ReadonlyMap<string, string> = new Map(),
): Record<string, unknown> {
  const entries = importedNames[part]
    .filter((name) => row[name] !== undefined)
    .map((name): [string, unknown] => {
      const value = row[name];
      if (!Array.isArray(value)) return [name, toId(value)];
      const ids = value.map(toId).map((id) => tagIds.get(String(id)) ?? id);
      return [name, [...new Set(ids)]];
    });
  return Object.fromEntries(entries);
}

function toId(value: unknown): unknown {
  return value !== null && typeof value === "object" && "_id" in value ? value._id : value;
}

/** As a row of an import; with a version it changes the record that is here. */
export function toImportRow(
  kind: RecordPart,
  row: RecordRow,
  tagIds: ReadonlyMap<string, string>,
  updatedAt?: string,
): ImportRow {
  const values = toValues(kind, row, tagIds);
  const act =
    updatedAt === undefined
      ? { act: "create" }
      : { act: "update", updatedAt, replace: Object.keys(values) };
  // as: a record of this kind; the server checks it.
  return { kind, ...act, _id: row._id, values } as ImportRow;
}
