import { useQuery } from "@tanstack/react-query";
import type { User } from "../../../shared/auth.ts";
import { configQuery } from "../../auth/queries.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { Duo } from "../../ui/form-section.tsx";
import { Select } from "../../ui/select.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { clockOptions } from "./clock-options.ts";

/** What it begins with. */
const usualTime = "07:00";

/** What the calendar sends by email; only explained where the server sends none. */
export function DailyAgenda({ user }: { user: User }) {
  const { save, mark } = useSaveSettings();
  const config = useQuery(configQuery);
  const isWithout = config.data?.mail === false;
  const { agenda, emailReminders } = user.settings.calendar;
  return (
    <>
      <Duo>
        <Checkbox
          checked={agenda !== null && !isWithout}
          disabled={isWithout}
          onCheckedChange={(on) =>
            void save("agenda", { calendar: { agenda: on ? usualTime : null } })
          }
        >
          Email me the day’s appointments
          <small className="block text-13 text-ink-3">
            {isWithout
              ? "This server has no mail server, so it cannot send email. Its administrator can set one."
              : `On days with appointments, to ${user.email}.`}
          </small>
        </Checkbox>
        <FieldFrame label="Time" aside={mark("agenda")}>
          <Select
            options={clockOptions(agenda ?? usualTime)}
            value={agenda ?? usualTime}
            disabled={agenda === null || isWithout}
            onValueChange={(time) => void save("agenda", { calendar: { agenda: time } })}
          />
        </FieldFrame>
      </Duo>
      <div className="flex items-start justify-between gap-4">
        <Checkbox
          checked={emailReminders && !isWithout}
          disabled={isWithout}
          onCheckedChange={(on) => void save("mails", { calendar: { emailReminders: on } })}
        >
          Email me reminders, too
        </Checkbox>
        {mark("mails")}
      </div>
    </>
  );
}
