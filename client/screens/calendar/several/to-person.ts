import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { isMe } from "../../../kinds/appointments/people/names.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import type { Times } from "../week/use-moves.ts";
import { shortWhen } from "../week/week-words.ts";

type People = Pick<Appointment, "host" | "attending">;

/** From one person to another: another calendar; of what somebody only attends, another guest. */
export function givenTo({ host, attending }: People, from: string, to: string): People {
  const next = host === from ? to : host;
  const guests = attending.map((id) => (id === from ? to : id));
  return { host: next, attending: [...new Set(guests)].filter((id) => id !== next) };
}

/** "Moved to Anna, Tue 11:00 AM"; undefined where it stays with the same people. */
export function wordsOfPerson(before: Appointment, after: Times): string | undefined {
  const { host = before.host, attending = before.attending } = after;
  const had = [before.host, ...before.attending];
  const joined = [host, ...attending].find((id) => !had.includes(id));
  const to = joined ?? (host === before.host ? undefined : host);
  if (to === undefined) return undefined;
  return `Moved to ${isMe(to) ? "you" : firstNameOf(nameOfPerson(to))}, ${shortWhen(after.date)}`;
}
