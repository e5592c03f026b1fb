import { useId, useState } from "react";
import { maxInterval, readRule } from "../../../../shared/repeat/rule.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { CountInput } from "./count-input.tsx";
import { CustomDays } from "./custom-days.tsx";
import { CustomEnds } from "./custom-ends.tsx";
import { type CustomChoice, problemsOf, toChoice, toCustomRule, units } from "./custom-rule.ts";
import { RepeatSentence } from "./repeat-sentence.tsx";
import { useArithmetic } from "./use-arithmetic.ts";

interface CustomRepeatProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  rule: string;
  date: string;
  /** `first` is the first day of the rule, from the date on. */
  onSet: (rule: string, first: string) => void;
}

/** Every so many days, weeks, months or years, on chosen days. */
export function CustomRepeat({ open, onOpenChange, ...props }: CustomRepeatProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={series.fields.title}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {series.fields.set}
          </Button>
        </>
      }
    >
      {/* Mounted anew each time it opens. */}
      <CustomFields {...props} formId={formId} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type CustomFieldsProps = Pick<CustomRepeatProps, "rule" | "date" | "onSet"> & {
  formId: string;
  onDone: () => void;
};

function CustomFields({ rule, date, onSet, formId, onDone }: CustomFieldsProps) {
  const arithmetic = useArithmetic(true);
  const [choice, setChoice] = useState<CustomChoice>(() => toChoice(readRule(rule), date));
  const [isTried, setIsTried] = useState(false);
  const times = choice.interval ?? 1;
  const every = series.fields.every[choice.freq](times);
  const set = (changes: Partial<CustomChoice>) => setChoice({ ...choice, ...changes });
  const problems = problemsOf(choice, date);
  const shown = isTried ? problems : {};
  const isGood = Object.keys(problems).length === 0;
  const made = isGood ? toCustomRule(choice, date) : undefined;
  const first = made && (arithmetic?.firstFrom(made, date) ?? date);
  const end = made && first ? arithmetic?.endOf(made, first) : undefined;
  return (
    <form
      id={formId}
      noValidate
      className="mt-4 grid gap-[18px]"
      onSubmit={(event) => {
        event.preventDefault();
        // It is inside the appointment's form, as far as React is concerned.
        event.stopPropagation();
        setIsTried(true);
        if (!made || !first || end?.problem) return;
        onSet(made, first);
        onDone();
      }}
    >
      <FieldFrame label={every} error={shown.interval} group>
        <div className="flex gap-2">
          <CountInput
            aria-label={every}
            max={maxInterval}
            value={times}
            onValueChange={(interval) => set({ interval })}
          />
          <div className="flex-1">
            <Select
              aria-label={series.fields.unit}
              options={units(times)}
              value={choice.freq}
              onValueChange={(freq) => set({ freq })}
            />
          </div>
        </div>
      </FieldFrame>
      <CustomDays choice={choice} date={date} error={shown.days} onChange={set} />
      <CustomEnds choice={choice} date={date} error={shown.ends} onChange={set} />
      {made && first && (
        <RepeatSentence
          rule={made}
          date={first}
          end={end}
          className="rounded-2 bg-well px-3.5 py-3"
        />
      )}
      {isTried && end?.problem && (
        <p role="alert" className="text-13 font-medium text-danger">
          {end.problem}
        </p>
      )}
    </form>
  );
}
