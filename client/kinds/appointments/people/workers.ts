import { useQuery } from "@tanstack/react-query";
import { deskEndpoints } from "../../../../shared/account/desks.ts";
import type { Worker } from "../../../../shared/slots/working.ts";
import { userTimeZone } from "../../../lib/dates/dates.ts";
import { absencesQuery } from "../../../lib/people/absences.ts";
import { workersHere } from "../../../lib/people/workers-here.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { useSession } from "../../../lib/session.ts";

/** When everybody on the desk works. Fails silently: whoever asks says what is missing then. */
const hoursQuery = queryOf({ key: ["desk", "hours"], endpoint: deskEndpoints.hours });

/** Those with a calendar, oneself first: readers have none. */
export function useHosts() {
  const { user } = useSession();
  const here = workersHere(user?.desk.people ?? []);
  return here.toSorted(
    (one, other) => Number(other._id === user?._id) - Number(one._id === user?._id),
  );
}

/** The hours and the zones of these people; undefined while they are not known. */
export function useWorkers(ids: readonly string[]): Worker[] | undefined {
  const { user } = useSession();
  const enabled = ids.length > 0;
  const { data } = useQuery({ ...hoursQuery, enabled });
  const { data: absences } = useQuery({ ...absencesQuery, enabled });
  if (!data || !absences || !user) return undefined;
  return ids.flatMap((_id) => {
    const person = user.desk.people.find((one) => one._id === _id);
    const known = data.find((one) => one._id === _id);
    if (!person || !known) return [];
    const away = absences.filter((one) => one.person === _id);
    // Mine follow my settings at once, and the clock that all of the screen is shown in.
    return _id === user._id
      ? [{ _id, workingHours: user.settings.calendar.workingHours, timeZone: userTimeZone(), away }]
      : [{ ...known, timeZone: person.timeZone, away }];
  });
}
