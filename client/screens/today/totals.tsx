import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Dashboard } from "../../../shared/dashboard.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { formatCount } from "../../lib/format/count.ts";
import { formatPercent } from "../../lib/format/numbers.ts";
import { useWhoseFilter } from "../../lib/people/whose-filter.ts";
import { cx } from "../../ui/class-names.ts";
import { Sum, Sums } from "../../ui/page.tsx";
import { Delayed, Skeleton } from "../../ui/skeleton.tsx";
import { Money } from "../../ui/text/money.tsx";

type TotalsProps = {
  dashboard: Dashboard | undefined;
  /** Companies and customers count as new from then on. */
  createdFrom: string;
  /** Shown beside the dashes if the numbers could not be loaded. */
  failed: ReactNode;
  className?: string | undefined;
};

const noteClass =
  "relative after:absolute after:-inset-x-1.5 after:-inset-y-3 hover:text-ink hover:underline hover:underline-offset-[3px]";

/** The totals as one ruled line; each number links to exactly the rows it counts. */
export function Totals({ dashboard, createdFrom, failed, className }: TotalsProps) {
  const filter = useWhoseFilter();
  if (!dashboard) {
    const figure = failed ? "–" : <Coming />;
    return (
      <Sums aria-busy={!failed} className={cx("ledger", className)}>
        <Sum label={overview.totals.companies}>{figure}</Sum>
        <Sum label={overview.totals.customers}>{figure}</Sum>
        <Sum label={overview.totals.value} note={failed}>
          {figure}
        </Sum>
      </Sums>
    );
  }
  const { totals, statuses, desk } = dashboard;
  const closed = statuses.find(({ status }) => status === "Deal Closed")?.value ?? 0;
  return (
    <Sums className={cx("ledger", className)}>
      <Sum
        label={overview.totals.companies}
        note={
          desk ? (
            overview.totals.onDesk(formatCount(desk.companies))
          ) : totals.newCompanies > 0 ? (
            <Link to="/dashboard/companies" search={{ createdFrom }} className={noteClass}>
              {newThisMonth(totals.newCompanies)}
            </Link>
          ) : (
            newThisMonth(0)
          )
        }
      >
        <Link to="/dashboard/companies" search={filter}>
          {formatCount(totals.companies)}
        </Link>
      </Sum>
      <Sum
        label={overview.totals.customers}
        note={
          desk ? (
            overview.totals.onDesk(formatCount(desk.customers))
          ) : totals.newCustomers > 0 ? (
            <Link to="/dashboard/customers" search={{ createdFrom }} className={noteClass}>
              {newThisMonth(totals.newCustomers)}
            </Link>
          ) : (
            newThisMonth(0)
          )
        }
      >
        <Link to="/dashboard/customers" search={filter}>
          {formatCount(totals.customers)}
        </Link>
      </Sum>
      <Sum
        label={overview.totals.value}
        note={
          desk
            ? desk.value > 0 && overview.totals.partOfDesk(formatPercent(totals.value, desk.value))
            : totals.value > 0 && (
                <Link
                  to="/dashboard/customers"
                  search={{ status: "Deal Closed" }}
                  className={noteClass}
                >
                  {overview.totals.inClosedDeals(formatPercent(closed, totals.value))}
                </Link>
              )
        }
      >
        <Link to="/dashboard/customers" search={{ sort: "-value", ...filter }}>
          <Money value={totals.value} short />
        </Link>
      </Sum>
    </Sums>
  );
}

function newThisMonth(count: number): string {
  return count === 0 ? overview.totals.noneNew : overview.totals.newThisMonth(formatCount(count));
}

/** A placeholder for a number. */
function Coming() {
  return (
    <Delayed>
      <Skeleton className="h-4 w-12" />
    </Delayed>
  );
}
