import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../shared/auth.ts";
import { addDays } from "../../../shared/dates.ts";
import { timeOf } from "../../appointments/bookings.ts";
import { markedDaysQuery } from "../../appointments/queries.ts";
import { type Now, useNow } from "../../appointments/use-now.ts";
import { countOf } from "../../lib/count.ts";
import { formatClock, formatDate, formatDuration } from "../../lib/dates.ts";
import { Fact } from "../../ui/page.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { useHasMail } from "../notifications/use-has-mail.ts";
import { AddressLastRead, ShownToOthers } from "./shown-to-others.tsx";
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
    <aside aria-label="Your calendar" className="border-line-strong pt-5 to-1340:border-t">
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label="Working hours">{formatDuration(minutesOfWeek(workingHours))} a week</Fact>
        <Fact label="Next agenda">
          {agenda === null || !hasMail
            ? "Off"
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
  if (!next) return `No appointments in the next ${days} days`;
  const [day, count] = next;
  const named =
    day === now.today
      ? "Today"
      : day === addDays(now.today, 1)
        ? "Tomorrow"
        : formatDate(day, "shortWeekdayDate");
  return `${named} at ${formatClock(agenda)}, ${countOf(count, "appointment")}`;
}
