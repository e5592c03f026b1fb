import { useEffect, useState } from "react";

/** Milliseconds that "Saved" stays. */
const shown = 2000;

/** `mark` says of a field, in its label's line, that it was saved; `tell` has it say so. */
export function useSavedMark() {
  const [saved, setSaved] = useState("");
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(""), shown);
    return () => clearTimeout(timer);
  }, [saved]);

  const mark = (field: string) => (
    <span role="status" className="text-13 font-normal text-ink-3">
      {saved === field && "Saved"}
    </span>
  );
  return { tell: setSaved, mark };
}
