import { type ReactNode, useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
import { formatClock } from "../../../lib/dates/dates.ts";
import { isAlone } from "../../../lib/people/people-here.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Duo, FormSection } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { clockOptions } from "../calendar/working-time.ts";
import { SettingsColumns } from "../settings-columns.tsx";
import { type SettingsChanges, useSaveSettings } from "../use-save-settings.tsx";
import { ForYouMails } from "./for-you-mails.tsx";
import { useHasMail } from "./use-has-mail.ts";

/** What reaches the user by itself; everything applies at once. */
export function NotificationsTab({ user }: { user: Account }) {
  const hasMail = useHasMail();
  return (
    <SettingsColumns>
      {!hasMail && (
        <Notice tone="notice" className="my-5">
          {settings.noMail}
        </Notice>
      )}
      <FormSection title={settings.reminders.title} hint={settings.reminders.hint}>
        <SystemNotifications />
        <EmailReminders user={user} />
      </FormSection>
      <FormSection title={settings.agenda.title}>
        <DailyAgenda user={user} />
      </FormSection>
      <FormSection title={settings.summary.title}>
        <MonthlySummary user={user} />
      </FormSection>
      {!isAlone(user.desk) && (
        <FormSection title={settings.forYou.title} hint={settings.forYou.hint}>
          <ForYouMails />
        </FormSection>
      )}
    </SettingsColumns>
  );
}

interface MailChoiceProps {
  /** What is saved, for the mark beside it. */
  name: string;
  checked: boolean;
  change: (on: boolean) => SettingsChanges;
  note: string;
  children: ReactNode;
}

/** Whether something comes by email; where the server has no mail, it does not. */
function MailChoice({ name, checked, change, note, children }: MailChoiceProps) {
  const { save, mark } = useSaveSettings();
  const hasMail = useHasMail();
  return (
    <div className="flex items-start justify-between gap-4">
      <Checkbox
        checked={checked && hasMail}
        disabled={!hasMail}
        onCheckedChange={(on) => void save(name, change(on))}
      >
        {children}
        <small className="block text-13 text-ink-3">{note}</small>
      </Checkbox>
      {mark(name)}
    </div>
  );
}

/** Reminders by email, besides those on the screen. */
function EmailReminders({ user }: { user: Account }) {
  return (
    <MailChoice
      name="mails"
      checked={user.settings.calendar.emailReminders}
      change={(emailReminders) => ({ calendar: { emailReminders } })}
      note={settings.reminders.emailHint(user.email)}
    >
      {settings.reminders.email}
    </MailChoice>
  );
}

/** What it begins with. */
const usualTime = "07:00";

/** The day's appointments by email. */
function DailyAgenda({ user }: { user: Account }) {
  const { save, mark } = useSaveSettings();
  const hasMail = useHasMail();
  const { agenda } = user.settings.calendar;
  return (
    <Duo>
      <Checkbox
        checked={agenda !== null && hasMail}
        disabled={!hasMail}
        onCheckedChange={(on) =>
          void save("agenda", { calendar: { agenda: on ? usualTime : null } })
        }
      >
        {settings.agenda.email}
        <small className="block text-13 text-ink-3">{settings.agenda.emailHint(user.email)}</small>
      </Checkbox>
      <FieldFrame label={settings.agenda.time} aside={mark("agenda")}>
        <Select
          options={clockOptions(agenda ?? usualTime)}
          value={agenda ?? usualTime}
          disabled={agenda === null || !hasMail}
          onValueChange={(time) => void save("agenda", { calendar: { agenda: time } })}
        />
      </FieldFrame>
    </Duo>
  );
}

/** The figures of the reports by email. */
function MonthlySummary({ user }: { user: Account }) {
  return (
    <MailChoice
      name="summary"
      checked={user.settings.calendar.monthlySummary}
      change={(monthlySummary) => ({ calendar: { monthlySummary } })}
      note={settings.summary.emailHint(formatClock("08:00"), user.email)}
    >
      {settings.summary.email}
    </MailChoice>
  );
}

/** Whether this browser may show reminders outside the page; it is asked only from here. */
function SystemNotifications() {
  const isKnown = "Notification" in window;
  const [permission, setPermission] = useState(isKnown ? Notification.permission : "denied");
  if (!isKnown) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        {settings.reminders.here}
        <small role="status" className="block text-13 text-ink-3">
          {settings.reminders.permissions[permission]}
        </small>
      </p>
      {permission === "default" && (
        <Button size="sm" onClick={() => void Notification.requestPermission().then(setPermission)}>
          {settings.reminders.allow}
        </Button>
      )}
    </div>
  );
}
