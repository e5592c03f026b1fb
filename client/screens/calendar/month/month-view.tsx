import "../../../styles/month.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { sumDays, sumSentence } from "../../../kinds/appointments/booked.ts";
import { spanQuery } from "../../../kinds/appointments/span-query.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { Failed } from "../../../ui/states.tsx";
import { usePhone } from "../../../ui/use-media.ts";
import { CalendarHead } from "../head/calendar-head.tsx";
import { daysOf, isWithin, periodOf } from "../period.ts";
import { monthSpan } from "../queries.ts";
import { useSeveral } from "../several/several.ts";
import { WithSeveral } from "../several/with-several.tsx";
import { useMoves, withMoved } from "../week/use-moves.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MonthPhone } from "./month-phone.tsx";

const route = getRouteApi("/dashboard/appointments/month/$month");

/** One month in whole weeks; on the phone its days above the list of one of them. */
export function MonthView() {
  const first = `${route.useParams().month}-01`;
  return (
    <WithSeveral period={periodOf("month", first)} shown={monthSpan(first)}>
      <Month first={first} />
    </WithSeveral>
  );
}

function Month({ first }: { first: string }) {
  const several = useSeveral();
  const now = useNow();
  const phone = usePhone();
  const { workingHours } = useSettings().calendar;
  const period = periodOf("month", first);
  const whole = useQuery({ ...spanQuery(monthSpan(first)), enabled: !several });
  const { data, isError, isFetching, refetch } = several?.span ?? whole;
  const { moved, move } = useMoves("month");
  const appointments = data && withMoved(data.data, moved);
  const all = appointments && [...data.before, ...appointments];
  const own = appointments?.filter(({ date }) => isWithin(period, date.slice(0, 10)));
  const sums = all && sumDays(daysOf(period), all, several?.working ?? workingHours, now);
  const failed = isError && !data && (
    <MonthFailed onRetry={() => void refetch()} retrying={isFetching} />
  );
  return (
    <>
      <CalendarHead
        period={period}
        appointments={own}
        sub={several?.sub ?? (own && sums && sumSentence(own, sums))}
      />
      {several?.line}
      {phone ? (
        <MonthPhone key={first} period={period} span={data} now={now} failed={failed} />
      ) : (
        <MonthGrid
          key={first}
          period={period}
          appointments={appointments}
          before={data?.before}
          now={now}
          failed={failed}
          onMove={(appointment, day, byKey) => {
            const { date, duration } = appointment;
            // As the server has it, however often it has been moved since.
            const stored = data?.data.find(({ _id }) => _id === appointment._id);
            move(stored ?? appointment, { date: `${day}${date.slice(10)}`, duration }, byKey);
          }}
        />
      )}
    </>
  );
}

/** In place of the appointments; the days stay. */
function MonthFailed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Failed
      className="absolute top-10 inset-s-(--rail-w) inset-e-0 z-2 px-4 bg-paper"
      title={calendar.month.failed}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
