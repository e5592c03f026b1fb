import { formatDate, formatDays } from "../../../lib/dates/dates.ts";
import type { Period } from "../period.ts";

/** What a period is called in its heading, there on the phone, and in the breadcrumb. */
export function namesOf({ view, from, to }: Period) {
  if (view === "day") {
    return {
      title: formatDate(from, "full"),
      short: formatDate(from, "shortWeekdayDateYear"),
      crumb: formatDate(from, "long"),
    };
  }
  if (view === "week") {
    const title = formatDays(from, to, "long");
    return { title, short: formatDays(from, to, "shortWithYear"), crumb: title };
  }
  const title = formatDate(from, "month");
  return { title, short: title, crumb: title };
}
