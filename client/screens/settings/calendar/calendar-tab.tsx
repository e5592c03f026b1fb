import type { User } from "../../../../shared/account/auth.ts";
import { calendars } from "../../../../shared/words/en/calendars.ts";
import {
  durationOptions,
  fromReminder,
  reminderOptions,
  toReminder,
} from "../../../kinds/appointments/choices.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { may } from "../../../lib/people/rights.ts";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Duo, FormSection } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { CalendarFacts } from "./calendar-facts.tsx";
import { SubscribeSection } from "./subscribe-section.tsx";
import { WorkingHours } from "./working-hours.tsx";

const deskSections = lazyModule(() => import("./desk-subscribe.tsx"));

/** How the calendar works; everything applies at once. */
export function CalendarTab({ user }: { user: User }) {
  const isShown = !isAloneHere() && may("desk");
  const desk = deskSections.use(isShown);
  return (
    <SettingsColumns aside={<CalendarFacts user={user} />}>
      <FormSection title={calendars.workingHours.title} hint={calendars.workingHours.hint}>
        <WorkingHours settings={user.settings} />
      </FormSection>
      <FormSection title={calendars.newAppointments.title}>
        <NewAppointments user={user} />
      </FormSection>
      <SubscribeSection />
      {isShown && desk && <desk.DeskSubscribe />}
    </SettingsColumns>
  );
}

/** What they begin with. */
function NewAppointments({ user }: { user: User }) {
  const { save, mark } = useSaveSettings();
  const { duration, reminder } = user.settings.calendar;
  return (
    <Duo>
      <FieldFrame label={calendars.newAppointments.duration} aside={mark("duration")}>
        <Select
          options={durationOptions}
          value={String(duration)}
          onValueChange={(value) =>
            void save("duration", { calendar: { duration: Number(value) } })
          }
        />
      </FieldFrame>
      <FieldFrame label={calendars.newAppointments.reminder} aside={mark("reminder")}>
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
