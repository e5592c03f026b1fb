import type { Appointment } from "../kinds/appointments.ts";

/** Whether an appointment takes somebody's time: they host it or attend. */
export function involves({ host, attending }: Pick<Appointment, "host" | "attending">, id: string) {
  return host === id || attending.includes(id);
}
