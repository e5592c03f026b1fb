import { linkOptions } from "@tanstack/react-router";
import { type Condition, printFilter } from "../../../../shared/lists/filters.ts";
import type { Days } from "../../../../shared/reports/report-periods.ts";
import type { MeetingsReport } from "../../../../shared/reports/reports.ts";

interface Met {
  /** In whose calendars. */
  people: readonly string[];
  /** With this company, or with none of those. */
  company?: string | undefined;
  others?: MeetingsReport["companies"] | undefined;
}

/** Where the appointments held of some days are. */
export function meetingsLink({ from, to }: Days, { people, company, others }: Met) {
  const conditions: Condition[] = [
    { field: "outcome", word: "is", values: ["held"] },
    { field: "host", word: "is", values: people },
    ...(company === undefined
      ? []
      : [{ field: "company", word: "is", values: [company] } as const]),
    ...(others === undefined
      ? []
      : [{ field: "company", word: "isNot", values: others.map(({ _id }) => _id) } as const]),
  ];
  return linkOptions({
    to: "/dashboard/appointments/list",
    search: { from, to, filter: printFilter(conditions) },
  });
}
