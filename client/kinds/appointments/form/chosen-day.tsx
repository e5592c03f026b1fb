import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { formatDate, formatTime } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import { SectionHead } from "../../../ui/page.tsx";
import { Rail, RailItem } from "../../../ui/rail/rail.tsx";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { useChosenSpan } from "./use-chosen-span.ts";

/** The day chosen in the form, with this appointment among the others. */
export function ChosenDay({ ownId, now }: { ownId: string | undefined; now: Now }) {
  const { date, day, span, query, others, timed, untimed } = useChosenSpan(ownId);
  if (day === "") return null;
  const own = (
    <RailItem tone="accent" margin={formatTime(date)}>
      <b className="clipped">{planning.day.own}</b>
    </RailItem>
  );
  const failed = query.isError && !others;
  const before = timed.filter((booking) => span && booking.start < span.start);
  const after = timed.filter((booking) => !before.includes(booking));
  return (
    <aside className="border-t border-line-strong pt-[22px] to-1180:mt-8 to-700:hidden">
      <SectionHead
        level={3}
        title={formatDate(day, "weekday")}
        aside={others && describeCount(others.length, ownId !== undefined)}
      />
      {failed ? (
        <Failed
          title={results.appointments.listFailed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Rail margin={78} aria-label={planning.day.label(formatDate(day, "weekday"))}>
          {untimed.map((appointment) => (
            <Other key={appointment._id} appointment={appointment} past={day < now.today} />
          ))}
          {!span && own}
          {before.map(({ appointment, end }) => (
            <Other key={appointment._id} appointment={appointment} past={isOver(day, end, now)} />
          ))}
          {span && own}
          {after.map(({ appointment, end }) => (
            <Other key={appointment._id} appointment={appointment} past={isOver(day, end, now)} />
          ))}
          {!others && <SkeletonOthers />}
        </Rail>
      )}
    </aside>
  );
}

/** When editing an appointment, only the others count. */
function describeCount(others: number, isBooked: boolean): string {
  if (others === 0) return isBooked ? planning.day.nothingElse : planning.day.nothing;
  return isBooked ? planning.day.others(others) : planning.day.booked(others);
}

function isOver(day: string, end: number, now: Now): boolean {
  return day < now.today || (day === now.today && end <= now.minutes);
}

function Other({ appointment, past }: { appointment: Appointment; past: boolean }) {
  const { title, date, customer } = appointment;
  const untimed = minutesOf(date) === null;
  return (
    <RailItem margin={formatTime(date)} tone={past && !untimed ? "past" : "plain"}>
      <b className="clipped font-medium">{title}</b>
      <small className="clipped">{customer.name}</small>
    </RailItem>
  );
}

function SkeletonOthers() {
  return (
    <Delayed>
      {[1, 2].map((row) => (
        <RailItem key={row} margin={<Skeleton className="mt-1 ms-auto w-12" />}>
          <Skeleton className="mt-1 w-36" />
          <Skeleton className="mt-2.5 h-[9px] w-24" />
        </RailItem>
      ))}
    </Delayed>
  );
}
