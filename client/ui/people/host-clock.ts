import type { DeskPerson } from "../../../shared/account/desks.ts";
import { cityOf } from "../../../shared/dates/city.ts";
import { platformZone } from "../../../shared/dates/time-zones.ts";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { whose } from "../../../shared/words/en/whose.ts";
import { formatDate, formatTime } from "../../lib/dates/dates.ts";

/** What somebody who lives by a zone's clock is told of the host's; undefined where both show the same. */
export function describeHostTime(
  { date, host }: Pick<Appointment, "date" | "host">,
  people: readonly DeskPerson[],
  zone: string,
): string | undefined {
  const person = people.find(({ _id }) => _id === host);
  const [mine, theirs] = [platformZone(zone), platformZone(person?.timeZone ?? "")];
  if (!person || !mine || !theirs || mine.name === theirs.name || date.length === 10) return;
  const wall = new Date(theirs.toWall(mine.toInstant(Date.parse(date)))).toISOString();
  const day = wall.slice(0, 10);
  const time = formatTime(wall);
  const isSameDay = day === date.slice(0, 10);
  const then = isSameDay ? time : whose.weekdayTime(formatDate(day, "shortWeekday"), time);
  return whose.hostTime(firstNameOf(person.name), then, cityOf(theirs.name));
}
