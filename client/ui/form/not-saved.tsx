import type { ReactNode } from "react";
import { results } from "../../../shared/words/en/results.ts";
import { Notice } from "../notice.tsx";

type NotSavedProps = {
  /** How often saving has failed: each time it is read out again. 0 shows nothing. */
  times: number;
  detail?: ReactNode;
  className?: string | undefined;
};

/** Stays beside what was typed for as long as the server has not saved it. */
export function NotSaved({ times, ...notice }: NotSavedProps) {
  if (times === 0) return null;
  return (
    // Room for the phone's tabs, which lie over the page.
    <div key={times} ref={scrollThere} className="scroll-mb-20">
      <Notice {...notice}>{results.notSaved}</Notice>
    </div>
  );
}

function scrollThere(note: HTMLElement | null) {
  note?.scrollIntoView({ block: "nearest" });
}
