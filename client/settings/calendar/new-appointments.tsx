import type { User } from "../../../shared/auth.ts";
import {
  durationOptions,
  fromReminder,
  reminderOptions,
  toReminder,
} from "../../appointments/choices.ts";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { Duo } from "../../ui/form-section.tsx";
import { Select } from "../../ui/select.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";

/** What they begin with. */
export function NewAppointments({ user }: { user: User }) {
  const { save, mark } = useSaveSettings();
  const { duration, reminder } = user.settings.calendar;
  return (
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
  );
}
