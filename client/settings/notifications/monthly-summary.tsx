import type { User } from "../../../shared/auth.ts";
import { formatClock } from "../../lib/dates.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { useHasMail } from "./use-has-mail.ts";

/** The figures of the reports by email. */
export function MonthlySummary({ user }: { user: User }) {
  const { save, mark } = useSaveSettings();
  const hasMail = useHasMail();
  return (
    <div className="flex items-start justify-between gap-4">
      <Checkbox
        checked={user.settings.calendar.monthlySummary && hasMail}
        disabled={!hasMail}
        onCheckedChange={(on) => void save("summary", { calendar: { monthlySummary: on } })}
      >
        Email me a monthly summary
        <small className="block text-13 text-ink-3">
          {`On the 1st of the following month at ${formatClock("08:00")}, to ${user.email}.`}
        </small>
      </Checkbox>
      {mark("summary")}
    </div>
  );
}
