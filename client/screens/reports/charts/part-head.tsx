import type { ReactNode } from "react";

/** What one of several pictures of a section shows, and at the right the most important of it. */
export function PartHead({ children, fact }: { children: ReactNode; fact?: string | undefined }) {
  return (
    <div className="part-head">
      <h3>{children}</h3>
      {fact && <span>{fact}</span>}
    </div>
  );
}
