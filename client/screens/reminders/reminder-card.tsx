import { Bell } from "lucide-react";
import { useRef } from "react";
import { type Reminder, snoozeMinutes } from "../../../shared/reminders.ts";
import { reminders } from "../../../shared/words/en/reminders.ts";
import { AppointmentNames } from "../../kinds/appointments/appointment-names.tsx";
import { showDetails } from "../../kinds/appointments/open-details.ts";
import { Button } from "../../ui/button.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { CornerCard } from "./corner-card.tsx";
import { finish, snooze } from "./queries.ts";
import { countdown, sayComing } from "./words.ts";

/** One reminder: what, when, with whom, and the three answers. */
export function ReminderCard({ reminder, now }: { reminder: Reminder; now: string }) {
  const { appointment } = reminder;
  const { title } = appointment;
  const name = useRef<HTMLElement>(null);
  return (
    <CornerCard
      icon={<Bell />}
      title={
        <Rich
          text={sayComing("<title></title>", appointment, now)}
          tags={{ title: () => <bdi ref={name}>{title}</bdi> }}
        />
      }
      detail={
        <Rich
          text={reminders.countdownWith(countdown(appointment, now))}
          tags={{ names: () => <AppointmentNames {...appointment} /> }}
        />
      }
    >
      <Button
        size="sm"
        onClick={() => name.current && showDetails({ appointment, title: name.current })}
      >
        {reminders.open}
      </Button>
      <Button size="sm" onClick={() => void snooze(reminder)}>
        {reminders.snooze(snoozeMinutes)}
      </Button>
      <Button size="sm" onClick={() => void finish(reminder)}>
        {reminders.done}
      </Button>
    </CornerCard>
  );
}
