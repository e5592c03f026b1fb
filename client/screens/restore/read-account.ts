import JSONParser from "@streamparser/json/jsonparser.js";
import type { Settings } from "../../../shared/account/settings.ts";
import type { FollowUpDays } from "../../../shared/follow-up.ts";
import { fileFormat } from "../../../shared/transfer/exports.ts";
import { type RestoredPart, restoredParts } from "../../../shared/transfer/restore-rows.ts";
import { restore } from "../../../shared/words/en/restore.ts";

/** A row of a Client Desk file, and the list that it stands in. */
export interface FileRow {
  part: RestoredPart;
  row: { _id?: string };
}

/** What a Client Desk file says of itself, and how many rows each of its lists has. */
export interface AccountFile {
  file: File;
  version: number;
  exportedAt: string;
  settings?: Settings;
  followUp?: FollowUpDays;
  counts: Map<RestoredPart, number>;
}

/** Why a file can't be restored, in a sentence. */
export class AccountFileError extends Error {}

const history: readonly RestoredPart[] = [
  "changes",
  "records",
  "statuses",
  "responsible",
  "contacts",
];
const head = ["format", "version", "exportedAt", "user", "followUp"];

function pathOf(part: RestoredPart): string {
  return history.includes(part) ? `$.history.${part}.*` : `$.${part}.*`;
}

type Value = Parameters<NonNullable<JSONParser["onValue"]>>[0];

/** Reads a file piece by piece: of a large one no more than a piece stands in memory. */
async function* readValues(file: File, paths: string[], noteBytes: (bytes: number) => void) {
  const found: { name: string; value: Value["value"] }[] = [];
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    const list = stack.length > 1 ? stack.at(-1)?.key : key;
    found.push({ name: String(list), value });
  };
  const reader = file.stream().getReader();
  try {
    while (true) {
      const { value: bytes, done } = await reader.read();
      if (done) break;
      parser.write(bytes);
      noteBytes(bytes.length);
      yield found.splice(0);
    }
    if (!parser.isEnded) parser.end();
  } catch (error) {
    if (error instanceof AccountFileError) throw error;
    throw new AccountFileError(restore.files.notWhole, { cause: error });
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** The rows of some lists, in pieces. */
export async function* readRows(
  file: File,
  parts: readonly RestoredPart[],
  noteBytes: (bytes: number) => void = () => {},
): AsyncGenerator<FileRow[]> {
  for await (const values of readValues(file, parts.map(pathOf), noteBytes)) {
    // as: only lists of these names were asked for; the server checks their rows.
    yield values.map(({ name, value }) => ({ part: name, row: value }) as FileRow);
  }
}

/** Reads a file once to its end. Throws an AccountFileError. */
export async function readAccount(
  file: File,
  noteBytes: (bytes: number) => void = () => {},
): Promise<AccountFile> {
  const counts = new Map<RestoredPart, number>();
  const facts = new Map<string, unknown>();
  const paths = [...head.map((name) => `$.${name}`), ...restoredParts.map(pathOf)];
  for await (const values of readValues(file, paths, noteBytes)) {
    for (const { name, value } of values) {
      const part = restoredParts.find((each) => each === name);
      if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
      else facts.set(name, value);
    }
  }
  // Files of version 1 did not say what they are.
  const isOurs =
    facts.has("exportedAt") &&
    facts.get("format") === (facts.has("version") ? fileFormat.format : undefined);
  if (!isOurs) throw new AccountFileError(restore.files.notOurs);
  const version = Number(facts.get("version") ?? 1);
  if (version > fileFormat.version) {
    throw new AccountFileError(restore.files.newer);
  }
  // as: what such files have under these names; the server checks it.
  const { settings } = facts.get("user") as { settings?: Settings };
  const followUp = facts.get("followUp") as FollowUpDays | undefined;
  return {
    ...{ file, version, counts, exportedAt: String(facts.get("exportedAt")) },
    ...(settings && { settings }),
    ...(followUp && { followUp }),
  };
}
