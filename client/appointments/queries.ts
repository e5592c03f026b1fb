import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { type AppointmentInput, appointmentEndpoints } from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import { call, type RequestOf } from "../lib/api.ts";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveRequest } from "../lib/save-headers.ts";
import { forgetRecent } from "../palette/recent.ts";
import { type TimelineOf, timelineFilters } from "./timeline/timeline-filters.ts";

export type AppointmentFilter = Omit<
  NonNullable<RequestOf<typeof appointmentEndpoints.list>["query"]>,
  "cursor"
>;

/** Anyone who asks for more wants the whole history, not five more. */
const laterRows = 50;

export function appointmentsQuery(filter: AppointmentFilter) {
  return infiniteQueryOptions({
    queryKey: ["appointments", "list", filter],
    queryFn: ({ pageParam, signal }) =>
      call(appointmentEndpoints.list, {
        query: { ...filter, ...(pageParam && { cursor: pageParam, limit: laterRows }) },
        signal,
      }),
    // Undefined asks for the first page.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { failed: messages.appointments.listFailed },
  });
}

/** What comes from today on, and what was before, of a company or a customer. */
export function timelineQueries(of: TimelineOf, today: string) {
  const { coming, past } = timelineFilters(of, today);
  return { coming: appointmentsQuery(coming), past: appointmentsQuery(past) };
}

export function dayQuery(date: string) {
  return queryOptions({
    queryKey: ["appointments", "day", date],
    queryFn: async ({ signal }) =>
      (await call(appointmentEndpoints.day, { params: { date }, signal })).data,
    meta: { failed: messages.appointments.listFailed },
  });
}

/** Which days between two dates have appointments. Fails silently: the marks just stay away. */
export function markedDaysQuery({ startDate, endDate }: { startDate: string; endDate: string }) {
  return queryOptions({
    queryKey: ["appointments", "days", startDate, endDate],
    queryFn: async ({ signal }) => {
      const { data } = await call(appointmentEndpoints.days, {
        query: { startDate, endDate },
        signal,
      });
      return new Map(data.map((day) => [day.date, day.count]));
    },
  });
}

export function appointmentQuery(id: string) {
  return queryOptions({
    queryKey: ["appointments", "one", id],
    queryFn: async ({ signal }) =>
      (await call(appointmentEndpoints.get, { params: { id }, signal })).data,
    meta: { failed: messages.appointments.detailsFailed },
  });
}

/** Books an appointment, or replaces the one whose id is given. */
export function useSaveAppointment(id?: string) {
  return useMutation({
    mutationFn: async ({ body, headers }: SaveRequest<AppointmentInput>) => {
      const answer = id
        ? await call(appointmentEndpoints.update, { params: { id }, body, headers })
        : await call(appointmentEndpoints.create, { body, headers });
      return answer.data;
    },
    onSuccess: (saved) => {
      // Not awaited: the screen goes on with what the server answered, the rest follows.
      queryClient.setQueryData(appointmentQuery(saved._id).queryKey, saved);
      void refreshData();
    },
  });
}

export function useDeleteAppointment() {
  return useMutation({
    mutationFn: (id: string) => call(appointmentEndpoints.remove, { params: { id } }),
    onSuccess: (_answer, id) => forgetRecent(id),
  });
}
