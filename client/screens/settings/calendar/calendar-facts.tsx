import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../../shared/account/auth.ts";
import type { ShownDetails } from "../../../../shared/account/subscription.ts";
import { addDays } from "../../../../shared/dates/dates.ts";
import { calendars } from "../../../../shared/words/en/calendars.ts";
import { markedDaysQuery } from "../../../kinds/appointments/queries.ts";
import { formatClock, formatDate, formatDuration, formatTimes } from "../../../lib/dates/dates.ts";
import { type Now, useNow } from "../../../lib/dates/use-now.ts";
import { timeOf } from "../../../lib/queries/bookings.ts";
import { Fact } from "../../../ui/page.tsx";
import { SkeletonLine } from "../../../ui/skeleton.tsx";
import { useHasMail } from "../notifications/use-has-mail.ts";
import { describeLastUse } from "../sign-in/last-use.ts";
import { ownAddress } from "./subscription-queries.ts";
import { minutesOfWeek } from "./working-time.ts";

/** How far the next agenda is looked for. */
const days = 30;

/** What the settings come to. */
export function CalendarFacts({ user }: { user: User }) {
  const now = useNow();
  const hasMail = useHasMail();
  const { workingHours, agenda } = user.settings.calendar;
  const marks = useQuery(
    markedDaysQuery({ startDate: now.today, endDate: addDays(now.today, days) }),
  );
  return (
    <aside aria-label={calendars.facts} className="border-line-strong pt-5 to-1340:border-t">
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label={calendars.hours}>
          {calendars.aWeek(formatDuration(minutesOfWeek(workingHours)))}
        </Fact>
        <Fact label={calendars.agenda}>
          {agenda === null || !hasMail
            ? calendars.agendaOff
            : marks.data
              ? nextAgenda(marks.data, agenda, now)
              : !marks.isError && <SkeletonLine className="w-24" />}
        </Fact>
        <AddressLastRead />
      </dl>
      <ShownToOthers />
    </aside>
  );
}

/** "Tomorrow at 7:00 AM, 2 appointments" */
function nextAgenda(counts: ReadonlyMap<string, number>, agenda: string, now: Now): string {
  const next = [...counts]
    .filter(([day]) => `${day}T${agenda}` > `${now.today}T${timeOf(now.minutes)}`)
    .sort(([one], [other]) => (one < other ? -1 : 1))[0];
  if (!next) return calendars.agendaNone(days);
  const [day, count] = next;
  const named =
    day === now.today
      ? calendars.today
      : day === addDays(now.today, 1)
        ? calendars.tomorrow
        : formatDate(day, "shortWeekdayDate");
  return calendars.agendaAt(named, formatClock(agenda), count);
}

/** When another calendar last asked for the appointments. */
function AddressLastRead() {
  const { data } = useQuery(ownAddress.query);
  if (!data) return null;
  const lastRead = data.lastReadAt && describeLastUse(data.lastReadAt);
  return (
    <Fact label={calendars.lastRead}>
      {lastRead ? lastRead.charAt(0).toUpperCase() + lastRead.slice(1) : calendars.notYet}
    </Fact>
  );
}

/** An appointment as other calendars have it. */
function ShownToOthers() {
  const { data } = useQuery(ownAddress.query);
  return (
    data && (
      <section className="mt-5">
        <h2 className="small-title">{calendars.others}</h2>
        <Sample shows={data.shows} />
      </section>
    )
  );
}

function Sample({ shows }: { shows: ShownDetails }) {
  return (
    <p className="mt-2.5 rounded-1 border border-control bg-raised px-2.5 py-2 text-13">
      <b className="block font-semibold">
        {shows === "busy" ? calendars.busy : calendars.sampleTitle}
      </b>
      {formatTimes("2026-11-25T10:30:00.000Z", 60)}
      {shows === "full" && (
        <small className="block text-ink-3">Dr. Idris Haddad, Al-Zahra Travel and Tours</small>
      )}
    </p>
  );
}
