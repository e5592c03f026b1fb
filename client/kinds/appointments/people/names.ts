import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { listed } from "../../../lib/format/listed.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { getSession } from "../../../lib/session.ts";

export function isMe(id: string): boolean {
  return getSession().user?._id === id;
}

/** "You", "Ben". */
export function shortNameOf(id: string): string {
  return isMe(id) ? "You" : firstNameOf(nameOfPerson(id));
}

/** "You are away", "Ben is away". */
export function whoIsAway(id: string): string {
  return `${isMe(id) ? "You are" : `${isolate(shortNameOf(id))} is`} away`;
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
  const isOne = ids.length === 1 && !ids.some(isMe);
  return `${listNamesOf(ids)} ${isOne ? "attends" : "attend"}`;
}

const counts = ["", "", "Both", "All three", "All four", "All five", "All six"];

/** "Both", "All three": of several people. */
export function allOf(count: number): string {
  return counts[count] ?? "All";
}

/** "Your calendar", "Anna’s calendar". */
export function calendarOf(host: string): string {
  return isMe(host) ? "Your calendar" : `${shortNameOf(host)}’s calendar`;
}
