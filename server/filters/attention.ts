import { addDays } from "../../shared/dates/dates.ts";
import type { FollowUpDays } from "../../shared/follow-up.ts";
import { attentionDays, type CustomerStatus, customerStatuses } from "../../shared/statuses.ts";

// The one definition of who needs attention: whose last contact is longer ago than the user's days for
// the status, and who is not left alone. Without a last contact, it is the day of being added that counts.

/** After how many days customers need attention, from the user's column. */
export function readFollowUp(column: string | null): FollowUpDays {
  // As this program wrote it.
  return column === null ? attentionDays : { ...attentionDays, ...JSON.parse(column) };
}

/**
 * For each status the first day of contact that is recent enough for it, seen from `day`. Those that are
 * never followed up are missing.
 */
export function attentionStarts(days: FollowUpDays, day: string) {
  return new Map<CustomerStatus, string>(
    customerStatuses.flatMap((status) => {
      const most = days[status];
      return most === null ? [] : [[status, addDays(day, -most)]];
    }),
  );
}
