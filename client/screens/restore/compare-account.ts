import { fold } from "../../../shared/text/fold.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { call } from "../../lib/api.ts";
import { type AccountFile, type FileRow, readRows } from "./read-account.ts";
import {
  isRecordPart,
  type RecordPart,
  type RecordRow,
  recordParts,
  toValues,
} from "./record-rows.ts";

/** A record of the file that is here already and says something else. */
export interface Changed {
  part: RecordPart;
  row: RecordRow;
  /** The version that is here. */
  updatedAt: string;
  /** Fields by their names in the schema. */
  fields: string[];
}

/** How a file differs from what is in the account. */
export interface Difference {
  added: { part: RecordPart; row: RecordRow }[];
  changed: Changed[];
  same: number;
  /** Tags that are here under another id, by the id of the file. */
  tagIds: ReadonlyMap<string, string>;
}

/** Compares a file with what is in the account, record by record. */
export async function compareAccount(
  { file }: AccountFile,
  onProgress: (share: number) => void,
): Promise<Difference> {
  const own = new Map<string, { values: string[][]; updatedAt: string }>();
  const tagsByName = new Map<string, string>();
  const mine = await call(exportEndpoints.everything);
  for await (const { part, row } of readRecords(mine)) {
    own.set(`${part} ${row._id}`, { values: toTexts(part, row), updatedAt: row.updatedAt });
    if (part === "tags") tagsByName.set(fold(String(row.name)), row._id);
  }
  const tagIds = new Map<string, string>();
  const difference: Difference = { added: [], changed: [], same: 0, tagIds };
  let bytes = 0;
  const rows = readRecords(file, (read) => {
    bytes += read;
    onProgress(bytes / Math.max(1, file.size));
  });
  for await (const { part, row } of rows) {
    const found = own.get(`${part} ${row._id}`);
    const tag = part === "tags" ? tagsByName.get(fold(String(row.name))) : undefined;
    if (!found && tag !== undefined) {
      tagIds.set(row._id, tag);
      difference.same += 1;
    } else if (found) {
      const fields = listFields(toTexts(part, row, tagIds), found.values);
      if (fields.length === 0) difference.same += 1;
      else difference.changed.push({ part, row, updatedAt: found.updatedAt, fields });
    } else {
      difference.added.push({ part, row });
    }
  }
  return difference;
}

async function* readRecords(file: File, noteBytes?: (bytes: number) => void) {
  for await (const rows of readRows(file, recordParts, noteBytes)) {
    for (const found of rows) if (isRecord(found)) yield found;
  }
}

/** A single time of a repeating appointment is a part of that: an import has it as the rule says. */
function isRecord(found: FileRow): found is { part: RecordPart; row: RecordRow } {
  return isRecordPart(found.part) && !("series" in found.row && found.row.series !== null);
}

function toTexts(part: RecordPart, row: RecordRow, tagIds?: ReadonlyMap<string, string>) {
  return Object.entries(toValues(part, row, tagIds)).map(([name, value]) => [
    name,
    JSON.stringify(Array.isArray(value) ? [...value].sort() : value),
  ]);
}

/** A field that an older file does not have says nothing. */
function listFields(theirs: string[][], ours: string[][]): string[] {
  const here = new Map(ours.map(([name = "", text]) => [name, text]));
  return theirs.flatMap(([name = "", text]) => (here.get(name) === text ? [] : [name]));
}
