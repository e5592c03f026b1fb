import { ImportFrame } from "../frame.tsx";
import type { ImportKind } from "../types.ts";

/** The rows as they will be written; then, once the user has agreed, how far that has come. */
export function CheckStep({ into }: { into: ImportKind }) {
  return (
    <ImportFrame
      into={into}
      step="check"
      sub="Check what you will get. Nothing has been saved yet."
    >
      <p className="text-ink-2">Rows</p>
    </ImportFrame>
  );
}
