import { ImportFrame } from "../frame.tsx";
import type { ImportKind } from "../types.ts";

/** A file is dropped, chosen or pasted. */
export function ChooseStep({ into }: { into: ImportKind }) {
  return (
    <ImportFrame
      into={into}
      step="choose"
      sub={`${into === "customers" ? "With their companies. " : ""}Nothing is saved until you have checked it.`}
    >
      <p className="text-ink-2">Drop a file here</p>
    </ImportFrame>
  );
}
