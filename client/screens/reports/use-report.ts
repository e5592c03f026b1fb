import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Period } from "../../../shared/reports/report-periods.ts";
import { periodOn } from "./period.ts";

/** What a section shows, and of which days. */
export interface Shown<Report> {
  report: Report;
  period: Period;
}

export type ReportState<Report> = UseQueryResult<Shown<Report>>;

interface Answer<Report> {
  asked: { period: string; on: string };
  report: Report;
}

/** The query for a report, with which days it is asked for. */
export interface AskedReport<Report> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer<Report>>;
}

/** A section's answer; while other days load, the one before stays, with its own days. */
export function useReport<Report>(query: AskedReport<Report>): ReportState<Report> {
  return useQuery({ ...query, placeholderData: keepPreviousData, select: toShown });
}

function toShown<Report>({ asked, report }: Answer<Report>): Shown<Report> {
  return { report, period: periodOn(asked.period, asked.on) };
}
