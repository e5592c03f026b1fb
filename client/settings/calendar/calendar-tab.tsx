import type { User } from "../../../shared/auth.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { underTabs } from "../under-tabs.ts";
import { CalendarFacts } from "./calendar-facts.tsx";
import { DailyAgenda } from "./daily-agenda.tsx";
import { MonthlySummary } from "./monthly-summary.tsx";
import { NewAppointments } from "./new-appointments.tsx";
import { SubscribeSection } from "./subscribe-section.tsx";
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
          hint="Shown lighter in the week. Free time is counted within them."
        >
          <WorkingHours settings={user.settings} />
        </FormSection>
        <FormSection title="New Appointments">
          <NewAppointments user={user} />
        </FormSection>
        <FormSection title="Daily Agenda">
          <DailyAgenda user={user} />
        </FormSection>
        <FormSection title="Monthly Summary">
          <MonthlySummary user={user} />
        </FormSection>
        <SubscribeSection />
      </div>
      <CalendarFacts user={user} />
    </div>
  );
}
