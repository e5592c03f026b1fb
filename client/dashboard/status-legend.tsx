import { Link } from "@tanstack/react-router";
import type { Dashboard } from "../../shared/dashboard.ts";
import { statusLook } from "../customers/status.tsx";
import { formatCount } from "../lib/count.ts";
import { cx } from "../ui/class-names.ts";
import { Money } from "../ui/money.tsx";
import type { Lit } from "./status-flow.tsx";

/**
 * The legend of the chart: a table with one row per status, laid out side by side; each link covers
 * its row.
 */
export function StatusLegend({
  statuses,
  lit,
  onLight,
}: Lit & { statuses: Dashboard["statuses"] }) {
  return (
    <table className="mt-3 block @max-[700px]:mt-2">
      <caption className="vh">Customers and value by status</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Customers</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody className="-mx-2 flex @max-[700px]:mx-0 @max-[700px]:block">
        {statuses.map(({ status, customers, value }) => {
          const { tone, mark } = statusLook[status];
          return (
            <tr
              key={status}
              className={cx(
                "relative block grow rounded-2 px-2 pt-[7px] pb-2 text-13 whitespace-nowrap transition-[background-color,opacity] hover:bg-well has-focus-visible:bg-well",
                "@max-[700px]:flex @max-[700px]:min-h-8 @max-[700px]:items-center @max-[700px]:rounded-none @max-[700px]:border-b @max-[700px]:border-line @max-[700px]:px-0 @max-[700px]:py-0 to-700:min-h-[45px]! pointer-coarse:min-h-[45px]!",
                lit && lit !== status && "opacity-60",
              )}
              onPointerEnter={() => onLight(status)}
              onPointerLeave={() => onLight(null)}
            >
              <th scope="row" className="block text-left font-medium @max-[700px]:flex-1">
                <Link
                  to="/dashboard/customers"
                  search={{ status }}
                  className={cx(
                    tone,
                    "flex items-center gap-1.5 whitespace-nowrap after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus",
                  )}
                  onFocus={() => onLight(status)}
                  onBlur={() => onLight(null)}
                >
                  {mark}
                  {status}
                </Link>
              </th>
              <td className="inline pl-[18px] font-semibold @max-[700px]:pl-0">
                {formatCount(customers)}
              </td>
              <td className="inline text-ink-2 before:px-1 before:content-['·'] @max-[700px]:min-w-27 @max-[700px]:text-right @max-[700px]:before:content-none">
                <Money value={inDollars(value)} short />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whole dollars from a thousand up: the exact sum is in the list that it opens. */
export function inDollars(value: number): number {
  return value >= 1000 ? Math.round(value) : value;
}
