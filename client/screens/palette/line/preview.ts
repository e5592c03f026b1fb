import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import type { Line } from "../../../../shared/read-line/line.ts";
import type { NamedLine } from "../../../../shared/read-line/name-line.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import type { PaletteGroup, PaletteItem, Reading } from "../items/items.ts";
import type { Go } from "../items/record-items.tsx";
import type { NewCustomer } from "../new-customer.ts";
import type { FollowUp } from "./acts.ts";
import type { Note, Wanted } from "./when.ts";

/** A line, and who is meant. */
export interface About {
  line: Line;
  named: NamedLine;
  who: Person | null;
  /** Another whom it is about as well. */
  also?: Person | undefined;
}

/** All that an act needs to know besides the line. */
export interface Setting {
  go: Go;
  /** `2026-11-20T13:00` */
  now: string;
  /** The appointments of the day of a booking, once loaded. */
  booked: readonly Appointment[] | undefined;
  /** The same of the other day that a line may mean. */
  bookedOther: readonly Appointment[] | undefined;
  /** The tasks of that day, once loaded: of a task how many, of a booking those with a time. */
  dueThatDay: number | undefined;
  taskTimes: readonly string[];
  /** One of us who is named with an @, and whether they have time, once that is known. */
  to?: { _id: string; name: string };
  noteOfTo?: (at: Wanted) => Note;
  /** On a desk of several, a customer’s name may be one of ours. */
  ours: (called: string) => PaletteItem[];
  /** The names of all tags. */
  tags: readonly string[];
  /** What a line without a match can be made of. */
  newCustomer: (known: NewCustomer) => void;
}

/** An act with its parts in words: what is shown, and what its keys do. */
export interface Preview {
  reading: Reading;
  act: NonNullable<PaletteItem["act"]>;
  run: PaletteItem["run"];
  /** Leads to a form in the palette. */
  stays?: boolean;
  /** The same in part, below it. */
  less?: PaletteItem;
}

/** What Enter does, as the first option. */
export function readingGroup({ reading, run, act, stays = false }: Preview): PaletteGroup {
  const { act: value, icon, title } = reading;
  return { value, items: [{ value: "what it does", icon, title, reading, run, act, stays }] };
}

export function followUpOn(due: string, text: string): FollowUp {
  return { text, due, time: null };
}
