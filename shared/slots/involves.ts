import type { Appointment } from "../kinds/appointments.ts";

/** What of an appointment says whose time it takes. */
export type Involving = Pick<Appointment, "host" | "attending">;

/** Whether an appointment takes somebody's time: they host it or attend. */
export function involves({ host, attending }: Involving, id: string): boolean {
  return host === id || attending.includes(id);
}
