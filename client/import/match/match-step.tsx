import { ImportFrame } from "../frame.tsx";
import type { ImportKind } from "../types.ts";

/** The user says what each column becomes. */
export function MatchStep({ into }: { into: ImportKind }) {
  return (
    <ImportFrame into={into} step="match" sub="Say what each column of the file becomes.">
      <p className="text-ink-2">Column in the file</p>
    </ImportFrame>
  );
}
