import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { listed } from "../../../lib/format/listed.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { getSession } from "../../../lib/session.ts";

export function isMe(id: string): boolean {
  return getSession().user?._id === id;
}

/** "You", "Ben". */
export function shortNameOf(id: string): string {
  return isMe(id) ? together.you : firstNameOf(nameOfPerson(id));
}

/** "You are away until December 11." */
export function awayUntil(id: string, day: string): string {
  return isMe(id)
    ? together.youAreAwayUntil(day)
    : together.isAwayUntil(isolate(shortNameOf(id)), day);
}

/** Oneself before all others, as whose calendar something new stands in. */
export function mineFirst(ids: readonly string[]): string[] {
  return ids.toSorted((one, other) => Number(isMe(other)) - Number(isMe(one)));
}

/** "You", "You and Ben", "You, Ben and Anna". */
export function listNamesOf(ids: readonly string[]): string {
  return listed(mineFirst(ids).map(shortNameOf));
}

/** "You attend", "Ben attends", "You and Ben attend". */
export function attend(ids: readonly string[]): string {
  if (ids.length > 1) return together.attend(listNamesOf(ids));
  return ids.some(isMe) ? together.youAttend : together.attends(listNamesOf(ids));
}

/** "Both", "All three": of several people. */
export function allOf(count: number): string {
  return together.all[count - 2] ?? together.everyone;
}

/** "Your calendar", "Anna’s calendar". */
export function calendarOf(host: string): string {
  return isMe(host) ? together.yourCalendar : together.calendarOf(shortNameOf(host));
}

/** "Anna’s calendar could not be loaded." */
export function calendarFailed(host: string): string {
  return isMe(host) ? together.yourFailed : together.failed(shortNameOf(host));
}
