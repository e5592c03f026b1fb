import type { User } from "../../../../shared/account/auth.ts";
import {
  durationOptions,
  fromReminder,
  reminderOptions,
  toReminder,
} from "../../../kinds/appointments/choices.ts";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Duo, FormSection } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { CalendarFacts } from "./calendar-facts.tsx";
import { SubscribeSection } from "./subscribe-section.tsx";
import { WorkingHours } from "./working-hours.tsx";

/** How the calendar works; everything applies at once. */
export function CalendarTab({ user }: { user: User }) {
  return (
    <SettingsColumns aside={<CalendarFacts user={user} />}>
      <FormSection
        title="Working Hours"
        hint="Shown lighter in the week. Free time is counted within them."
      >
        <WorkingHours settings={user.settings} />
      </FormSection>
      <FormSection title="New Appointments">
        <NewAppointments user={user} />
      </FormSection>
      <SubscribeSection />
    </SettingsColumns>
  );
}

/** What they begin with. */
function NewAppointments({ user }: { user: User }) {
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
