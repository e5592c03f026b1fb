import type { InvitationInput } from "../../../shared/booking.ts";
import {
  type Appointment,
  type AppointmentInput,
  appointmentEndpoints,
} from "../../../shared/kinds/appointments.ts";
import type { Scope } from "../../../shared/scopes.ts";
import { results } from "../../../shared/words/en/results.ts";
import { forgetRecent } from "../../lib/lists/recent.ts";
import { queryClient, refreshData } from "../../lib/queries/query-client.ts";
import { write } from "../../lib/write/write.ts";
import { appointmentQuery } from "./queries.ts";

interface Saving {
  base: { updatedAt: string } | undefined;
  scope: Scope | undefined;
  /** Whom it is with is invited; null for not, undefined where it is not asked. */
  invitation: InvitationInput | null | undefined;
}

/** Books an appointment, or replaces the one with this id; of a repeating one, the times of the scope. */
export async function saveAppointment(
  id: string | undefined,
  body: AppointmentInput,
  { base, scope, invitation }: Saving,
): Promise<Appointment> {
  const saved = ({ data }: { data: Appointment }) => {
    // The screen continues with the server's answer.
    queryClient.setQueryData(appointmentQuery(data._id).queryKey, data);
    // One that is called otherwise now is fetched again once its form has been left.
    if (!id || data._id === id) void refreshData();
  };
  const { created, updated } = results.appointments;
  const said = (words: string) => ({ saved, ...(!invitation && { done: words }) });
  const answer = id
    ? await write(
        appointmentEndpoints.update,
        { params: { id }, ...(scope && { query: { scope } }), body },
        { base, ...said(updated), refresh: "never" },
      )
    : await write(appointmentEndpoints.create, { body }, { ...said(created), refresh: "never" });
  const { data } = answer;
  if (invitation !== undefined) {
    const { inviteToSaved, keepLastChoice } = await import("./invitation/invite.ts");
    keepLastChoice(invitation);
    if (invitation) await inviteToSaved(data, invitation, { answer, isNew: !id });
  }
  return data;
}

/** Its screens are left before everything is fetched again; `done` is said. */
export function deleteAppointment(
  id: string,
  scope: Scope | undefined,
  done: string,
): Promise<object> {
  return write(
    appointmentEndpoints.remove,
    { params: { id }, ...(scope && { query: { scope } }) },
    {
      saved: () => forgetRecent(id),
      done,
      failed: () => results.appointments.deleteFailed,
      refresh: "never",
    },
  );
}

/** After the screens of an appointment that is no more, or has another id, have been left. */
export async function forgetAppointment(id: string): Promise<void> {
  queryClient.removeQueries(appointmentQuery(id));
  await refreshData(id);
}
