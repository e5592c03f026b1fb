import type { User } from "../../../shared/auth.ts";
import {
  durationOptions,
  fromReminder,
  reminderOptions,
  toReminder,
} from "../../appointments/choices.ts";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { Duo, FormSection } from "../../ui/form-section.tsx";
import { Select } from "../../ui/select.tsx";
import { underTabs } from "../under-tabs.ts";
import { useSaveSettings } from "../use-save-settings.tsx";
import { CalendarFacts } from "./calendar-facts.tsx";
import { DailyAgenda } from "./daily-agenda.tsx";
import { WorkingHours } from "./working-hours.tsx";

/** How the calendar works; everything applies at once. */
export function CalendarTab({ user }: { user: User }) {
  return (
    <div
      className={`${underTabs} grid grid-cols-[minmax(0,900px)_232px] gap-x-10 gap-y-8 to-1180:grid-cols-1`}
    >
      <div>
        <FormSection
          title="Working Hours"
          hint="The week shows them bright and counts what is free in them."
        >
          <WorkingHours settings={user.settings} />
        </FormSection>
        <FormSection title="New Appointments">
          <NewAppointments user={user} />
        </FormSection>
        <FormSection title="Daily Agenda">
          <DailyAgenda user={user} />
        </FormSection>
      </div>
      <CalendarFacts user={user} />
    </div>
  );
}

function NewAppointments({ user }: { user: User }) {
  const { save, mark } = useSaveSettings();
  const { duration, reminder } = user.settings.calendar;
  return (
    <Duo>
      <FieldFrame label="Length" aside={mark("duration")}>
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
