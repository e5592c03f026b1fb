import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { history } from "../../../shared/words/en/history.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { cx } from "../../ui/class-names.ts";
import type { RecordChangesProps } from "./record-changes.tsx";

/** Folded until somebody wants to know: what was done to a record. */
export function ChangesSection({ record, className }: { record: string; className?: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("print:hidden", className)}>
      <h2 id={id} className="section-title">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="hit-area inline-flex items-center gap-2"
        >
          {history.title}
          <ChevronDown className={cx("text-ink-3 transition-transform", open && "rotate-180")} />
        </button>
      </h2>
      {open && <ChangesPart record={record} level={3} />}
    </section>
  );
}

const parts = lazyModule(() => import("./record-changes.tsx"));

/** What was done to one record; its code comes when somebody looks at it. */
export function ChangesPart(props: RecordChangesProps) {
  const part = parts.use();
  return part && <part.RecordChanges key={props.record} {...props} />;
}
