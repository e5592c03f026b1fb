import type { User } from "../../../shared/auth.ts";
import { formatDuration } from "../../lib/dates.ts";
import { Fact } from "../../ui/page.tsx";
import { minutesOfWeek } from "./working-time.ts";

/** What the settings come to. */
export function CalendarFacts({ user }: { user: User }) {
  const { workingHours } = user.settings.calendar;
  return (
    <aside aria-label="Your calendar" className="border-line-strong pt-5 to-1180:border-t">
      <dl className="facts p-0! to-1180:grid to-1180:grid-cols-3 to-1180:gap-x-6 to-700:grid-cols-1">
        <Fact label="Working hours">{formatDuration(minutesOfWeek(workingHours))} a week</Fact>
      </dl>
    </aside>
  );
}
