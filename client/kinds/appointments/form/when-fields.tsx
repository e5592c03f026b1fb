import { useQuery } from "@tanstack/react-query";
import { History, Layers2 } from "lucide-react";
import { useState } from "react";
import { addDays } from "../../../../shared/dates/dates.ts";
import { appointmentInput, timeStep } from "../../../../shared/kinds/appointments.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatClock, formatTime } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { type Booking, takenTimes, timeOf } from "../../../lib/queries/bookings.ts";
import { DateTimePicker } from "../../../ui/dates/date-time-picker.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { durationOptions } from "../choices.ts";
import { markedDaysQuery } from "../queries.ts";
import { useChosenSpan } from "./use-chosen-span.ts";

const Field = fieldOf(appointmentInput);
const peopleWarnings = lazyModule(() => import("./people/people-warnings.tsx"));

/** Date, time and duration, and what they overlap. */
export function WhenFields({ ownId, now }: { ownId: string | undefined; now: Now }) {
  const { date, day, span, timed, overlaps } = useChosenSpan(ownId);
  const alone = isAloneHere();
  const warnings = peopleWarnings.use(!alone || null);
  const wall = `${now.today}T${timeOf(now.minutes)}`;
  const isPast = day !== "" && (span ? date < wall : day < now.today);
  // A past appointment can be corrected on its own day.
  const [isPastAllowed, setIsPastAllowed] = useState(day !== "" && day < now.today);
  const [month, setMonth] = useState(`${(day || now.today).slice(0, 8)}01`);
  // A month on screen can include days of its neighbors.
  const marks = useQuery(
    markedDaysQuery({ startDate: addDays(month, -6), endDate: addDays(month, 41) }),
  );
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_124px] items-start gap-x-4 gap-y-[18px] to-700:grid-cols-1">
        <Field name="date">
          {(control) => (
            <DateTimePicker
              {...control}
              // An appointment is usually opened to be moved.
              data-autofocus={ownId && "select"}
              value={String(control.value ?? "")}
              now={wall}
              past={{ allowed: isPastAllowed, onChange: setIsPastAllowed }}
              step={timeStep}
              takenTimes={takenTimes(timed, timeStep)}
              marked={new Set(marks.data?.keys())}
              onMonthChange={setMonth}
            />
          )}
        </Field>
        <Field
          name="duration"
          optional={false}
          hint={span && planning.until(formatClock(timeOf(span.end)))}
        >
          {(control) => (
            <Select
              {...control}
              options={durationOptions}
              value={String(control.value)}
              onValueChange={(minutes) => control.onChange(Number(minutes))}
            />
          )}
        </Field>
      </div>
      <p role="status" className="text-13 font-medium text-notice">
        {isPast && (
          <span className="mt-2.5 flex gap-1.5">
            <History className="mt-0.5 size-3.5" />
            {planning.past}
          </span>
        )}
        {!alone && warnings && <warnings.PeopleWarnings ownId={ownId} now={now} />}
        {alone && overlaps.length > 0 && (
          <span className="mt-2.5 flex gap-1.5">
            <Layers2 className="mt-0.5 size-3.5" />
            {describeOverlaps(overlaps)}
          </span>
        )}
      </p>
    </div>
  );
}

/** "Overlaps with Hull survey walkthrough, 2:15 PM" */
function describeOverlaps(overlaps: readonly Booking[]): string {
  const [first = "", second] = overlaps.map(({ appointment: { title, date } }) =>
    common.list(isolate(title), formatTime(date)),
  );
  if (second === undefined) return planning.overlaps.one(first);
  const more = overlaps.length - 2;
  return more > 0
    ? planning.overlaps.more(first, second, more)
    : planning.overlaps.two(first, second);
}
