import { useState } from "react";
import type { Dashboard } from "../../shared/dashboard.ts";
import type { CustomerStatus } from "../../shared/statuses.ts";
import { formatCount } from "../lib/count.ts";
import { Money } from "../ui/money.tsx";
import { Delayed, Skeleton } from "../ui/skeleton.tsx";
import { StatusFlow } from "./status-flow.tsx";
import { inDollars, StatusLegend } from "./status-legend.tsx";

/** How many customers have each status, and their value: a chart, and its numbers as links. */
export function StatusOverview({ dashboard }: { dashboard: Dashboard | undefined }) {
  const [lit, setLit] = useState<CustomerStatus | null>(null);
  if (!dashboard) return <Coming />;
  const { totals, statuses } = dashboard;
  return (
    <>
      <div className="grid grid-cols-[minmax(92px,max-content)_minmax(0,1fr)] to-700:block">
        <div
          aria-hidden="true"
          className="flex flex-col justify-between border-r border-margin pr-3 text-12 text-ink-3 to-700:flex-row to-700:border-0 to-700:pr-0 to-700:pb-2"
        >
          <span>
            <b className="block font-display text-[15px] leading-[18px] font-medium tracking-[-0.01em] text-ink">
              {formatCount(totals.customers)}
            </b>
            {totals.customers === 1 ? "customer" : "customers"}
          </span>
          <span className="to-700:text-right">
            <b className="block font-display text-[15px] leading-[18px] font-medium tracking-[-0.01em] text-ink">
              <Money value={inDollars(totals.value)} short />
            </b>
            value
          </span>
        </div>
        <div className="pl-3 to-700:pl-0">
          <StatusFlow statuses={statuses} lit={lit} onLight={setLit} />
        </div>
      </div>
      <StatusLegend statuses={statuses} lit={lit} onLight={setLit} />
    </>
  );
}

/** At its final height, so that nothing below moves. */
function Coming() {
  return (
    <div aria-hidden="true" className="h-[186px] @max-[700px]:h-[285px] to-700:h-[354px]!">
      <Delayed>
        <Skeleton className="h-[26px]" />
        <Skeleton className="mt-16 h-[26px] to-700:mt-11" />
        <Skeleton className="mt-6 w-2/3" />
      </Delayed>
    </div>
  );
}
