import { SourceError } from "./limits.ts";
import { readBytes, readPaste } from "./read.ts";
import type { ReadOptions, Source, SourceRow } from "./source.ts";

export interface Ask {
  input: File | string;
  options: ReadOptions;
}

/** What the worker says; rows come in portions, so that no message takes the page long to receive. */
export type Answer =
  | { says: "progress"; share: number }
  | { says: "rows"; rows: SourceRow[] }
  | { says: "done"; source: Source }
  | ({ says: "refused" } & Pick<SourceError, "reason" | "values">)
  | { says: "failed"; cause: unknown };

const portion = 1000;

addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  void answer(data);
});

async function answer({ input, options }: Ask): Promise<void> {
  try {
    const { rows, ...source } = await read(input, options);
    for (let at = 0; at < rows.length; at += portion) {
      say({ says: "rows", rows: rows.slice(at, at + portion) });
    }
    say({ says: "done", source: { ...source, rows: [] } });
  } catch (cause) {
    if (cause instanceof SourceError) {
      const { reason, values } = cause;
      say({ says: "refused", reason, values });
    } else say({ says: "failed", cause });
  }
}

async function read(input: File | string, options: ReadOptions): Promise<Source> {
  const tell = (share: number) => say({ says: "progress", share });
  if (typeof input === "string") return readPaste(input, options, tell);
  return readBytes(new Uint8Array(await input.arrayBuffer()), input.name, options, tell);
}

function say(answer: Answer): void {
  postMessage(answer);
}
