import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import type { View } from "../../../../shared/kinds/views.ts";
import { customerCountFilter } from "../../../kinds/customers/queries.ts";
import { call } from "../../../lib/api.ts";
import { today } from "../../../lib/dates/dates.ts";
import { companyAddressOf, customerAddressOf } from "./view-address.ts";

/** How many rows a view has: its list, asked for one row. */
export function viewCountQuery(view: View) {
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
