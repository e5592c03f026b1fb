import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode } from "react";
import { maxCount } from "../../../../shared/repeat/rule.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { DatePicker } from "../../../ui/dates/date-picker.tsx";
import { radioClass } from "../../../ui/form/choice-rows.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { CountInput } from "./count-input.tsx";
import type { CustomChoice } from "./custom-rule.ts";
import { type Ending, earliestEnd, endingLabel, endings, usualCount } from "./ends.ts";

interface CustomEndsProps {
  choice: CustomChoice;
  date: string;
  error: string | undefined;
  onChange: (changes: Partial<CustomChoice>) => void;
}

/** Three ways to end; typing into the control of one chooses it. */
export function CustomEnds({ choice, date, error, onChange }: CustomEndsProps) {
  const { ending, until, count } = choice;
  const controls: Record<Ending, ReactNode> = {
    never: null,
    on: (
      <DatePicker
        aria-label={series.fields.lastDay}
        value={until}
        min={earliestEnd(date)}
        checkedByForm
        placeholder={series.fields.date}
        onChange={(day) => onChange({ until: day, ...(day && { ending: "on" }) })}
      />
    ),
    after: (
      <div className="flex items-center gap-2.5">
        <CountInput
          aria-label={series.fields.timesLabel}
          max={maxCount}
          value={count ?? usualCount}
          onValueChange={(next) => onChange({ count: next, ending: "after" })}
          className={ending === "after" ? undefined : "text-ink-3"}
        />
        <span className="text-ink-2">{series.fields.times(count ?? usualCount)}</span>
      </div>
    ),
  };
  return (
    <FieldFrame label={series.fields.ends} error={error} group>
      <RadioGroup
        aria-label={series.fields.ends}
        value={ending}
        onValueChange={(next: Ending) => onChange({ ending: next })}
        className="grid gap-1"
      >
        {endings.map((value) => (
          <div
            key={value}
            className="grid min-h-9 grid-cols-[118px_minmax(0,1fr)] items-center to-700:min-h-11"
          >
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is a button */}
            <label className="flex cursor-pointer items-center gap-2.5">
              <Radio.Root
                value={value}
                nativeButton
                render={<button type="button" />}
                className={radioClass}
              />
              {endingLabel(value)}
            </label>
            {controls[value]}
          </div>
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
