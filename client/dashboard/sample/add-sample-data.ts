import { followImport, sendImport } from "../../import/write/send-import.ts";
import { today } from "../../lib/dates.ts";
import { lazyModule } from "../../lib/lazy-module.ts";
import { refreshData } from "../../lib/query-client.ts";
import { notify } from "../../ui/toaster.tsx";
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
  if (!change) throw new Error(failure?.msg ?? "The sample data wasn’t added");
  await refreshData();
  const undo = async () => {
    if (await undoing.ask()) await (await undoing.load()).undoById(change);
  };
  notify.success("Sample data added", { action: { label: "Undo", run: () => void undo() } });
}
