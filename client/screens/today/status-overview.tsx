import { Link } from "@tanstack/react-router";
import type { Dashboard } from "../../../shared/dashboard.ts";
import { common } from "../../../shared/words/en/common.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { statusLook } from "../../kinds/customers/status.tsx";
import { formatCount } from "../../lib/format/count.ts";
import { useWhoseFilter } from "../../lib/people/whose-filter.ts";
import { cx } from "../../ui/class-names.ts";
import { Delayed, Skeleton } from "../../ui/skeleton.tsx";
import { Money } from "../../ui/text/money.tsx";

/** How many customers have each status, and their value: a bar, and its numbers as links. */
export function StatusOverview({ dashboard }: { dashboard: Dashboard | undefined }) {
  const filter = useWhoseFilter();
  if (!dashboard) return <Coming />;
  return (
    <>
      <Strip statuses={dashboard.statuses} total={dashboard.totals.customers} />
      <table className="mt-2.5 w-full text-13">
        <caption className="sr-only">{overview.statuses.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{overview.statuses.status}</th>
            <th scope="col">{overview.statuses.customers}</th>
            <th scope="col">{overview.statuses.value}</th>
          </tr>
        </thead>
        <tbody>
          {dashboard.statuses.map(({ status, customers, value }) => (
            <tr
              key={status}
              className="relative h-8 border-b border-line hover:bg-well has-focus-visible:bg-well to-700:h-11 pointer-coarse:h-11"
            >
              <th scope="row" className="text-start font-normal">
                <Link
                  to="/dashboard/customers"
                  search={{ status, ...filter }}
                  className={cx(
                    statusLook[status].tone,
                    "flex items-center gap-2 whitespace-nowrap after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus",
                  )}
                >
                  {statusLook[status].mark}
                  {common.statuses[status]}
                </Link>
              </th>
              <td className="digits text-end">{formatCount(customers)}</td>
              <td className="text-end text-ink-2">
                <Money value={inDollars(value)} short />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type StripProps = { statuses: Dashboard["statuses"]; total: number };

/**
 * The customers as one bar. The table below it says the same in words, so the bar is hidden from
 * screen readers and skipped by Tab.
 */
function Strip({ statuses, total }: StripProps) {
  const filter = useWhoseFilter();
  return (
    <div aria-hidden="true" className="flex h-[26px] gap-[3px] bg-well has-[a]:bg-transparent">
      {statuses.map(({ status, customers }) => {
        const label = formatCount(customers);
        if (customers === 0) return null;
        return (
          <Link
            key={status}
            to="/dashboard/customers"
            search={{ status, ...filter }}
            tabIndex={-1}
            title={common.statuses[status]}
            className={cx(
              statusLook[status].tone,
              "digits min-w-1 overflow-hidden bg-mark text-center text-12 leading-[26px] font-semibold text-on forced-colors:border",
            )}
            style={{ flex: `${customers} 0 0px` }}
          >
            {/* About 7 px per character and some space, on a bar of 340 px. */}
            {(customers / total) * 340 > label.length * 7 + 6 && label}
          </Link>
        );
      })}
    </div>
  );
}

/** Whole dollars from a thousand up: the exact sum is in the list that it opens. */
export function inDollars(value: number): number {
  return value >= 1000 ? Math.round(value) : value;
}

/** At its final height, so that nothing below moves. */
function Coming() {
  return (
    <div aria-hidden="true" className="h-[196px] to-700:h-64 pointer-coarse:h-64">
      <Delayed>
        <Skeleton className="h-[26px]" />
        <Skeleton className="mt-6 w-2/3" />
      </Delayed>
    </div>
  );
}
