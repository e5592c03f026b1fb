import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { appointmentsQuery } from "../appointments/queries.ts";
import { dashboardQuery } from "../dashboard/queries.ts";
import { monthStart } from "../lib/dates.ts";

/** How many records the account has; unknown counts are missing. */
export interface RecordCounts {
  companies?: number | undefined;
  customers?: number | undefined;
  appointments?: number | undefined;
}

/** The screen works without the numbers, so a failure shows no toast. */
const silent = { meta: {} } as const;

export function useRecordCounts(): RecordCounts {
  const dashboard = useQuery({ ...dashboardQuery(monthStart()), ...silent });
  const appointments = useInfiniteQuery({ ...appointmentsQuery({ limit: 1 }), ...silent });
  return {
    companies: dashboard.data?.totals.companies,
    customers: dashboard.data?.totals.customers,
    appointments: appointments.data?.pages[0]?.total,
  };
}
