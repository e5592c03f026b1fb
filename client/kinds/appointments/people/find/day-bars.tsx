import type { CSSProperties } from "react";
import type { Span } from "../../../../../shared/slots/spans.ts";
import { dates } from "../../../../../shared/words/en/dates.ts";
import { together } from "../../../../../shared/words/en/together.ts";
import { formatDate, formatHour } from "../../../../lib/dates/dates.ts";
import { formatSpan } from "../../../../lib/dates/format-span.ts";
import { cx } from "../../../../ui/class-names.ts";
import { inkStyle } from "../../../../ui/people/ink.ts";
import { SquareOf } from "../../../../ui/text/person-square.tsx";
import type { useFound } from "./use-found.ts";

interface DayBarsProps {
  days: ReturnType<typeof useFound>["days"];
  choice: { date: string; start: number } | undefined;
  length: number;
  today: string;
}

/** The days below each other, with a bar for each person and what is free across all of them. */
export function DayBars({ days, choice, length, today }: DayBarsProps) {
  const spans = days.flatMap(({ people }) => people.flatMap(({ working }) => working));
  const from = Math.floor(Math.min(9 * 60, ...spans.map(({ start }) => start)) / 60) - 1;
  const to = Math.min(24, Math.ceil(Math.max(17 * 60, ...spans.map(({ end }) => end)) / 60) + 1);
  const first = Math.max(0, from);
  const scale = { from: first * 60, length: (to - first) * 60 };
  const labels = Array.from({ length: Math.ceil((to - first) / 2) }, (_, at) => first + at * 2);
  return (
    <div className="min-w-0 py-3 ps-4 to-700:ps-0">
      <div aria-hidden="true" className="relative ms-26 h-5 text-12 text-ink-3">
        {labels.map((hour, at) => (
          <span
            key={hour}
            className={cx(
              "absolute -translate-x-1/2 rtl:translate-x-1/2 whitespace-nowrap",
              at % 2 === 1 && "to-700:hidden",
            )}
            style={{ insetInlineStart: `${(((hour - first) * 60) / scale.length) * 100}%` }}
          >
            {formatHour(hour)}
          </span>
        ))}
      </div>
      <ul aria-label={together.find.days}>
        {days.map(({ date, people, free }) => (
          <li key={date} className="flex border-b border-line py-2">
            <b className="w-20 flex-none font-display text-16 font-medium">
              {formatDate(date, "shortWeekday")} {Number(date.slice(8))}
              {date === today && <small className="block text-12 text-ink-3">{dates.today}</small>}
            </b>
            <div className="grid flex-none gap-1 pe-2">
              {people.map(({ id }) => (
                <SquareOf key={id} id={id} size={16} className="my-px" />
              ))}
            </div>
            <div className="relative grid min-w-0 flex-1 content-start gap-1">
              {people.map(({ id, working, bookings }) => (
                <div key={id} className="off-hours relative h-4.5 overflow-hidden rounded-1">
                  {working.map((span) => (
                    <i
                      key={span.start}
                      className="absolute inset-y-0 border border-line bg-raised"
                      style={across(span, scale)}
                    />
                  ))}
                  {bookings.map((booking) => (
                    <i
                      key={booking.appointment._id}
                      title={together.find.dayTime(booking.appointment.title, formatSpan(booking))}
                      className="absolute inset-y-0 rounded-1 bg-[color-mix(in_oklab,var(--p)_62%,var(--paper))]"
                      style={{ ...across(booking, scale), ...inkStyle(id) }}
                    />
                  ))}
                </div>
              ))}
              {free.map((span) => (
                <i
                  key={span.start}
                  className="pointer-events-none absolute -inset-y-0.5 rounded-1 border border-accent bg-accent/12"
                  style={across(span, scale)}
                />
              ))}
              {choice?.date === date && (
                <i
                  className="pointer-events-none absolute -inset-y-0.5 rounded-1 border-2 border-accent bg-accent/45"
                  style={across({ start: choice.start, end: choice.start + length }, scale)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function across({ start, end }: Span, scale: { from: number; length: number }): CSSProperties {
  const part = (minute: number) =>
    Math.min(100, Math.max(0, ((minute - scale.from) / scale.length) * 100));
  return { insetInlineStart: `${part(start)}%`, width: `${part(end) - part(start)}%` };
}
