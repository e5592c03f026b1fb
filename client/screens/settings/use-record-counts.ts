import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { appointmentsQuery } from "../../kinds/appointments/queries.ts";
import { dashboardQuery } from "../../kinds/customers/dashboard-query.ts";
import { monthStart } from "../../lib/dates/dates.ts";

/** How many records the account has of what can be imported; unknown counts are missing. */
export type RecordCounts = Record<ImportKind, number | undefined>;

/** The screen works without the numbers, so a failure shows no toast. */
const silent = { meta: {} } as const;

export function useRecordCounts(): RecordCounts {
  const dashboard = useQuery({ ...dashboardQuery(monthStart()), ...silent });
  const appointments = useInfiniteQuery({ ...appointmentsQuery({ limit: 1 }), ...silent });
  const counts: Record<ImportKind, number | undefined> = {
    companies: dashboard.data?.totals.companies,
    customers: dashboard.data?.totals.customers,
    appointments: appointments.data?.pages[0]?.total,
  };
  return counts;
}
