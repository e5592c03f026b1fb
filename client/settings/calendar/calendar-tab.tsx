import type { User } from "../../../shared/auth.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { CalendarFacts } from "./calendar-facts.tsx";
import { NewAppointments } from "./new-appointments.tsx";
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
