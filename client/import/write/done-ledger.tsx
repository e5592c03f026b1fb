import type { ReactNode } from "react";
import { formatCount } from "../../lib/count.ts";
import { cx } from "../../ui/class-names.ts";

/** What was written, closed as a bookkeeper closes it. */
export function DoneLedger({ children }: { children: ReactNode }) {
  return <dl className="done-ledger">{children}</dl>;
}

type LedgerRowProps = { label: string; note?: string; count: number; sum?: boolean };

export function LedgerRow({ label, note = "", count, sum = false }: LedgerRowProps) {
  return (
    <div className={cx(sum && "sum")}>
      <dt>
        {label}
        {count > 0 && note !== "" && <small> {note}</small>}
      </dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
