import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useNow } from "../../appointments/use-now.ts";
import { useSettings } from "../../auth/use-settings.ts";
import { WeekAgenda } from "../agenda/week-agenda.tsx";
import { sumDays, sumSentence } from "../booked.ts";
import { CalendarHead } from "../head/calendar-head.tsx";
import { daysOf, periodOf } from "../period.ts";
import { spanQuery } from "../queries.ts";

const route = getRouteApi("/dashboard/appointments/week/$week");

/** One week. */
export function WeekView() {
  const { week } = route.useParams();
  const now = useNow();
  const { calendar } = useSettings();
  const period = periodOf("week", week);
  const span = useQuery(spanQuery(period));
  const { data } = span;
  const sums =
    data && sumDays(daysOf(period), [...data.before, ...data.data], calendar.workingHours, now);
  return (
    <>
      <CalendarHead period={period} sub={data && sums && sumSentence(data.data, sums)} />
      <WeekAgenda
        period={period}
        now={now}
        span={data}
        failed={span.isError}
        onRetry={() => void span.refetch()}
        retrying={span.isFetching}
      />
    </>
  );
}
