import { durations, timeStep } from "../../../shared/kinds/appointments.ts";
import { planning } from "../../../shared/words/en/planning.ts";
import { formatDuration } from "../../lib/dates/dates.ts";

export const durationOptions = Array.from({ length: durations.max / timeStep }, (_, index) => {
  const minutes = (index + 1) * timeStep;
  return { value: String(minutes), label: formatDuration(minutes) };
});

const none = "none";
const usual: readonly (number | null)[] = [null, 0, 10, 60, 1440];

/** For a Select of the minutes before an appointment; those that the API alone can set are kept. */
export function reminderOptions(chosen: number | null) {
  const all = usual.includes(chosen) ? usual : [...usual, chosen];
  return all.map((minutes) => ({
    value: fromReminder(minutes),
    label: formatReminder(minutes),
  }));
}

export function fromReminder(minutes: number | null): string {
  return minutes === null ? none : String(minutes);
}

export function toReminder(value: string): number | null {
  return value === none ? null : Number(value);
}

/** "10 minutes before" */
export function formatReminder(minutes: number | null): string {
  if (minutes === null) return planning.reminder.none;
  if (minutes === 0) return planning.reminder.atStart;
  if (minutes % 1440 === 0) return planning.reminder.days(minutes / 1440);
  return minutes % 60 === 0
    ? planning.reminder.hours(minutes / 60)
    : planning.reminder.minutes(minutes);
}
