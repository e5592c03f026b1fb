import {
  type ImportJob,
  type ImportRow,
  importEndpoints,
} from "../../../shared/transfer/imports.ts";
import { followImport, sendImport } from "../../lib/send/send-import.ts";
import { write } from "../../lib/write/write.ts";
import type { Difference } from "./compare-account.ts";
import { recordParts, toImportRow } from "./record-rows.ts";

/** What a file brings as rows of an import, each after those that it belongs to. */
export function toImportRows(
  { added, changed, tagIds }: Difference,
  takesChanges: boolean,
): ImportRow[] {
  return recordParts.flatMap((part) => [
    ...added.filter((one) => one.part === part).map(({ row }) => toImportRow(part, row, tagIds)),
    ...(takesChanges ? changed : [])
      .filter((one) => one.part === part)
      .map(({ row, updatedAt }) => toImportRow(part, row, tagIds, updatedAt)),
  ]);
}

interface Importing {
  file: string;
  skipped: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Writes them as one import, which can be undone. Answers how it has ended. */
export async function importAccount(
  rows: readonly ImportRow[],
  { file, skipped, signal, onProgress }: Importing,
): Promise<ImportJob> {
  const asking = { signal, onLost: () => {} };
  const body = { into: "account" as const, file, rows: rows.length + skipped, skipped, unread: 0 };
  let begun: string | undefined;
  try {
    const id = await sendImport(body, rows, {
      ...asking,
      onBegun: ({ _id }) => {
        begun = _id;
      },
      onSent: (sent) => onProgress(sent / rows.length / 2),
    });
    return await followImport(id, asking, ({ written }) =>
      onProgress(0.5 + written / rows.length / 2),
    );
  } catch (error) {
    if (signal.aborted && begun) {
      await write(importEndpoints.cancel, { params: { id: begun } }, { refresh: "never" });
    }
    throw error;
  }
}
