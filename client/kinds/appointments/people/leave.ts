import { type Appointment, appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import { notSaved } from "../outcome-acts.ts";
import { askScope } from "../repeat/ask-scope.ts";
import { isMe, shortNameOf } from "./names.ts";

/** Whether it is in another's calendar and the user only attends. */
export function isGuest({ host, attending }: Appointment): boolean {
  return !isMe(host) && attending.some(isMe);
}

/** The user attends it no more; it stays with its host. */
export async function leaveAppointment(appointment: Appointment): Promise<boolean> {
  const { _id, host } = appointment;
  const scope = await askScope({ act: "change", appointment });
  if (!scope) return false;
  const attending = appointment.attending.filter((id) => !isMe(id));
  return succeeds(
    write(
      appointmentEndpoints.update,
      { params: { id: _id }, query: { scope }, body: { attending } },
      { done: together.left(shortNameOf(host)), failed: notSaved },
    ),
  );
}
