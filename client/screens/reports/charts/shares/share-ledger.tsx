import type { CSSProperties, ReactNode } from "react";
import { common } from "../../../../../shared/words/en/common.ts";
import { reports } from "../../../../../shared/words/en/reports.ts";
import { isolate } from "../../../../lib/format/isolate.ts";
import { formatMoney } from "../../../../lib/format/money.ts";
import { formatPercent } from "../../../../lib/format/numbers.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { Chart } from "../chart.tsx";
import { percent } from "../frame.tsx";
import { Mark } from "../mark.tsx";
import { PartHead } from "../part-head.tsx";
import type { ShareRow } from "./share-rows.ts";

type ShareLedgerProps = {
  title: string;
  /** At the right of the title. */
  fact?: string | undefined;
  rows: readonly ShareRow[];
  /** What the values are shares of. */
  whole: number;
  /** Where the rows have a sum. */
  sum?: ShareRow;
  /** Share of the width that names may take. */
  names: string;
};

/** Names with their value, as bars and figures. */
export function ShareLedger({ title, fact, rows, whole, sum, names }: ShareLedgerProps) {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  // as: a custom property is none that React knows.
  const style = { "--names": names } as CSSProperties;
  return (
    <div className="share-part">
      <PartHead fact={fact}>{title}</PartHead>
      <Chart label={title}>
        <ul className="share-ledger" style={style}>
          {rows.map((row, index) => (
            <li key={row.key} data-quiet={row.quiet}>
              <RowLink {...{ row, whole, index }}>
                <i style={{ width: most > 0 ? percent(row.value / most) : 0 }} />
              </RowLink>
            </li>
          ))}
          {sum && (
            <li data-sum>
              <RowLink row={sum} whole={whole} index={rows.length} />
            </li>
          )}
        </ul>
      </Chart>
    </div>
  );
}

type RowLinkProps = {
  row: ShareRow;
  whole: number;
  /** From the top. */
  index: number;
  children?: ReactNode;
};

function RowLink({ row, whole, index, children }: RowLinkProps) {
  return (
    <Mark
      link={row.link}
      at={{ column: 0, row: -index }}
      title={isolate(row.name)}
      detail={inWords(row, whole)}
    >
      <bdi className="name clipped">{row.name}</bdi>
      {children}
      <Money value={row.value} />
    </Mark>
  );
}

/** "$2,214,880.83 in 23 customers of 4 companies, 22%" */
function inWords({ value, customers, companies }: ShareRow, whole: number): string {
  const amount = formatMoney(value);
  const words =
    companies === undefined
      ? reports.value.inCustomers(amount, customers)
      : reports.value.ofCompanies(amount, customers, companies);
  return whole > 0 ? common.list(words, formatPercent(value, whole)) : words;
}
