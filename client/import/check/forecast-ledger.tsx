import { formatCount } from "../../lib/count.ts";
import type { Forecast, ImportKind } from "../types.ts";

type ForecastLedgerProps = { kind: ImportKind; forecast: Forecast };

/** What the import will do, closed as a bookkeeper closes it. */
export function ForecastLedger({ kind, forecast }: ForecastLedgerProps) {
  const { created, updated, skipped, rows } = forecast;
  return (
    <section aria-label="What will happen" className="forecast">
      <h2>What will happen</h2>
      <dl>
        <Line label={`New ${kind}`} count={created} />
        <Line label="Updates" count={updated} />
        <Line label="Skipped" count={skipped} />
        <Line label="Rows" count={rows} sum />
      </dl>
      {kind !== "companies" && (
        <dl>
          {kind === "appointments" && <Line label="New customers" count={forecast.newCustomers} />}
          <Line label="New companies" count={forecast.newCompanies} />
          <Line label="Companies you have" count={forecast.knownCompanies} />
        </dl>
      )}
    </section>
  );
}

function Line({ label, count, sum }: { label: string; count: number; sum?: boolean }) {
  return (
    <div className={sum ? "sum" : undefined}>
      <dt>{label}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
