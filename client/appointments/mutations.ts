import { useMutation } from "@tanstack/react-query";
import { type AppointmentInput, appointmentEndpoints } from "../../shared/appointments.ts";
import type { Scope } from "../../shared/scopes.ts";
import { call } from "../lib/api.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveRequest } from "../lib/save-headers.ts";
import { forgetRecent } from "../palette/recent.ts";
import { appointmentQuery } from "./queries.ts";

type SaveAppointment = SaveRequest<AppointmentInput> & {
  /** Of a repeating one: which of its times change. */
  scope?: Scope | undefined;
};

/** Books an appointment, or replaces the one with this id. */
export function useSaveAppointment(id?: string) {
  return useMutation({
    mutationFn: async ({ body, headers, scope }: SaveAppointment) => {
      const query = scope && { scope };
      const answer = id
        ? await call(appointmentEndpoints.update, {
            params: { id },
            ...(query && { query }),
            body,
            headers,
          })
        : await call(appointmentEndpoints.create, { body, headers });
      return answer.data;
    },
    onSuccess: (saved) => {
      // Not awaited: the screen continues with the server's answer.
      queryClient.setQueryData(appointmentQuery(saved._id).queryKey, saved);
      // One that is called otherwise now is fetched again once its form has been left.
      if (!id || saved._id === id) void refreshData();
    },
  });
}

export function useDeleteAppointment() {
  return useMutation({
    mutationFn: ({ id, scope }: { id: string; scope?: Scope | undefined }) =>
      call(appointmentEndpoints.remove, { params: { id }, ...(scope && { query: { scope } }) }),
    onSuccess: (_answer, { id }) => forgetRecent(id),
  });
}

/** After the screens of an appointment that is no more, or has another id, have been left. */
export async function forgetAppointment(id: string): Promise<void> {
  queryClient.removeQueries(appointmentQuery(id));
  await refreshData();
}
