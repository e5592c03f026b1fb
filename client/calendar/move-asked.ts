import type { Appointment } from "../../shared/appointments.ts";
import { askScope } from "../appointments/repeat/ask-scope.ts";
import { moveAppointment, saySaveFailed } from "./outcome-acts.ts";

/**
 * Moves an appointment; where it repeats, the user is asked which of its times go along. Answers
 * whether it was moved.
 */
export async function moveAsked(appointment: Appointment, date: string): Promise<boolean> {
  const scope = await askScope({ act: "move", appointment, to: date });
  if (!scope) return false;
  try {
    await moveAppointment(appointment, date, scope);
    return true;
  } catch (error) {
    saySaveFailed(error);
    return false;
  }
}
