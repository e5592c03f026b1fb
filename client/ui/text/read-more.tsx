import { useState } from "react";
import { notes } from "../../../shared/words/en/notes.ts";
import { cx } from "../class-names.ts";

type ReadMoreProps = {
  text: string;
  /** Characters shown at first. */
  max?: number;
  /** False where the row itself opens the full text, as on the phone. */
  expandable?: boolean;
  className?: string;
};

/** A long text cut at `max`, expandable in place. */
export function ReadMore({ text, max = 100, expandable = true, className }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  // Counted in visible characters, so that no letter or emoji is cut in two.
  const letters = Array.from(text);
  if (letters.length <= max) {
    return (
      <span dir="auto" className={className}>
        {text}
      </span>
    );
  }
  return (
    // On paper, the full text replaces what is in here, see print.css.
    <span className={cx(open && "whitespace-pre-line", className)} data-full={text}>
      <span dir="auto">{open ? text : `${letters.slice(0, max).join("").trimEnd()}…`}</span>
      {expandable && (
        <>
          {" "}
          <button
            type="button"
            aria-expanded={open}
            className="link hit-area whitespace-nowrap"
            onClick={() => setOpen(!open)}
          >
            {open ? notes.readLess : notes.readMore}
          </button>
        </>
      )}
    </span>
  );
}
