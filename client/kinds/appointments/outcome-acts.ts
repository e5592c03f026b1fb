import { daysBetween } from "../../../shared/dates/dates.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import {
  type Appointment,
  appointmentEndpoints,
  type Outcome,
} from "../../../shared/kinds/appointments.ts";
import type { Scope } from "../../../shared/scopes.ts";
import { formatDate, formatTime, today } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { askFor } from "../../lib/queries/query-of.ts";
import { write } from "../../lib/write/write.ts";
import { customerQuery } from "../customers/queries.ts";

/** Said where a change of an appointment was not saved, and there is no better place for it. */
export const notSaved = "This could not be saved.";

/** Said of a time that is over and stays where it is, while those that follow move. */
export const othersMoved = "The past appointment stays. The others moved.";

type Changes = { outcome?: Outcome | null; date?: string };

/**
 * Saves what became of an appointment and says so. Rejects when it was not saved, which is said only with
 * words for it.
 */
export function saveOutcome(
  appointment: Appointment,
  outcome: Outcome,
  failed?: string,
): Promise<Appointment> {
  return change(appointment, { outcome }, () => told(appointment, outcome), { failed });
}

/** Books what was canceled once more, at its own time. */
export function planAgain(appointment: Appointment): Promise<Appointment> {
  return change(appointment, { outcome: null }, () => "Reinstated", { failed: notSaved });
}

/** Moves it; what was canceled is planned again by it. */
export function moveAppointment(
  appointment: Appointment,
  date: string,
  scope?: Scope,
): Promise<Appointment> {
  const canceled = appointment.outcome === "canceled" && { outcome: null };
  const tell = (saved: Appointment) =>
    saved.date === appointment.date ? othersMoved : `Moved to ${formatSoon(saved.date)}`;
  return change(appointment, { date, ...canceled }, tell, { scope, failed: notSaved });
}

/** Writes down what came of an appointment, as a meeting at its time. */
export function saveNote(appointment: Appointment, text: string): Promise<object> {
  const { _id, date, customer } = appointment;
  return write(
    activityEndpoints.create,
    { params: { id: customer._id }, body: { kind: "meeting", at: date, text, appointment: _id } },
    { done: `Note saved for ${isolate(customer.name)}` },
  );
}

async function change(
  { _id }: Appointment,
  body: Changes,
  tell: (saved: Appointment) => string | Promise<string>,
  { scope, failed }: { scope?: Scope | undefined; failed?: string | undefined },
): Promise<Appointment> {
  const { data } = await write(
    appointmentEndpoints.update,
    { params: { id: _id }, body, ...(scope && { query: { scope } }) },
    { done: ({ data }) => tell(data), ...(failed && { failed }) },
  );
  return data;
}

const held = "Marked as held";

async function told({ customer }: Appointment, outcome: Outcome): Promise<string> {
  if (outcome === "no-show") return "Marked as no-show";
  if (outcome === "canceled") return "Marked as canceled";
  try {
    // Another contact may have been later.
    const { lastContact } = await askFor(customerQuery(customer._id));
    return lastContact ? `Marked as held. Last contact: ${formatNear(lastContact)}` : held;
  } catch {
    return held;
  }
}

/** "today", "yesterday", "Nov 18". */
function formatNear(day: string): string {
  const ago = daysBetween(day, today());
  return ago === 0 ? "today" : ago === 1 ? "yesterday" : formatDate(day);
}

/** "Mon 10:00 AM" within a week, "Mon, Dec 7, 10:00 AM" later; only the day where there is no time. */
export function formatSoon(date: string): string {
  const day = date.slice(0, 10);
  const isNear = Math.abs(daysBetween(today(), day)) < 7;
  const said = formatDate(day, isNear ? "shortWeekday" : "shortWeekdayDate");
  if (date.length === 10) return said;
  return `${said}${isNear ? "" : ","} ${formatTime(date)}`;
}
