import { activityEndpoints } from "../../shared/activities.ts";
import { type Appointment, appointmentEndpoints, type Outcome } from "../../shared/appointments.ts";
import { daysBetween } from "../../shared/dates.ts";
import type { Scope } from "../../shared/scopes.ts";
import { customerQuery } from "../customers/queries.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText } from "../lib/api.ts";
import { formatDate, formatTime, today } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { mutate } from "../lib/mutate.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import { createSaveHeaders } from "../lib/save-headers.ts";
import { notify } from "../ui/toaster.tsx";

/** Said where a change of an appointment was not saved, and there is no better place for it. */
export const notSaved = "This could not be saved.";

/** Said of a time that is over and stays where it is, while those that follow move. */
export const othersMoved = "The past appointment stays. The others moved.";

type Changes = { outcome?: Outcome | null; date?: string };

/** Saves what became of an appointment and says so. Rejects when it was not saved. */
export function saveOutcome(appointment: Appointment, outcome: Outcome): Promise<Appointment> {
  return change(appointment, { outcome }, () => told(appointment, outcome));
}

/** Books what was canceled once more, at its own time. */
export function planAgain(appointment: Appointment): Promise<Appointment> {
  return change(appointment, { outcome: null }, () => "Reinstated");
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
  return change(appointment, { date, ...canceled }, tell, scope);
}

/** The same note again, after no answer came, is the same entry. */
const notes = createSaveHeaders(undefined);

/** Writes down what came of an appointment, as a meeting at its time. */
export function saveNote(appointment: Appointment, text: string): Promise<object> {
  const { _id, date, customer } = appointment;
  const body = { kind: "meeting" as const, at: date, text, appointment: _id };
  const headers = notes.of(body);
  const params = { id: customer._id };
  return mutate({
    mutationFn: () => call(activityEndpoints.create, { params, body, headers }),
    onSuccess: (answer) => {
      notes.settle();
      sayDone(`Note saved for ${isolate(customer.name)}`, answer);
      void refreshData();
    },
  });
}

/** Says that it failed, for acts that have no place of their own to say it. */
export function saySaveFailed(error: unknown): void {
  notify.error(failureText(error, notSaved));
}

function change(
  { _id }: Appointment,
  body: Changes,
  tell: (saved: Appointment) => string | Promise<string>,
  scope?: Scope,
): Promise<Appointment> {
  const request = { params: { id: _id }, body, ...(scope && { query: { scope } }) };
  return mutate({
    mutationFn: async () => (await call(appointmentEndpoints.update, request)).data,
    onSuccess: async (saved) => {
      sayDone(await tell(saved), saved);
      void refreshData();
    },
  });
}

const held = "Marked as held";

async function told({ customer }: Appointment, outcome: Outcome): Promise<string> {
  if (outcome === "no-show") return "Marked as no-show";
  if (outcome === "canceled") return "Marked as canceled";
  try {
    // Another contact may have been later.
    const { lastContact } = await queryClient.fetchQuery({
      ...customerQuery(customer._id),
      staleTime: 0,
      meta: {},
    });
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
