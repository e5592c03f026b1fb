import { ImportFrame } from "../frame.tsx";
import type { ImportKind } from "../types.ts";

/** What became of the import. */
export function DoneStep({ into }: { into: ImportKind }) {
  return (
    <ImportFrame into={into} step="done" sub="">
      <p className="text-ink-2">Rows in the file</p>
    </ImportFrame>
  );
}
