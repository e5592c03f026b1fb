import { daysBetween } from "../../../shared/dates/dates.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import {
  type Appointment,
  appointmentEndpoints,
  type Outcome,
} from "../../../shared/kinds/appointments.ts";
import type { Scope } from "../../../shared/scopes.ts";
import { outcomes } from "../../../shared/words/en/outcomes.ts";
import { formatDate, formatTime, today } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { askFor } from "../../lib/queries/query-of.ts";
import { write } from "../../lib/write/write.ts";
import { customerQuery } from "../customers/queries.ts";

/** Said where a change of an appointment was not saved, and there is no better place for it. */
export const notSaved = () => outcomes.notSaved;

/** Said of a time that is over and stays where it is, while those that follow move. */
export const othersMoved = () => outcomes.othersMoved;

type Changes = { outcome?: Outcome | null; date?: string };

/**
 * Saves what became of an appointment and says so. Rejects when it was not saved, which is said only with
 * words for it.
 */
export function saveOutcome(
  appointment: Appointment,
  outcome: Outcome,
  failed?: () => string,
): Promise<Appointment> {
  return change(appointment, { outcome }, () => told(appointment, outcome), { failed });
}

/** Books what was canceled once more, at its own time. */
export function planAgain(appointment: Appointment): Promise<Appointment> {
  return change(appointment, { outcome: null }, () => outcomes.reinstated, { failed: notSaved });
}

/** Moves it; what was canceled is planned again by it. */
export function moveAppointment(
  appointment: Appointment,
  date: string,
  scope?: Scope,
): Promise<Appointment> {
  const canceled = appointment.outcome === "canceled" && { outcome: null };
  const tell = (saved: Appointment) =>
    saved.date === appointment.date ? othersMoved() : outcomes.movedTo(formatSoon(saved.date));
  return change(appointment, { date, ...canceled }, tell, { scope, failed: notSaved });
}

/** Writes down what came of an appointment, as a meeting at its time. */
export function saveNote(appointment: Appointment, text: string): Promise<object> {
  const { _id, date, customer } = appointment;
  return write(
    activityEndpoints.create,
    { params: { id: customer._id }, body: { kind: "meeting", at: date, text, appointment: _id } },
    { done: outcomes.noteSaved(isolate(customer.name)) },
  );
}

async function change(
  { _id }: Appointment,
  body: Changes,
  tell: (saved: Appointment) => string | Promise<string>,
  { scope, failed }: { scope?: Scope | undefined; failed?: (() => string) | undefined },
): Promise<Appointment> {
  const { data } = await write(
    appointmentEndpoints.update,
    { params: { id: _id }, body, ...(scope && { query: { scope } }) },
    { done: ({ data }) => tell(data), ...(failed && { failed }) },
  );
  return data;
}

async function told({ customer }: Appointment, outcome: Outcome): Promise<string> {
  const marked = outcomes.marked[outcome];
  if (outcome !== "held") return marked;
  try {
    // Another contact may have been later.
    const { lastContact } = await askFor(customerQuery(customer._id));
    return lastContact ? sayLastContact(lastContact) : marked;
  } catch {
    return marked;
  }
}

function sayLastContact(day: string): string {
  const ago = daysBetween(day, today());
  if (ago === 0) return outcomes.lastContact.today;
  return ago === 1 ? outcomes.lastContact.yesterday : outcomes.lastContact.onDay(formatDate(day));
}

/** "Mon 10:00 AM" within a week, "Mon, Dec 7, 10:00 AM" later; only the day where there is no time. */
export function formatSoon(date: string): string {
  const day = date.slice(0, 10);
  const isNear = Math.abs(daysBetween(today(), day)) < 7;
  const said = formatDate(day, isNear ? "shortWeekday" : "shortWeekdayDate");
  if (date.length === 10) return said;
  return (isNear ? outcomes.nearTime : outcomes.dayTime)(said, formatTime(date));
}
