import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import type { View } from "../../../../shared/kinds/views.ts";
import type { FilteredList } from "../../../../shared/lists/filters.ts";
import { frame } from "../../../../shared/words/en/frame.ts";
import { customerCountFilter } from "../../../kinds/customers/queries.ts";
import { call } from "../../../lib/api.ts";
import { today } from "../../../lib/dates/dates.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { cx } from "../../../ui/class-names.ts";
import { useViews } from "./use-views.ts";
import { companyAddressOf, customerAddressOf } from "./view-address.ts";
import { viewLink } from "./view-link.ts";

/** Before all are asked for. */
const shownCount = 6;

type SidebarViewsProps = {
  list: FilteredList;
  open: View | undefined;
  /** Their list is on screen: their counts are asked for. */
  counting: boolean;
};

const rowClass =
  "relative ms-[29px] flex h-7 items-center rounded-s-2 border border-e-0 pe-3 ps-2 text-13 transition-colors focus-visible:rounded-s-2 focus-visible:-outline-offset-2 pointer-coarse:h-11";
const restClass =
  "me-px border-transparent text-ink-2 hover:bg-desk-hover hover:text-ink forced-colors:border-[Canvas]";

/** The saved views of a list, under its link. */
export function SidebarViews({ list, open, counting }: SidebarViewsProps) {
  const views = useViews(list);
  const [all, setAll] = useState(false);
  if (views.length === 0) return null;
  const first = views.slice(0, shownCount);
  const shown = all ? views : open && views.includes(open) ? [...new Set([...first, open])] : first;
  return (
    <ul
      aria-label={frame.views[list]}
      className="relative grid gap-px py-0.5 before:absolute before:inset-y-1 before:inset-s-[18px] before:w-px before:bg-line-strong"
    >
      {shown.map((view) => (
        <li key={view._id}>
          <ViewLink view={view} current={view === open} counting={counting} />
        </li>
      ))}
      {shown.length < views.length && (
        <li className="grid">
          <button
            type="button"
            className={cx(rowClass, restClass, "font-medium")}
            onClick={() => setAll(true)}
          >
            {frame.views.all}
          </button>
        </li>
      )}
    </ul>
  );
}

type ViewLinkProps = { view: View; current: boolean; counting: boolean };

function ViewLink({ view, current, counting }: ViewLinkProps) {
  const { data: count } = useQuery({ ...viewCountQuery(view), enabled: counting });
  return (
    <Link
      {...viewLink(view)}
      preload={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={current ? "true" : undefined}
      className={cx(
        rowClass,
        current ? "border-line-strong bg-paper font-semibold text-ink" : restClass,
      )}
    >
      <bdi className="clipped">{view.name}</bdi>
      {count !== undefined && (
        <span className="digits ms-auto ps-2 text-12 font-normal text-ink-3">
          <span className="sr-only">, </span>
          {formatCount(count)}
        </span>
      )}
    </Link>
  );
}

/** How many rows a view has: its list, asked for one row. */
function viewCountQuery(view: View) {
  const day = today();
  return {
    queryKey: ["views", "count", view.list, view.query, day],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      if (view.list === "customers") {
        const query = { ...customerCountFilter(customerAddressOf(view), day), limit: 1 };
        return (await call(customerEndpoints.list, { query, signal })).total;
      }
      const { columns: _, view: __, group: ___, ...filter } = companyAddressOf(view);
      const query = { ...filter, limit: 1 };
      return (await call(companyEndpoints.list, { query, signal })).total;
    },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  };
}
