import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { dates } from "../../../../shared/words/en/dates.ts";
import { outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatWeekday } from "../../../lib/dates/local-time.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { usePhone } from "../../../ui/use-media.ts";
import { ListMore } from "../../lists/list-more.tsx";
import { useShownList } from "../../lists/shown-list.ts";
import { keepLastView } from "../last-view.ts";
import {
  bookingDay,
  type CalendarView,
  calendarViews,
  dayOf,
  isWithin,
  type Period,
  stepFrom,
} from "../period.ts";
import { periodLink } from "../period-link.ts";
import { monthSpan } from "../queries.ts";
import { useSeveral } from "../several/several.ts";
import { namesOf } from "./period-names.ts";

/** What only desks show whose customers book. */
const bookings = lazyModule(() => import("../../bookings/shown.tsx"));

interface CalendarHeadProps {
  period: Period;
  /** The sentence below the title; empty while it is not known. */
  sub: ReactNode;
  /** Those of the period, to count the ones without an outcome; undefined while they are not known. */
  appointments?: readonly Appointment[] | undefined;
  /** After the sentence, each with the class `link`. */
  links?: ReactNode;
  /** In place of New Appointment; null for none. */
  action?: ReactNode;
}

/** The head of the day, the week and the month: what is shown, and the ways to anything else. */
export function CalendarHead({ period, sub, appointments, links, action }: CalendarHeadProps) {
  const now = useNow();
  const { today } = now;
  const open = appointments?.filter((each) => outcomeStateOf(each, now) === "open").length;
  const names = namesOf(period);
  const phone = usePhone();
  const booked = bookings.use();
  const who = useSeveral()?.who;
  useCalendarKeys(period, today);
  useShownList({ list: "appointments", query: { startDate: period.from, endDate: period.to } });
  return (
    <>
      {booked && (
        <booked.CalendarMarks
          days={period.view === "month" ? monthSpan(period.from) : period}
          who={who}
        />
      )}
      <title>{common.title(names.crumb)}</title>
      <Crumbs current={names.crumb}>
        <Link {...periodLink(period.view, today)}>{calendar.appointments}</Link>
      </Crumbs>
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 to-700:mb-2 to-700:grid-cols-[minmax(0,1fr)_auto_auto] to-700:gap-x-2 to-700:gap-y-3 print:mb-2">
        <div className="contents">
          {/* Receives focus after navigation. */}
          <h1
            className="page-title to-1340:over-1180:text-22/[34px] to-700:pe-11 to-700:[grid-area:1/1/2/3]"
            tabIndex={-1}
          >
            {phone ? names.short : names.title}
          </h1>
          {/* Its height is there before its words, so that what is below never moves. */}
          <p className="col-span-full row-start-2 min-h-5 mt-[5px] text-ink-2 to-700:min-h-10 to-700:-mt-[7px]">
            {sub}{" "}
            {Boolean(open) && (
              <Link to="/dashboard" className="link hit-area me-2 whitespace-nowrap print:hidden">
                {calendar.head.open(open ?? 0)}
              </Link>
            )}{" "}
            {links}{" "}
            {!isWithin(period, today) && (
              <Link
                {...periodLink(period.view, today)}
                className="link hit-area me-2 whitespace-nowrap print:hidden"
              >
                {calendar.head.goToToday}
              </Link>
            )}
          </p>
        </div>
        <div className="flex gap-3 to-1180:col-span-full to-1180:row-start-3 to-1180:mt-4 to-700:contents print:hidden to-700:[&>button]:[grid-area:3/3]">
          <ViewSwitch period={period} today={today} wide={action !== undefined} />
          <Stepper period={period} today={today} />
          <ListMore into="appointments" />
          {action === undefined ? <NewAppointment period={period} today={today} /> : action}
        </div>
      </div>
    </>
  );
}

/** One of several that share an edge. */
const partClass = "inline-flex items-center justify-center border leading-none whitespace-nowrap";
const stepClass =
  "-my-px border-transparent font-semibold not-disabled:hover:bg-raised-hover to-700:border-0";

/** ‹ Today ›: the period before, the current one, the one after. */
function Stepper({ period, today }: { period: Period; today: string }) {
  return (
    <div className="inline-flex h-md flex-none rounded-2 border border-line-strong bg-raised to-700:-me-2 to-700:-mt-1.5 to-700:h-11 to-700:justify-self-end to-700:border-0 to-700:bg-transparent to-700:[grid-area:1/2/2/4] print:hidden">
      <Step period={period} by={-1} />
      <Link
        {...periodLink(period.view, today)}
        aria-current={isWithin(period, today) ? "date" : undefined}
        className={cx(partClass, stepClass, "border-s-line px-3.5 to-700:hidden")}
      >
        {dates.today}
      </Link>
      <Step period={period} by={1} />
    </div>
  );
}

/** A link to the period beside; where the calendar ends, a button that can't be pressed. */
function Step({ period, by }: { period: Period; by: 1 | -1 }) {
  const { view } = period;
  const day = stepFrom(period, by);
  const name = by < 0 ? calendar.head.previous[view] : calendar.head.next[view];
  const icon = by < 0 ? <ChevronLeft /> : <ChevronRight />;
  const look = cx(
    partClass,
    stepClass,
    "w-9 rounded-[0] to-700:w-11",
    by < 0 ? "rounded-s-2" : "rounded-e-2 border-s-line",
  );
  if (day === undefined) {
    return (
      <button type="button" disabled aria-label={name} className={look}>
        {icon}
      </button>
    );
  }
  // Days have names: "Previous day, Sun 5".
  const label = view === "day" ? calendar.head.beside(name, formatWeekday(day)) : name;
  return (
    <Link {...periodLink(view, day)} aria-label={label} className={look}>
      {icon}
    </Link>
  );
}

interface ViewSwitchProps {
  period: Period;
  today: string;
  /** On the phone: no other button is beside it. */
  wide: boolean;
}

/** The three ways to look at the calendar, around the same days. */
function ViewSwitch({ period, today, wide }: ViewSwitchProps) {
  return (
    <nav
      aria-label={calendar.head.view}
      className={cx(
        "inline-flex h-md flex-none rounded-2 border border-line-strong bg-well to-700:h-11 print:hidden",
        wide ? "to-700:[grid-area:3/1/auto/3]" : "to-700:[grid-area:3/1]",
      )}
    >
      {calendarViews.map((view) => {
        const current = view === period.view;
        return (
          <Link
            key={view}
            {...periodLink(view, current ? period.from : dayOf(period, today))}
            aria-current={current ? "true" : undefined}
            className={cx(
              partClass,
              "-m-px rounded-2 px-3.5 to-700:flex-1 to-700:px-1.5",
              current
                ? "border-control bg-raised font-semibold text-ink forced-colors:outline-2"
                : "border-transparent font-medium text-ink-2 hover:text-ink",
            )}
          >
            {calendar.head.views[view]}
          </Link>
        );
      })}
    </nav>
  );
}

interface NewAppointmentProps {
  period: Period;
  today: string;
}

/** The one primary button; on a day that is over it does not invite. */
function NewAppointment({ period, today }: NewAppointmentProps) {
  const past = period.view === "day" && period.to < today;
  const date = bookingDay(period, today);
  return (
    <Link
      to="/dashboard/appointments/new"
      search={date ? { date } : {}}
      className={buttonClass({
        variant: past ? "secondary" : "primary",
        className: "to-1180:ms-auto to-700:w-[100px] to-700:[grid-area:3/2]",
      })}
    >
      <Plus />
      <span>
        <Rich
          text={past ? calendar.head.pastHere : calendar.head.newHere}
          tags={{
            rest: (rest) => (
              <span className="to-1340:over-1180:sr-only to-700:sr-only">{rest}</span>
            ),
          }}
        />
      </span>
    </Link>
  );
}

/** The keys of the calendar; the view itself is remembered for the next time. */
function useCalendarKeys(period: Period, today: string): void {
  const go = useNavigate();
  const { view } = period;
  const open = (to: CalendarView, day: string) => void go(periodLink(to, day));
  useEffect(() => keepLastView(view), [view]);
  useShortcut("viewDay", () => open("day", dayOf(period, today)));
  useShortcut("viewWeek", () => open("week", dayOf(period, today)));
  useShortcut("viewMonth", () => open("month", dayOf(period, today)));
  useShortcut("viewToday", () => open(view, today));
  const [previous, next] = [stepFrom(period, -1), stepFrom(period, 1)];
  useShortcut("previousPeriod", previous === undefined ? null : () => open(view, previous));
  useShortcut("nextPeriod", next === undefined ? null : () => open(view, next));
}
