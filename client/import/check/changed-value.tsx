import type { ReactNode } from "react";
import type { Cell, Draft, Target } from "../types.ts";
import { changesRecord, recordOf } from "./actions.ts";
import { ShownValue } from "./shown-value.tsx";

type ChangedValueProps = {
  target: Target;
  cell: Cell | undefined;
  draft: Draft;
  /** Fields that the row replaces. */
  replaced: readonly string[];
};

/** A value of a row that updates a record: what the record has then, and what it has now or the file has. */
export function ChangedValue({ target, cell, draft, replaced }: ChangedValueProps): ReactNode {
  const record = recordOf(draft);
  const own = <ShownValue target={target} cell={cell} record={record?.record} />;
  if (!record || !changesRecord(draft)) return own;
  const old = <ShownValue target={target} cell={undefined} record={record.record} />;
  const isKept = record.differs.some(({ field }) => field === target) && !replaced.includes(target);
  if (isKept) {
    return (
      <>
        {old} <span className="other">File: {own}</span>
      </>
    );
  }
  if (!replaced.includes(target) && !record.changes.includes(target)) return own;
  return (
    <>
      <span className="other">
        {old} <span aria-hidden="true">→</span>
        <span className="vh">becomes</span>
      </span>{" "}
      {own}
    </>
  );
}
