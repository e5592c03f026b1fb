import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { addDays } from "../../../../shared/dates/dates.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { dates } from "../../../../shared/words/en/dates.ts";
import { sumDays } from "../../../kinds/appointments/booked.ts";
import { dayQuery } from "../../../kinds/appointments/queries.ts";
import { useShownTasks } from "../../../kinds/tasks/just-changed.ts";
import { dayTasksQuery } from "../../../kinds/tasks/queries.ts";
import { RailTask } from "../../../kinds/tasks/rail-task.tsx";
import { formatClock } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { printKey } from "../../../lib/shortcuts/shortcuts.ts";
import { useShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { cx } from "../../../ui/class-names.ts";
import { SectionHead } from "../../../ui/page.tsx";
import { Rail, RailItem } from "../../../ui/rail/rail.tsx";
import { useRowLinks } from "../../../ui/table/row-link.tsx";
import { Kbd, keysClass } from "../../../ui/text/kbd.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { CalendarHead } from "../head/calendar-head.tsx";
import { periodOf } from "../period.ts";
import { useSeveral } from "../several/several.ts";
import { WithSeveral } from "../several/with-several.tsx";
import { DayAppointments } from "./day-appointments.tsx";
import { summariseDay } from "./day-summary.ts";
import { Interactions } from "./interactions.tsx";

const route = getRouteApi("/dashboard/appointments/$date");

/** One day: its tasks, its appointments by the hour, and the customers contacted. */
export function DayView() {
  const { date } = route.useParams();
  return (
    <WithSeveral period={periodOf("day", date)}>
      <Day date={date} />
    </WithSeveral>
  );
}

function Day({ date }: { date: string }) {
  const several = useSeveral();
  const now = useNow();
  const { workingHours } = useSettings().calendar;
  const appointments = useQuery(dayQuery(date, several?.who)).data;
  // What runs past midnight takes time here, too.
  const dayBefore = useQuery(dayQuery(addDays(date, -1), several?.who)).data;
  const all = [...(dayBefore ?? []), ...(appointments ?? [])];
  const [sum] = sumDays([date], all, several?.working ?? workingHours, now);
  return (
    <>
      <CalendarHead
        period={periodOf("day", date)}
        appointments={appointments}
        sub={several?.sub ?? summariseDay({ date, today: now.today, appointments, sum })}
        // An empty day has its own button.
        {...(appointments?.length === 0 && { action: null })}
      />
      {several?.line}
      {several?.columns ?? (
        <div className="grid grid-cols-[minmax(0,1fr)_332px] border-t to-700:border-t-0 border-line-strong to-1180:grid-cols-[minmax(0,1fr)_280px] to-1040:grid-cols-[minmax(0,1fr)]">
          <div className="group/day pt-[18px] pe-8 to-1040:pe-0 to-700:pt-0">
            <DayTasks date={date} today={now.today} who={several?.who} />
            <section>
              {/* On the phone the list begins at once, except below tasks. */}
              <SectionHead
                title={calendar.appointments}
                className="to-700:not-group-has-[.todo]/day:sr-only"
              />
              <DayAppointments date={date} now={now} who={several?.who} />
              {appointments && appointments.length > 0 && <DayKeys />}
            </section>
          </div>
          <section className="border-line pt-[18px] ps-7 over-1040:border-s to-1040:border-t to-1040:border-line-strong to-1040:pt-5 to-1040:ps-0">
            <SectionHead title={calendar.day.interactions} />
            <div className="-mt-2">
              <Interactions date={date} future={date > now.today} />
            </div>
          </section>
        </div>
      )}
    </>
  );
}

/** The keys of the day's cards, for whoever has a keyboard and wants single keys. */
function DayKeys() {
  if (!useShortcutsOn()) return null;
  return (
    <p data-needs="write" className={cx(keysClass, "ps-[87px] pt-0!")}>
      <span>
        <Rich
          text={calendar.day.keys.outcome}
          tags={{ first: () => <Kbd>1</Kbd>, last: () => <Kbd>4</Kbd> }}
        />
      </span>
      <span>
        <Rich text={calendar.day.keys.details} tags={{ key: () => <Kbd>Enter</Kbd> }} />
      </span>
      <span>
        <Rich text={calendar.day.keys.edit} tags={{ key: () => <Kbd>E</Kbd> }} />
      </span>
      <span>
        <Rich
          text={calendar.day.keys.move}
          tags={{
            keys: () => (
              <>
                <Kbd>{printKey("Alt")}</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd>
              </>
            ),
          }}
        />
      </span>
    </p>
  );
}

/**
 * The tasks of this day of those whose calendars are shown, above its hours: tasks take none. Without tasks, and when they cannot be
 * loaded, the day is just its appointments.
 */
function DayTasks(props: { date: string; today: string; who: string | undefined }) {
  const { date, today, who } = props;
  const query = useInfiniteQuery(dayTasksQuery(date, who));
  const tasks = useShownTasks(query.data?.pages[0]?.data);
  const rowLinks = useRowLinks();
  if (!tasks || tasks.length === 0) return null;
  return (
    <section className="mb-5" {...rowLinks}>
      <SectionHead title={calendar.day.tasks} className="mb-2!" />
      <Rail className="todo beside-hours" aria-label={calendar.day.tasksLabel}>
        {tasks.map((task) => (
          <RailItem
            key={task._id}
            margin={
              task.time ? formatClock(task.time) : date === today ? dates.today : common.noTime
            }
            tone={!task.done && date < today ? "notice" : task.done ? "past" : "plain"}
          >
            <RailTask task={task} />
          </RailItem>
        ))}
      </Rail>
    </section>
  );
}
