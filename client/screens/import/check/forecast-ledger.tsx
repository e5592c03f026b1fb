import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { cx } from "../../../ui/class-names.ts";
import type { Forecast } from "../rows/forecast.ts";

type ForecastLedgerProps = { kind: ImportKind; forecast: Forecast };

/** What the import will do, closed as a bookkeeper closes it. */
export function ForecastLedger({ kind, forecast }: ForecastLedgerProps) {
  const { created, updated, skipped, rows } = forecast;
  return (
    <section aria-label={checking.whatHappens} className="mt-2">
      <h2 className="text-12 font-normal text-ink-3">{checking.whatHappens}</h2>
      <dl className="mt-3">
        <Line label={checking.new[kind]} count={created} />
        <Line label={checking.updates} count={updated} />
        <Line label={checking.skipped} count={skipped} />
        <Line label={checking.rowsLabel} count={rows} sum />
      </dl>
      {kind !== "companies" && (
        <dl className="mt-3">
          {kind === "appointments" && (
            <Line label={checking.new.customers} count={forecast.newCustomers} />
          )}
          <Line label={checking.new.companies} count={forecast.newCompanies} />
          <Line label={checking.companiesYouHave} count={forecast.knownCompanies} />
        </dl>
      )}
    </section>
  );
}

function Line({ label, count, sum }: { label: string; count: number; sum?: boolean }) {
  return (
    <div
      className={cx(
        "flex justify-between gap-3 text-13",
        sum
          ? "double-rule pt-1.5 pb-[5px]"
          : "border-b border-line py-[5px] has-[+.double-rule]:border-b-0",
      )}
    >
      <dt className={sum ? undefined : "text-ink-2"}>{label}</dt>
      <dd className="digits">{formatCount(count)}</dd>
    </div>
  );
}
