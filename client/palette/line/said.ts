import type { Appointment } from "../../../shared/appointments.ts";
import type { Line } from "../../../shared/read-line/line.ts";
import type { NamedLine } from "../../../shared/read-line/name-line.ts";
import type { PaletteItem, Reading } from "../items.ts";
import type { Go } from "../record-items.tsx";
import type { FollowUp } from "./acts.ts";
import type { Person } from "./person.ts";

/** A line, and who is meant. */
export interface About {
  line: Line;
  named: NamedLine;
  who: Person | null;
}

/** All that an act needs to know besides the line. */
export interface Setting {
  go: Go;
  /** `2026-11-20T13:00` */
  now: string;
  /** The appointments of the day of a booking, once loaded. */
  booked: readonly Appointment[] | undefined;
  /** How many tasks the day of a task has, once loaded. */
  dueThatDay: number | undefined;
}

/** An act with its parts in words: what is shown, and what its keys do. */
export interface Said {
  reading: Reading;
  act: NonNullable<PaletteItem["act"]>;
  run: () => Promise<boolean>;
}

export function followUpOn(due: string, text: string): FollowUp {
  return { text, due, time: null };
}
