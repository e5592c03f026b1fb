import { type InvitationInput, invitationInput } from "../../../../shared/booking.ts";
import { bookingEndpoints } from "../../../../shared/booking-endpoints.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { sayDone } from "../../../lib/undoing.ts";
import { write } from "../../../lib/write/write.ts";

/** So long the email waits, and Undo is offered: milliseconds. */
export const undoable = 10_000;

/** As it was chosen last, where nothing else is said. */
export function invite(appointment: string, choice?: InvitationInput | null) {
  const failed = () => planning.invitation.failed;
  const body = choice ?? readLastChoice() ?? invitationInput.parse({});
  return write(bookingEndpoints.invite, { params: { id: appointment }, body }, { failed });
}

/** The invitation to what was just saved: one toast for both, with the way back while the email waits. */
export async function inviteToSaved(
  { _id, title, customer }: Appointment,
  body: InvitationInput,
  { answer, isNew }: { answer: object; isNew: boolean },
): Promise<void> {
  const first = isolate(firstNameOf(customer.name));
  try {
    await invite(_id, body);
    const say = isNew ? planning.invitation.booked : planning.invitation.saved;
    sayDone(say(isolate(title), first), answer, { autoClose: undoable });
  } catch {
    // That was said.
    const say = isNew ? planning.invitation.bookedOnly : planning.invitation.savedOnly;
    sayDone(say(isolate(title), first), answer);
  }
}

const key = "invitation";

/** What was chosen last on this device, without the words to one customer; null where nobody was invited. */
export function readLastChoice(): InvitationInput | null {
  try {
    return invitationInput.parse(JSON.parse(localStorage.getItem(key) ?? ""));
  } catch {
    return null;
  }
}

export function keepLastChoice(choice: InvitationInput | null): void {
  if (choice) localStorage.setItem(key, JSON.stringify({ ...choice, word: "" }));
  else localStorage.removeItem(key);
}
