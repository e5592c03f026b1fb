import { continuedInto } from "../../appointments/bookings.ts";
import type { Now } from "../../appointments/use-now.ts";
import { daysOf, type Period } from "../period.ts";
import type { Span } from "../queries.ts";
import { AgendaDay } from "./agenda-day.tsx";
import { EarlierDays } from "./earlier-days.tsx";
import { listOfDays } from "./words.ts";

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
      {inParts(shown, span).map((part) =>
        typeof part === "string" ? (
          <AgendaDay key={part} date={part} span={span} now={now} />
        ) : (
          <p key={part[0]} className="none" data-days={part.join(" ")}>
            Nothing {(part.at(-1) ?? "") < today ? "was" : "is"} booked for {listOfDays(part)}.
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
