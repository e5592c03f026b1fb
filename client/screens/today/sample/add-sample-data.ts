import { parts } from "../../../../shared/words/en/parts.ts";
import { welcome } from "../../../../shared/words/en/welcome.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { today } from "../../../lib/dates/dates.ts";
import { notify } from "../../../lib/notify.ts";
import { refreshData } from "../../../lib/queries/query-client.ts";
import { followImport, sendImport } from "../../../lib/send/send-import.ts";
import { makeSampleRows, sampleSource } from "./sample-rows.ts";

const undoing = lazyModule(() => import("../../history/undo.tsx"));

/** Adds the sample data as one act. Rejects when nothing was added. */
export async function addSampleData(): Promise<void> {
  const asking = { signal: new AbortController().signal, onLost: () => {} };
  const rows = makeSampleRows(today());
  const id = await sendImport({ ...sampleSource, rows: rows.length }, rows, {
    ...asking,
    onBegun: () => {},
    onSent: () => {},
  });
  const { change, failure } = await followImport(id, asking, () => {});
  if (!change) throw new Error(failure?.msg ?? welcome.sampleFailed);
  await refreshData();
  const undo = async () => {
    if (await undoing.ask()) await (await undoing.load()).undoById(change);
  };
  notify.success(welcome.sampleAdded, { action: { label: parts.undo, run: () => void undo() } });
}
