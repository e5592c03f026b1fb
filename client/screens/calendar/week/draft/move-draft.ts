import type { KeyboardEvent } from "react";
import { minutesOf, timeOf } from "../../../../lib/queries/bookings.ts";
import { changedBy } from "../changed-by-key.ts";
import { putDraft, readDraft } from "./draft-place.ts";

/** Alt and arrows move a draft while its title is being typed, with Shift they change its length. */
export function moveDraft(event: KeyboardEvent, days: readonly string[]): void {
  const draft = readDraft();
  if (!draft || !event.altKey) return;
  const now = { date: `${draft.date}T${timeOf(draft.start)}`, duration: draft.length };
  const times = changedBy(event, now, days);
  if (!times) return;
  event.preventDefault();
  const date = times.date.slice(0, 10);
  // A draft stays in the week on screen.
  if (!days.includes(date)) return;
  putDraft({ ...draft, date, start: minutesOf(times.date) ?? draft.start, length: times.duration });
}
