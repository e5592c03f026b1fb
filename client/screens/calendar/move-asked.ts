import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { moveAppointment } from "../../kinds/appointments/outcome-acts.ts";
import { askScope } from "../../kinds/appointments/repeat/ask-scope.ts";
import { succeeds } from "../../lib/write/write.ts";

/**
 * Moves an appointment; where it repeats, the user is asked which of its times go along. Answers
 * whether it was moved.
 */
export async function moveAsked(appointment: Appointment, date: string): Promise<boolean> {
  const scope = await askScope({ act: "move", appointment, to: date });
  return scope !== null && succeeds(moveAppointment(appointment, date, scope));
}
