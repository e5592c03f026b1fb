import { inOwnWords } from "./in-words.ts";
import { checkSize, SourceError } from "./limits.ts";
import type { ReadOptions, Source, SourceRow } from "./source.ts";
import type { Answer, Ask } from "./worker.ts";

/** How long a reader may be silent; the largest workbook takes a slow machine a quarter of it. */
const patience = 120_000;

/**
 * A file or a pasted text as a table, read beside the page. Rejects with a SourceError whose message
 * says why it cannot be read, and with the reason of `signal` once that is aborted. `onProgress`
 * hears the share that is read, from 0 to 1.
 */
export async function readSource(
  input: File | string,
  options: ReadOptions = {},
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Source> {
  if (input instanceof File) checkSize(input.size);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Source>((resolve, reject) => {
      const rows: SourceRow[] = [];
      const give = (cause?: unknown) => reject(unreadable(cause));
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(give, patience);
      };
      worker.onerror = give;
      worker.onmessageerror = give;
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        wait();
        if (data.says === "progress") onProgress(data.share);
        else if (data.says === "rows") rows.push(...data.rows);
        else if (data.says === "done") resolve(inOwnWords({ ...data.source, rows }));
        else if (data.says === "refused") reject(new SourceError(data.reason, data.values));
        else give(data.cause);
      };
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      wait();
      worker.postMessage({ input, options } satisfies Ask);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

function unreadable(cause: unknown): SourceError {
  return new SourceError("notRead", [], { cause });
}
