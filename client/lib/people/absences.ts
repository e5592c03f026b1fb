import { toWallClock } from "../../../shared/dates/dates.ts";
import { type Absence, absenceEndpoints } from "../../../shared/kinds/absences.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { away } from "../../../shared/words/en/away.ts";
import { formatDate, today } from "../dates/dates.ts";
import { isolate } from "../format/isolate.ts";
import { queryOf } from "../queries/query-of.ts";
import { getSession } from "../session.ts";
import { nameOfPerson } from "./people-here.ts";

/** Who on the desk is away or will be. Fails silently: nobody is then said to be. */
export const absencesQuery = queryOf({ key: ["absences"], endpoint: absenceEndpoints.list });

/** Somebody’s own day. */
export function todayOf(person: string): string {
  const zone = getSession().user?.desk.people.find(({ _id }) => _id === person)?.timeZone;
  return zone ? toWallClock(new Date().toISOString(), zone).slice(0, 10) : today();
}

/** The one that somebody is in, else the next. */
export function nextAbsence(
  absences: readonly Absence[] | undefined,
  person: string,
): Absence | undefined {
  return absences?.find((one) => one.person === person && one.until >= todayOf(person));
}

type Days = Pick<Absence, "from" | "until">;

/** "Nov 30 – Dec 11" */
export function formatAway({ from, until }: Days): string {
  return from === until ? formatDate(from) : away.days(formatDate(from), formatDate(until));
}

/** "Away Nov 30 – Dec 11, Anna stands in"; `me` is called by no name. */
export function wordsOfAbsence({ standIn, ...days }: Absence, me?: string): string {
  const said = formatAway(days);
  const person = getSession().user?.desk.people.find(({ _id }) => _id === standIn);
  if (!person || person.hasLeft || person.role === "reader") return away.words.nobody(said);
  if (person._id === me) return away.words.you(said);
  return away.words.other(said, isolate(firstNameOf(nameOfPerson(person._id))));
}
