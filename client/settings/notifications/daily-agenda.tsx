import type { User } from "../../../shared/auth.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { Duo } from "../../ui/form-section.tsx";
import { Select } from "../../ui/select.tsx";
import { clockOptions } from "../calendar/clock-options.ts";
import { useSaveSettings } from "../use-save-settings.tsx";
import { useHasMail } from "./use-has-mail.ts";

/** What it begins with. */
const usualTime = "07:00";

/** The day's appointments by email. */
export function DailyAgenda({ user }: { user: User }) {
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
