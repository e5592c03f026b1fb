import type { QueryKey } from "@tanstack/react-query";
import {
  type ReportQuery,
  type ReportSection,
  reportEndpoints,
} from "../../../shared/reports/reports.ts";
import type { RequestOf } from "../../lib/api.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

/** What reports are of unless their address says otherwise. */
export const usualPeriod = "year";

/** A section for the days that `period` names `on` the user's today, with which days those are. */
export function reportQuery<S extends ReportSection>(section: S, asked: ReportQuery) {
  const key: QueryKey = ["reports", section, asked];
  const query = queryOf({
    key,
    endpoint: reportEndpoints[section],
    // as: the same for every section, which TypeScript cannot see.
    query: asked as RequestOf<(typeof reportEndpoints)[S]>["query"],
  });
  return {
    prefetch: query.prefetch,
    queryKey: key,
    // While other days load, those before stay on screen and are told by their own names.
    queryFn: async (context: { signal: AbortSignal }) => ({
      asked,
      report: await query.queryFn(context),
    }),
  };
}

/** What all sections are asked. */
export function toAsked(period = usualPeriod, on: string, who?: string): ReportQuery {
  return { period, on, ...(who && { who }) };
}

export function reportQueries(period: string | undefined, on: string, who?: string) {
  const asked = toAsked(period, on, who);
  return {
    pipeline: reportQuery("pipeline", asked),
    value: reportQuery("value", asked),
    growth: reportQuery("growth", asked),
    appointments: reportQuery("appointments", asked),
    shares: reportQuery("shares", asked),
    contact: reportQuery("contact", asked),
  };
}
