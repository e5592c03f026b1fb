import { useState } from "react";
import { maxCount, readRule } from "../../../../shared/repeat/rule.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { DatePicker } from "../../../ui/dates/date-picker.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { CountInput } from "./count-input.tsx";
import {
  countProblem,
  type Ending,
  earliestEnd,
  endingLabel,
  endingOf,
  endings,
  lastDayProblem,
  usualCount,
  withEnd,
} from "./ends.ts";
import type { useArithmetic } from "./use-arithmetic.ts";

interface EndsFieldProps {
  rule: string;
  date: string;
  arithmetic: ReturnType<typeof useArithmetic>;
  onChange: (rule: string) => void;
}

/** When the repeat ends, with the day or the number beside the choice. */
export function EndsField({ rule, date, arithmetic, onChange }: EndsFieldProps) {
  const ends = readRule(rule);
  const ending = endingOf(ends);
  const [isCountWrong, setIsCountWrong] = useState(false);
  const error = isCountWrong ? countProblem() : lastDayProblem(ends.until, date);
  const choose = (next: Ending) => {
    setIsCountWrong(false);
    if (next === ending) return;
    const known = arithmetic?.endOf(rule, date);
    const count = Math.min(known?.count ?? usualCount, maxCount);
    if (next === "never") onChange(withEnd(rule, {}));
    else if (next === "after") onChange(withEnd(rule, { count }));
    else {
      const last = arithmetic?.endOf(withEnd(rule, { count }), date).lastTime;
      onChange(withEnd(rule, { until: last?.slice(0, 10) ?? earliestEnd(date) }));
    }
  };
  const options = endings.map((value) => ({ value, label: endingLabel(value) }));
  return (
    <FieldFrame label={series.fields.ends} error={error} group={ending !== "never"}>
      <div className="grid gap-2">
        <Select
          aria-label={series.fields.ends}
          options={options}
          value={ending}
          onValueChange={choose}
        />
        {ending === "on" && (
          <DatePicker
            aria-label={series.fields.lastDay}
            value={ends.until?.slice(0, 10) ?? ""}
            min={earliestEnd(date)}
            checkedByForm
            onChange={(until) => until && onChange(withEnd(rule, { until }))}
          />
        )}
        {ending === "after" && (
          <div className="flex items-center gap-2.5">
            <CountInput
              aria-label={series.fields.timesLabel}
              max={maxCount}
              value={ends.count ?? usualCount}
              onValueChange={(count) => {
                setIsCountWrong(count === undefined);
                if (count !== undefined) onChange(withEnd(rule, { count }));
              }}
            />
            <span className="text-ink-2">{series.fields.times(ends.count ?? usualCount)}</span>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
