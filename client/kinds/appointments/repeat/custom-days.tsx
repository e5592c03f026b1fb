import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import { weekdays } from "../../../../shared/repeat/rule.ts";
import { weekdayName } from "../../../../shared/repeat/words.ts";
import { weekStart } from "../../../lib/dates/dates.ts";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { type CustomChoice, toCustomRule } from "./custom-rule.ts";
import { describeRepeat } from "./repeat-words.ts";

interface CustomDaysProps {
  choice: CustomChoice;
  date: string;
  error: string | undefined;
  onChange: (changes: Partial<CustomChoice>) => void;
}

/** On which days: of a week any, of a month the date's own day or weekday. */
export function CustomDays({ choice, date, error, onChange }: CustomDaysProps) {
  if (choice.freq === "MONTHLY") {
    return (
      <FieldFrame label="On" group>
        <ChoiceGroup
          options={(["day", "weekday"] as const).map((value) => ({
            value,
            label: monthlyLabel({ ...choice, monthly: value }, date),
          }))}
          value={choice.monthly}
          onValueChange={(monthly) => onChange({ monthly })}
        />
      </FieldFrame>
    );
  }
  if (choice.freq !== "WEEKLY") return null;
  const first = weekStart();
  const ordered = [...weekdays.slice(first), ...weekdays.slice(0, first)];
  return (
    <FieldFrame label="On" error={error} group>
      <ToggleGroup
        multiple
        aria-label="Weekdays"
        value={choice.days}
        onValueChange={(days) => onChange({ days })}
        className="grid grid-cols-7 gap-1.5"
      >
        {ordered.map((day) => (
          <Toggle
            key={day}
            value={day}
            aria-label={weekdayName(day)}
            className="h-9 rounded-2 border border-control bg-raised text-13 font-medium transition-colors hover:bg-raised-hover data-pressed:border-accent data-pressed:bg-accent-wash data-pressed:font-semibold data-pressed:text-accent data-pressed:shadow-[inset_0_0_0_1px_var(--accent)] to-700:h-11 pointer-coarse:h-11 forced-colors:data-pressed:outline-2"
          >
            {weekdayName(day).slice(0, 3)}
          </Toggle>
        ))}
      </ToggleGroup>
    </FieldFrame>
  );
}

/** "Day 30" or "Last Monday" */
function monthlyLabel(choice: CustomChoice, date: string): string {
  const rule = toCustomRule({ ...choice, interval: 1, ending: "never" }, date);
  const words = describeRepeat(rule, date).replace(/^Monthly on (?:the )?/, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
