import type { User } from "../../../shared/auth.ts";
import {
  durationOptions,
  fromReminder,
  reminderOptions,
  toReminder,
} from "../../appointments/choices.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { Duo } from "../../ui/form-section.tsx";
import { Select } from "../../ui/select.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { SystemNotifications } from "./system-notifications.tsx";
import { noMail, useHasMail } from "./use-has-mail.ts";

/** What they begin with, and how they remind. */
export function NewAppointments({ user }: { user: User }) {
  const { save, mark } = useSaveSettings();
  const hasMail = useHasMail();
  const { duration, reminder, emailReminders } = user.settings.calendar;
  return (
    <>
      <Duo>
        <FieldFrame label="Duration" aside={mark("duration")}>
          <Select
            options={durationOptions}
            value={String(duration)}
            onValueChange={(value) =>
              void save("duration", { calendar: { duration: Number(value) } })
            }
          />
        </FieldFrame>
        <FieldFrame label="Reminder" aside={mark("reminder")}>
          <Select
            options={reminderOptions(reminder)}
            value={fromReminder(reminder)}
            onValueChange={(value) =>
              void save("reminder", { calendar: { reminder: toReminder(value) } })
            }
          />
        </FieldFrame>
      </Duo>
      <SystemNotifications />
      <div className="flex items-start justify-between gap-4">
        <Checkbox
          checked={emailReminders && hasMail}
          disabled={!hasMail}
          onCheckedChange={(on) => void save("mails", { calendar: { emailReminders: on } })}
        >
          Email me reminders, too
          <small className="block text-13 text-ink-3">
            {hasMail ? `To ${user.email}, unless you’ve dismissed them here first.` : noMail}
          </small>
        </Checkbox>
        {mark("mails")}
      </div>
    </>
  );
}
