import { type ImportJob, type ImportRow, importEndpoints } from "../../shared/imports.ts";
import { chunksOf } from "../import/write/chunks.ts";
import { pause, persist } from "../import/write/persist.ts";
import { call } from "../lib/api.ts";
import { makeKey } from "../lib/save-headers.ts";
import type { Difference } from "./compare-account.ts";
import { recordParts, toImportRow } from "./record-rows.ts";

/** Milliseconds between two questions how far it has come. */
const askAgain = 500;

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
  const headers = { "idempotency-key": makeKey() };
  const begin = () => call(importEndpoints.create, { body, headers, signal });
  const { data: begun } = await persist(begin, asking);
  const params = { id: begun._id };
  try {
    let number = 0;
    let sent = 0;
    for (const chunk of chunksOf(rows)) {
      const place = { ...params, number: String(number) };
      const send = () =>
        call(importEndpoints.send, { params: place, body: { rows: chunk }, signal });
      await persist(send, asking);
      number += 1;
      sent += chunk.length;
      onProgress(sent / rows.length / 2);
    }
    await persist(() => call(importEndpoints.run, { params, signal }), asking);
    while (true) {
      const { data: job } = await persist(
        () => call(importEndpoints.get, { params, signal }),
        asking,
      );
      if (["done", "failed", "canceled"].includes(job.state)) return job;
      onProgress(0.5 + job.written / rows.length / 2);
      await pause(askAgain, signal);
    }
  } catch (error) {
    if (signal.aborted) await call(importEndpoints.cancel, { params });
    throw error;
  }
}
