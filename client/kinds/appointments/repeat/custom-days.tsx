import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import { type Weekday, weekdays } from "../../../../shared/repeat/rule.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { formatDate, weekStart } from "../../../lib/dates/dates.ts";
import { startSentence } from "../../../lib/format/first-letter.ts";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { type CustomChoice, toCustomRule } from "./custom-rule.ts";
import { nthWeekday } from "./repeat-words.ts";

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
      <FieldFrame label={series.fields.onDay} group>
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
    <FieldFrame label={series.fields.onWeekdays} error={error} group>
      <ToggleGroup
        multiple
        aria-label={series.fields.weekdays}
        value={choice.days}
        onValueChange={(days) => onChange({ days })}
        className="grid grid-cols-7 gap-1.5"
      >
        {ordered.map((day) => (
          <Toggle
            key={day}
            value={day}
            aria-label={formatDate(someDateOn(day), "longWeekday")}
            className="h-9 rounded-2 border border-control bg-raised text-13 font-medium transition-colors hover:bg-raised-hover data-pressed:border-accent data-pressed:bg-accent-wash data-pressed:font-semibold data-pressed:text-accent data-pressed:shadow-[inset_0_0_0_1px_var(--accent)] to-700:h-11 pointer-coarse:h-11 forced-colors:data-pressed:outline-2"
          >
            {formatDate(someDateOn(day), "shortWeekday")}
          </Toggle>
        ))}
      </ToggleGroup>
    </FieldFrame>
  );
}

/** "Day 30" or "Last Monday" */
function monthlyLabel(choice: CustomChoice, date: string): string {
  if (choice.monthly === "day") return series.fields.dayOfMonth(Number(date.slice(8, 10)));
  const rule = toCustomRule({ ...choice, interval: 1, ending: "never" }, date);
  return startSentence(nthWeekday(rule));
}

function someDateOn(day: Weekday): string {
  return `2024-09-0${weekdays.indexOf(day) + 1}`;
}
