import { Bell } from "lucide-react";
import { useRef } from "react";
import { type Reminder, snoozeMinutes } from "../../../shared/reminders.ts";
import { AppointmentNames } from "../../kinds/appointments/appointment-names.tsx";
import { showDetails } from "../../kinds/appointments/open-details.ts";
import { Button } from "../../ui/button.tsx";
import { CornerCard } from "./corner-card.tsx";
import { finish, snooze } from "./queries.ts";
import { countdown, whenOf } from "./words.ts";

/** One reminder: what, when, with whom, and the three answers. */
export function ReminderCard({ reminder, now }: { reminder: Reminder; now: string }) {
  const { appointment } = reminder;
  const { title } = appointment;
  const name = useRef<HTMLElement>(null);
  return (
    <CornerCard
      icon={<Bell />}
      title={
        <>
          <bdi ref={name}>{title}</bdi>
          {whenOf(appointment, now)}
        </>
      }
      detail={
        <>
          {countdown(appointment, now)}, <AppointmentNames {...appointment} />
        </>
      }
    >
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
    </CornerCard>
  );
}
