import type { z } from "zod";
import {
  type ImportJob,
  type ImportRow,
  importEndpoints,
} from "../../../shared/transfer/imports.ts";
import { call } from "../api.ts";
import { makeUuid } from "../uuid.ts";
import { write } from "../write/write.ts";
import { chunksOf } from "./chunks.ts";
import { type PersistOptions, pause, persist } from "./persist.ts";

/** Milliseconds between two questions how far it has come. */
const askAgain = 500;

interface Sending extends PersistOptions {
  onBegun: (job: ImportJob) => void;
  /** Rows that have arrived. */
  onSent: (sent: number) => void;
}

/** Sends all rows of an import and has them written, however often the connection is lost. Answers its id. */
export async function sendImport(
  body: z.input<typeof importEndpoints.create.schema.body>,
  rows: readonly ImportRow[],
  { onBegun, onSent, ...asking }: Sending,
): Promise<string> {
  const { signal } = asking;
  const sending = { signal, refresh: "never" } as const;
  const key = makeUuid();
  const begin = () => write(importEndpoints.create, { body }, { ...sending, key, isLong: true });
  const { data: job } = await persist(begin, asking);
  onBegun(job);
  let number = 0;
  let sent = 0;
  for (const chunk of chunksOf(rows)) {
    const params = { id: job._id, number: String(number) };
    await persist(
      () => write(importEndpoints.send, { params, body: { rows: chunk } }, sending),
      asking,
    );
    number += 1;
    sent += chunk.length;
    onSent(sent);
  }
  const params = { id: job._id };
  await persist(() => write(importEndpoints.run, { params }, sending), asking);
  return job._id;
}

/** Asks how far an import has come until it has ended; answers how. */
export async function followImport(
  id: string,
  asking: PersistOptions,
  onProgress: (job: ImportJob) => void,
): Promise<ImportJob> {
  const { signal } = asking;
  const ask = () => call(importEndpoints.get, { params: { id }, signal });
  for (;;) {
    const { data: job } = await persist(ask, asking);
    if (hasEnded(job)) return job;
    onProgress(job);
    await pause(askAgain, signal);
  }
}

function hasEnded({ state }: ImportJob): boolean {
  return state === "done" || state === "failed" || state === "canceled";
}
