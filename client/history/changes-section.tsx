import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { cx } from "../ui/class-names.ts";
import { ChangesPart } from "./changes-part.tsx";

/** Folded until somebody wants to know: what was done to a record. */
export function ChangesSection({ record, className }: { record: string; className?: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("print:hidden", className)}>
      <h2 id={id} className="h2">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="hit inline-flex items-center gap-2"
        >
          History
          <ChevronDown className={cx("text-ink-3 transition-transform", open && "rotate-180")} />
        </button>
      </h2>
      {open && <ChangesPart record={record} level={3} />}
    </section>
  );
}
