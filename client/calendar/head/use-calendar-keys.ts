import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { keepLastView } from "../last-view.ts";
import { type CalendarView, dayOf, type Period, stepFrom } from "../period.ts";
import { periodLink } from "../period-link.ts";

/** The keys of the calendar; the view itself is remembered for the next time. */
export function useCalendarKeys(period: Period, today: string): void {
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
