import { useState } from "react";
import { cx } from "./class-names.ts";

type ReadMoreProps = {
  text: string;
  /** Characters shown at first. */
  max?: number;
  /** False where the row itself opens the whole text, as on the phone. */
  expandable?: boolean;
  className?: string;
};

/** A long text cut at `max`, expanded in place. */
export function ReadMore({ text, max = 100, expandable = true, className }: ReadMoreProps) {
  const [open, setOpen] = useState(false);
  // Counted in characters as people see them, so that no letter or emoji is cut in two.
  const letters = Array.from(text);
  if (letters.length <= max) return <span className={className}>{text}</span>;
  return (
    // On paper the whole text takes the place of what is in here, see print.css.
    <span className={cx(open && "whitespace-pre-line", className)} data-full={text}>
      <span>{open ? text : `${letters.slice(0, max).join("").trimEnd()}…`}</span>
      {expandable && (
        <>
          {" "}
          <button
            type="button"
            aria-expanded={open}
            className="link hit whitespace-nowrap"
            onClick={() => setOpen(!open)}
          >
            {open ? "Read Less" : "Read More"}
          </button>
        </>
      )}
    </span>
  );
}
