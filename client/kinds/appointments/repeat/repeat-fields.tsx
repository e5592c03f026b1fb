import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { readRule } from "../../../../shared/repeat/rule.ts";
import { suggestedRules } from "../../../../shared/repeat/suggested-rules.ts";
import { series } from "../../../../shared/words/en/series.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Duo } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { lastDayProblem, withEnd, withoutEnd } from "./ends.ts";
import { EndsField } from "./ends-field.tsx";
import { RepeatOverlaps, RepeatSentence } from "./repeat-sentence.tsx";
import { describeRepeat } from "./repeat-words.ts";
import { useRepeat } from "./use-repeat.ts";

const dialogs = lazyModule(() => import("./custom-repeat.tsx"));

const none = "none";
const custom = "custom";
const asLast =
  "relative mt-[11px] before:absolute before:inset-x-0 before:-top-1.5 before:border-t before:border-line";

interface RepeatFieldsProps {
  appointment: Appointment | undefined;
  /** Another field on the same line. */
  beside: ReactNode;
}

/** How often the appointment repeats, and until when. */
export function RepeatFields({ appointment, beside }: RepeatFieldsProps) {
  const { setValue, formState } = useFormContext();
  const { repeat, rule, date, end, times, arithmetic } = useRepeat(appointment);
  const [isCustom, setIsCustom] = useState(false);
  const part = dialogs.use(isCustom, () => setIsCustom(false));
  const set = (next: string) => setValue("repeat", next, { shouldDirty: true });
  useFollowedRule({ repeat, date, appointment, arithmetic, set });

  const choose = (choice: string) => {
    if (choice === custom) setIsCustom(true);
    else if (choice === none) set("");
    else if (rule === "") set(choice);
    else {
      const { count, until } = readRule(rule);
      set(withEnd(choice, { count, until }));
    }
  };
  const often = rule && withoutEnd(rule);
  const suggested = suggestedRules(date);
  const rules = often === "" || suggested.includes(often) ? suggested : [...suggested, often];
  const isEndWrong = rule !== "" && lastDayProblem(readRule(rule).until, date) !== undefined;
  const message = formState.errors.repeat?.message;
  return (
    <div className="grid gap-3">
      <Duo>
        <FieldFrame
          label={series.fields.label}
          error={typeof message === "string" ? message : !isEndWrong && end?.problem}
        >
          <Select
            options={[
              { value: none, label: series.fields.never },
              ...rules.map((value) => ({ value, label: describeRepeat(value, date) })),
              { value: custom, label: series.fields.custom, className: asLast },
            ]}
            value={often || none}
            onValueChange={choose}
          />
        </FieldFrame>
        {beside}
        {rule && <EndsField rule={rule} date={date} arithmetic={arithmetic} onChange={set} />}
      </Duo>
      <div role="status" className="grid gap-2 empty:hidden">
        {rule && <RepeatSentence rule={rule} date={date} end={end?.problem ? undefined : end} />}
        <RepeatOverlaps
          dates={(times ?? []).filter(({ overlaps }) => overlaps).map(({ date }) => date)}
        />
      </div>
      {part && (
        <part.CustomRepeat
          open={isCustom}
          onOpenChange={setIsCustom}
          rule={rule || (suggested.at(-4) ?? "FREQ=WEEKLY")}
          date={date}
          onSet={(next, first) => {
            set(next);
            // A repeat begins on one of its own days.
            if (first.slice(0, 10) !== date.slice(0, 10))
              setValue("date", first, { shouldDirty: true });
          }}
        />
      )}
    </div>
  );
}

interface Followed {
  repeat: string;
  date: string;
  appointment: Appointment | undefined;
  arithmetic: ReturnType<typeof useRepeat>["arithmetic"];
  set: (rule: string) => void;
}

/** Moves the chosen rule along with the date: Monday to Tuesday makes it Tuesdays. */
function useFollowedRule({ repeat, date, appointment, arithmetic, set }: Followed) {
  const before = useRef({ repeat, date });
  useEffect(() => {
    const old = before.current;
    const isMoved = repeat === old.repeat && date.slice(0, 10) !== old.date.slice(0, 10);
    const follows = isMoved && repeat !== "" && repeat !== appointment?.repeat;
    if (follows && !arithmetic) return;
    before.current = { repeat, date };
    if (!follows || !arithmetic) return;
    const followed = arithmetic.follow(repeat, old.date, date);
    before.current = { repeat: followed, date };
    set(followed);
  });
}
