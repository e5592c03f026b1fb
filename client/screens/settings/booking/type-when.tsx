import type { Account } from "../../../../shared/account/auth.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { formatReminder } from "../../../kinds/appointments/choices.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Duo, FormSection } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { WeekHours } from "../calendar/working-hours.tsx";
import type { PartProps } from "./type-part.ts";

/** Minutes, for a Select. */
const noticeOptions = [0, 60, 240, 1440, 2880, 10_080] as const;
const pauseOptions = [0, 5, 10, 15, 30, 60] as const;
/** Days. */
const reachOptions = [7, 14, 28, 56, 84, 182, 365] as const;

interface MinutesProps {
  label: string;
  options: readonly number[];
  value: number;
  say: (value: number) => string;
  onChange: (value: number) => void;
}

export function When({ draft, change, errors, user }: PartProps & { user: Account }) {
  const { workingHours } = user.settings.calendar;
  return (
    <FormSection title={bookable.type.when}>
      <FieldFrame label={bookable.type.hours} group>
        <ChoiceGroup
          options={[
            { value: "working", label: bookable.type.workingHours },
            { value: "own", label: bookable.type.ownHours },
          ]}
          value={draft.hours ? "own" : "working"}
          onValueChange={(value) => change({ hours: value === "own" ? workingHours : null })}
        />
      </FieldFrame>
      {draft.hours && (
        <WeekHours
          hours={draft.hours}
          weekStart={user.settings.formats.weekStart}
          onChange={(hours) => change({ hours })}
        />
      )}
      <Duo>
        <Minutes
          label={bookable.type.notice}
          options={noticeOptions}
          value={draft.notice}
          say={(minutes) => (minutes === 0 ? bookable.type.none : formatReminder(minutes))}
          onChange={(notice) => change({ notice })}
        />
        <Minutes
          label={bookable.type.reach}
          options={reachOptions}
          value={draft.reach}
          say={sayDays}
          onChange={(reach) => change({ reach })}
        />
      </Duo>
      <Duo>
        <Minutes
          label={bookable.type.breakBefore}
          options={pauseOptions}
          value={draft.breakBefore}
          say={sayPause}
          onChange={(breakBefore) => change({ breakBefore })}
        />
        <Minutes
          label={bookable.type.breakAfter}
          options={pauseOptions}
          value={draft.breakAfter}
          say={sayPause}
          onChange={(breakAfter) => change({ breakAfter })}
        />
      </Duo>
      <Duo>
        <Minutes
          label={bookable.type.most}
          options={[0, 1, 2, 3, 4, 5, 6, 8, 10]}
          value={draft.mostADay ?? 0}
          say={(most) => (most === 0 ? bookable.type.anyNumber : String(most))}
          onChange={(most) => change({ mostADay: most === 0 ? null : most })}
        />
      </Duo>
      {errors.until && <p className="text-13 font-medium text-danger">{errors.until}</p>}
    </FormSection>
  );
}

export function Afterwards({ draft, change }: PartProps) {
  const never = -1;
  const sayUntil = (minutes: number) =>
    minutes === never
      ? bookable.type.never
      : minutes === 0
        ? bookable.type.untilBegin
        : bookable.type.until(formatReminder(minutes));
  return (
    <FormSection title={bookable.type.afterwards}>
      <Duo>
        <Minutes
          label={bookable.type.movable}
          options={[never, 0, 60, 240, 1440, 2880]}
          value={draft.movable ?? never}
          say={sayUntil}
          onChange={(movable) => change({ movable: movable === never ? null : movable })}
        />
        <Minutes
          label={bookable.type.remind}
          options={[never, 60, 240, 1440, 2880]}
          value={draft.remind ?? never}
          say={(minutes) => (minutes === never ? bookable.type.never : formatReminder(minutes))}
          onChange={(remind) => change({ remind: remind === never ? null : remind })}
        />
      </Duo>
    </FormSection>
  );
}

function sayPause(minutes: number): string {
  return minutes === 0 ? bookable.type.none : formatDuration(minutes);
}

function sayDays(days: number): string {
  return days % 7 === 0 ? bookable.type.weeks(days / 7) : bookable.type.days(days);
}

/** What the API alone can set is kept. */
function Minutes({ label, options, value, say, onChange }: MinutesProps) {
  const all = options.includes(value) ? options : [...options, value];
  return (
    <FieldFrame label={label}>
      <Select
        options={all.map((one) => ({ value: String(one), label: say(one) }))}
        value={String(value)}
        onValueChange={(next) => onChange(Number(next))}
      />
    </FieldFrame>
  );
}
