import { useEffect } from "react";
import type { ReportQuery } from "../../../shared/reports/reports.ts";

let shown: ReportQuery | undefined;

/** Tells of which days a report is on screen. */
export function useShownReport({ period, on, who }: ReportQuery): void {
  useEffect(() => {
    const next = { period, on, ...(who && { who }) };
    shown = next;
    return () => {
      if (shown === next) shown = undefined;
    };
  }, [period, on, who]);
}

/** The report on screen, where there is one. */
export function shownReport(): ReportQuery | undefined {
  return shown;
}
