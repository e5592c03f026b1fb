import type { Appointment } from "../../../shared/appointments.ts";
import { useSettings } from "../../auth/use-settings.ts";
import { AgendaList } from "../../calendar/agenda/agenda-list.tsx";
import { agendaRows, wholeDayGap } from "../../calendar/agenda/agenda-rows.ts";
import { workingHoursOn } from "../../calendar/booked.ts";
import type { Booking } from "../bookings.ts";
import type { Now } from "../use-now.ts";

interface DayAgendaProps {
  date: string;
  appointments: readonly Appointment[];
  /** What began the day before. */
  continued: readonly Booking[];
  now: Now;
}

/** The day as a list, where cards side by side have no room. */
export function DayAgenda({ date, appointments, continued, now }: DayAgendaProps) {
  const hours = workingHoursOn(date, useSettings().calendar.workingHours);
  const rows = agendaRows({ date, appointments, continued, now, hours });
  const gap =
    appointments.length === 0 && continued.length === 0 ? wholeDayGap(date, hours, now) : null;
  if (gap) rows.push(gap);
  return rows.length > 0 && <AgendaList date={date} rows={rows} now={now} />;
}
