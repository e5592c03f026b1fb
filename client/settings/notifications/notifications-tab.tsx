import type { User } from "../../../shared/auth.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { DailyAgenda } from "./daily-agenda.tsx";
import { EmailReminders } from "./email-reminders.tsx";
import { MonthlySummary } from "./monthly-summary.tsx";
import { SystemNotifications } from "./system-notifications.tsx";
import { useHasMail } from "./use-has-mail.ts";

/** What reaches the user by itself; everything applies at once. */
export function NotificationsTab({ user }: { user: User }) {
  const hasMail = useHasMail();
  return (
    <SettingsColumns>
      {!hasMail && (
        <Notice tone="notice" className="my-5">
          This server isn’t set up to send email. Ask whoever runs it.
        </Notice>
      )}
      <FormSection title="Reminders" hint="Each appointment has its own time to remind you.">
        <SystemNotifications />
        <EmailReminders user={user} />
      </FormSection>
      <FormSection title="Daily Agenda">
        <DailyAgenda user={user} />
      </FormSection>
      <FormSection title="Monthly Summary">
        <MonthlySummary user={user} />
      </FormSection>
    </SettingsColumns>
  );
}
