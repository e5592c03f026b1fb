import { Bell } from "lucide-react";
import { useId, useRef } from "react";
import { type Reminder, snoozeMinutes } from "../../../shared/reminders.ts";
import { AppointmentNames } from "../../kinds/appointments/appointment-names.tsx";
import { showDetails } from "../../kinds/appointments/open-details.ts";
import { Button } from "../../ui/button.tsx";
import { finish, snooze } from "./queries.ts";
import { countdown, whenOf } from "./words.ts";

/** One reminder: what, when, with whom, and the three answers. */
export function ReminderCard({ reminder, now }: { reminder: Reminder; now: string }) {
  const { appointment } = reminder;
  const { title } = appointment;
  const name = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-[17px_minmax(0,1fr)] gap-x-2.5 rounded-3 bg-raised p-3.5 pb-3 shadow-pop"
    >
      <Bell className="mt-0.5 size-[17px] text-accent" />
      <div className="min-w-0">
        <p id={id} className="line-clamp-2 leading-[21px] font-semibold">
          <bdi ref={name}>{title}</bdi>
          {whenOf(appointment, now)}
        </p>
        <p className="line-clamp-2 text-13 text-ink-2">
          {countdown(appointment, now)}, <AppointmentNames {...appointment} />
        </p>
      </div>
      <div className="col-start-2 mt-2.5 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => name.current && showDetails({ appointment, title: name.current })}
        >
          Open
        </Button>
        <Button size="sm" onClick={() => void snooze(reminder)}>
          Snooze {snoozeMinutes} Min
        </Button>
        <Button size="sm" onClick={() => void finish(reminder)}>
          Done
        </Button>
      </div>
    </article>
  );
}
