import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useNow } from "../../appointments/use-now.ts";
import { useSettings } from "../../auth/use-settings.ts";
import { sumDays, sumSentence } from "../booked.ts";
import { CalendarHead } from "../head/calendar-head.tsx";
import { daysOf, periodOf } from "../period.ts";
import { monthSpan, spanQuery } from "../queries.ts";

const route = getRouteApi("/dashboard/appointments/month/$month");

export function MonthView() {
  const first = `${route.useParams().month}-01`;
  const now = useNow();
  const { calendar } = useSettings();
  const period = periodOf("month", first);
  const span = useQuery(spanQuery(monthSpan(first)));
  const sums =
    span.data &&
    sumDays(daysOf(period), [...span.data.before, ...span.data.data], calendar.workingHours, now);
  const own = span.data?.data.filter(({ date }) => date.startsWith(first.slice(0, 7)));
  return <CalendarHead period={period} sub={own && sums && sumSentence(own, sums)} />;
}
