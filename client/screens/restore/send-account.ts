import type { z } from "zod";
import { importLimits } from "../../../shared/transfer/imports.ts";
import {
  type Restoration,
  restoreChunkRows,
  restoreEndpoints,
} from "../../../shared/transfer/restore.ts";
import { type RestoredPart, restoredPasses } from "../../../shared/transfer/restore-rows.ts";
import { call } from "../../lib/api.ts";
import { persist } from "../../lib/send/persist.ts";
import { write } from "../../lib/write/write.ts";
import { type AccountFile, readRows } from "./read-account.ts";

type SentChunk = z.input<typeof restoreEndpoints.send.schema.body>["chunk"];

interface Progress {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Chunks of a file, always the same ones. */
async function* readChunks({ file }: AccountFile, onProgress: (share: number) => void) {
  let bytes = 0;
  const whole = Math.max(1, file.size * restoredPasses.length);
  for (const parts of restoredPasses) {
    const open = new Map<RestoredPart, { rows: object[]; length: number }>();
    for await (const rows of readRows(file, parts, (read) => {
      bytes += read;
    })) {
      for (const { part, row } of rows) {
        const chunk = open.get(part) ?? { rows: [], length: 0 };
        open.set(part, chunk);
        chunk.rows.push(row);
        chunk.length += JSON.stringify(row).length;
        if (chunk.rows.length < restoreChunkRows && chunk.length < importLimits.chunkSize) continue;
        open.delete(part);
        yield { part, rows: chunk.rows };
      }
      onProgress(bytes / whole);
    }
    for (const [part, { rows }] of open) yield { part, rows };
  }
}

/**
 * Restores a file into the account, which is empty, or goes on where that was broken off. A connection
 * that is lost is tried again. Throws an ApiError with why the server refused.
 */
export async function sendAccount(
  account: AccountFile,
  begun: Restoration | null,
  { onProgress, signal }: Progress,
): Promise<Restoration> {
  const asking = { signal, onLost: () => {} };
  const sending = { signal, refresh: "never" } as const;
  const restoration = begun ?? (await persist(() => begin(account, signal), asking));
  let last = restoration;
  let number = 0;
  for await (const chunk of readChunks(account, onProgress)) {
    signal.throwIfAborted();
    const params = { id: restoration._id, number: String(number) };
    number += 1;
    if (number <= restoration.chunks) continue;
    // as: rows of a file, which the server checks.
    const body = { chunk: chunk as SentChunk };
    // Sending a chunk twice changes nothing.
    const send = () => write(restoreEndpoints.send, { params, body }, sending);
    last = (await persist(send, asking)).data;
  }
  const { settings, followUp } = account;
  const body = { ...(settings && { settings }), ...(followUp && { followUp }) };
  const params = { id: restoration._id };
  return persist(async () => {
    const { data: place } = await call(restoreEndpoints.get, { signal });
    // It has ended, but the answer was lost.
    if (!place.restoration) return last;
    return (await write(restoreEndpoints.finish, { params, body }, sending)).data;
  }, asking);
}

/** May have begun already, when only the answer was lost. */
async function begin({ file }: AccountFile, signal: AbortSignal): Promise<Restoration> {
  const { restoration } = (await call(restoreEndpoints.get, { signal })).data;
  if (restoration && isOfFile(restoration, file)) return restoration;
  const body = { file: file.name, size: file.size };
  return (await write(restoreEndpoints.create, { body }, { signal, refresh: "never" })).data;
}

/** By its name and size a file is known again. */
export function isOfFile(restoration: Restoration, file: File): boolean {
  return restoration.file === file.name && restoration.size === file.size;
}
