import type { ReactNode } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { takesTime } from "../../../shared/outcomes.ts";
import { readTimeName } from "../../../shared/repeat/time-names.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { createStore } from "../../lib/store.ts";
import { cx } from "../../ui/class-names.ts";
import { OutcomeLabel } from "./outcome-mark.tsx";
import { type OutcomeState, outcomeStateOf, outcomeWord } from "./outcome-state.ts";

/** How things stand with a customer about a meeting. */
interface BookingMark {
  /** 13 px, where the sign of an outcome stands. */
  sign: ReactNode;
  /** The same with its word, for lists and wide cards. */
  label: ReactNode;
  word: string;
}

/** What customers have booked in the days of a calendar; filled by what desks without bookings never fetch. */
export const bookingMarks = createStore<{
  of: ReadonlyMap<string, BookingMark>;
  /** Times that are held or asked for, as the appointments that they may become. */
  unsure: readonly Appointment[];
}>({ of: new Map(), unsure: [] });

/** One time of what repeats that was not answered to by itself stands as all of them. */
export function findMark(
  of: ReadonlyMap<string, BookingMark>,
  id: string,
): BookingMark | undefined {
  return of.get(id) ?? of.get(readTimeName(id)?.series ?? "");
}

/** Of an appointment; undefined for none. */
export function useBookingMark(id: string): BookingMark | undefined {
  return bookingMarks.usePart(({ of }) => findMark(of, id));
}

export function useUnsure(): readonly Appointment[] {
  return bookingMarks.usePart(({ unsure }) => unsure);
}

/** It takes its time, but has no customer yet: nothing can be done to it as to an appointment. */
export function isUnsure({ customer }: Appointment): boolean {
  return customer._id === "";
}

interface AppointmentLabelProps {
  appointment: Pick<Appointment, "_id">;
  state: OutcomeState;
}

/** What became of an appointment, else how things stand with its customer, in a word with its sign. */
export function AppointmentLabel({ appointment, state }: AppointmentLabelProps) {
  const mark = useBookingMark(appointment._id);
  return outcomeWord(state) ? <OutcomeLabel state={state} /> : mark?.label;
}

interface LabeledTitleProps {
  appointment: Appointment;
  now: Now;
  /** What a canceled one looks like here. */
  canceled: string;
}

/** Its title, cut off where there is no room, with that word. */
export function LabeledTitle({ appointment, now, canceled }: LabeledTitleProps) {
  return (
    <span className="flex items-baseline gap-2">
      <b className={cx("clipped", !takesTime(appointment) && canceled)}>{appointment.title}</b>
      <AppointmentLabel appointment={appointment} state={outcomeStateOf(appointment, now)} />
    </span>
  );
}
