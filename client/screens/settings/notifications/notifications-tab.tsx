import { type ReactNode, useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
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
      {!isAlone(user.desk) && (
        <FormSection title="For You" hint="What others ask of you, give or hand over to you.">
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
      note={`To ${user.email}, unless you’ve dismissed them here first.`}
    >
      Email me reminders, too
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
        Email me the day’s appointments
        <small className="block text-13 text-ink-3">
          {`On days with appointments, to ${user.email}.`}
        </small>
      </Checkbox>
      <FieldFrame label="Time" aside={mark("agenda")}>
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
      note={`On the 1st of the following month at ${formatClock("08:00")}, to ${user.email}.`}
    >
      Email me a monthly summary
    </MailChoice>
  );
}

const explained = {
  default: "Reminders can also reach you while you look at something else.",
  granted: "On. You’ll be reminded even when another tab or app is in front.",
  denied:
    "Blocked by this browser. You can allow notifications in the browser’s settings for this site.",
} as const;

/** Whether this browser may show reminders outside the page; it is asked only from here. */
function SystemNotifications() {
  const isKnown = "Notification" in window;
  const [permission, setPermission] = useState(isKnown ? Notification.permission : "denied");
  if (!isKnown) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0">
        Notifications on this device
        <small role="status" className="block text-13 text-ink-3">
          {explained[permission]}
        </small>
      </p>
      {permission === "default" && (
        <Button size="sm" onClick={() => void Notification.requestPermission().then(setPermission)}>
          Allow Notifications
        </Button>
      )}
    </div>
  );
}
