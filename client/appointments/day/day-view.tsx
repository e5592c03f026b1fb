import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { addDays } from "../../../shared/dates.ts";
import { useSettings } from "../../auth/use-settings.ts";
import { sumDays } from "../../calendar/booked.ts";
import { CalendarHead } from "../../calendar/head/calendar-head.tsx";
import { periodOf } from "../../calendar/period.ts";
import { SectionHead } from "../../ui/page.tsx";
import { dayQuery } from "../queries.ts";
import { useNow } from "../use-now.ts";
import { DayAppointments } from "./day-appointments.tsx";
import { DayKeys } from "./day-keys.tsx";
import { summariseDay } from "./day-summary.ts";
import { DayTasks } from "./day-tasks.tsx";
import { Interactions } from "./interactions.tsx";

const route = getRouteApi("/dashboard/appointments/$date");

/** One day: its tasks, its appointments by the hour, and the customers contacted. */
export function DayView() {
  const { date } = route.useParams();
  const now = useNow();
  const { calendar } = useSettings();
  const appointments = useQuery(dayQuery(date)).data;
  // What runs past midnight takes time here, too.
  const dayBefore = useQuery(dayQuery(addDays(date, -1))).data;
  const all = [...(dayBefore ?? []), ...(appointments ?? [])];
  const [sum] = sumDays([date], all, calendar.workingHours, now);
  return (
    <>
      <CalendarHead
        period={periodOf("day", date)}
        appointments={appointments}
        sub={summariseDay({ date, today: now.today, appointments, sum })}
        // An empty day has its own button.
        {...(appointments?.length === 0 && { action: null })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_332px] border-t to-700:border-t-0 border-line-strong to-1180:grid-cols-[minmax(0,1fr)_280px] to-1040:grid-cols-[minmax(0,1fr)]">
        <div className="group/day pt-[18px] pr-8 to-1040:pr-0 to-700:pt-0">
          <DayTasks date={date} today={now.today} />
          <section>
            {/* On the phone the list begins at once, except below tasks. */}
            <SectionHead
              title="Appointments"
              className="to-700:not-group-has-[.todo]/day:sr-only"
            />
            <DayAppointments date={date} now={now} />
            {appointments && appointments.length > 0 && <DayKeys />}
          </section>
        </div>
        <section className="border-line pt-[18px] pl-7 over-1040:border-l to-1040:border-t to-1040:border-line-strong to-1040:pt-5 to-1040:pl-0">
          <SectionHead title="Customer Interactions" />
          <div className="-mt-2">
            <Interactions date={date} future={date > now.today} />
          </div>
        </section>
      </div>
    </>
  );
}
