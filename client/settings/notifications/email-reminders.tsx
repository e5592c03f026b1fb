import type { User } from "../../../shared/auth.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { useHasMail } from "./use-has-mail.ts";

/** Reminders by email, besides those on the screen. */
export function EmailReminders({ user }: { user: User }) {
  const { save, mark } = useSaveSettings();
  const hasMail = useHasMail();
  return (
    <div className="flex items-start justify-between gap-4">
      <Checkbox
        checked={user.settings.calendar.emailReminders && hasMail}
        disabled={!hasMail}
        onCheckedChange={(on) => void save("mails", { calendar: { emailReminders: on } })}
      >
        Email me reminders, too
        <small className="block text-13 text-ink-3">
          {`To ${user.email}, unless you’ve dismissed them here first.`}
        </small>
      </Checkbox>
      {mark("mails")}
    </div>
  );
}
