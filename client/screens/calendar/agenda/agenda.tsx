import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { useUnsure } from "../../../kinds/appointments/booking-marks.tsx";
import { outcomeStateOf } from "../../../kinds/appointments/outcome-state.ts";
import type { Span } from "../../../kinds/appointments/span-query.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { startSentence } from "../../../lib/format/first-letter.ts";
import { listed } from "../../../lib/format/listed.ts";
import { continuedInto } from "../../../lib/queries/bookings.ts";
import { daysOf, type Period } from "../period.ts";
import { AgendaDay } from "./agenda-day.tsx";

interface AgendaProps {
  period: Period;
  span: Span;
  now: Now;
  /** Whether the days of this week that are over are shown, too. */
  opened: boolean;
  onOpenedChange: (opened: boolean) => void;
}

/** The days of a week below each other, each run of empty ones in one line. */
export function Agenda({ period, span, now, opened, onOpenedChange }: AgendaProps) {
  const { today } = now;
  const unsure = useUnsure();
  const days = daysOf(period);
  const earlier = period.to < today ? [] : days.filter((day) => day < today);
  const shown = opened ? days : days.filter((day) => !earlier.includes(day));
  return (
    <div className="agenda-days">
      {earlier.length > 0 && (
        <EarlierDays
          days={earlier}
          appointments={span.data.filter(({ date }) => date.slice(0, 10) < today)}
          opened={opened}
          now={now}
          onToggle={() => onOpenedChange(!opened)}
        />
      )}
      {inParts(shown, { ...span, data: [...span.data, ...unsure] }).map((part) =>
        typeof part === "string" ? (
          <AgendaDay key={part} date={part} span={span} now={now} />
        ) : (
          <p key={part[0]} className="none" data-days={part.join(" ")}>
            {(part.at(-1) ?? "") < today
              ? calendar.agenda.wasFree(listOfDays(part))
              : calendar.agenda.isFree(listOfDays(part))}
          </p>
        ),
      )}
    </div>
  );
}

/** Days with something in them, and each run of days without. */
function inParts(days: readonly string[], { before, data }: Span): (string | string[])[] {
  const all = [...before, ...data];
  const late = days.filter((day) => continuedInto(day, all).length > 0);
  const busy = new Set([...late, ...data.map(({ date }) => date.slice(0, 10))]);
  const parts: (string | string[])[] = [];
  for (const day of days) {
    const last = parts.at(-1);
    if (busy.has(day)) parts.push(day);
    else if (Array.isArray(last)) last.push(day);
    else parts.push([day]);
  }
  return parts;
}

interface EarlierDaysProps {
  days: readonly string[];
  appointments: readonly Appointment[];
  opened: boolean;
  now: Now;
  onToggle: () => void;
}

/** "Monday and Tuesday": the days of this week that are over. */
function EarlierDays({ days, appointments, opened, now, onToggle }: EarlierDaysProps) {
  const open = appointments.filter((each) => outcomeStateOf(each, now) === "open").length;
  const kept = appointments.filter(({ outcome }) => outcome !== "canceled").length;
  const counted = kept === 0 ? calendar.agenda.none : calendar.count(kept);
  return (
    <button
      type="button"
      className="earlier grid grid-cols-[16px_auto_minmax(0,1fr)] items-center gap-2 w-full min-h-11 border-b border-line text-13/[inherit] font-medium text-start"
      aria-expanded={opened}
      onClick={onToggle}
    >
      {opened ? <ChevronsDownUp /> : <ChevronsUpDown />}
      <span>{startSentence(listOfDays(days))}</span>
      <span className="aside text-ink-3 font-normal text-end">
        {open > 0 ? calendar.agenda.toWrapUp(counted, open) : counted}
      </span>
    </button>
  );
}

/** "Sunday", "Monday and Tuesday", "Monday to Thursday", of days that follow each other. */
function listOfDays(days: readonly string[]): string {
  const [first = "", ...others] = days.map((day) => formatDate(day, "longWeekday"));
  if (others.length < 2) return listed([first, ...others]);
  return calendar.agenda.range(first, others.at(-1) ?? "");
}
