import "../../../../styles/several.css";
import type { CSSProperties } from "react";
import { useFormContext } from "react-hook-form";
import type { Span } from "../../../../../shared/slots/spans.ts";
import { planning } from "../../../../../shared/words/en/planning.ts";
import { together as words } from "../../../../../shared/words/en/together.ts";
import { formatClock, formatDate, formatHour } from "../../../../lib/dates/dates.ts";
import type { Now } from "../../../../lib/dates/use-now.ts";
import { withinSentence } from "../../../../lib/format/first-letter.ts";
import { type Booking, timeOf } from "../../../../lib/queries/bookings.ts";
import { SectionHead } from "../../../../ui/page.tsx";
import { inkStyle } from "../../../../ui/people/ink.ts";
import { SquareOf } from "../../../../ui/text/person-square.tsx";
import { allOf, shortNameOf } from "../../people/names.ts";
import { useWithPeople } from "./use-with-people.ts";

/** Pixels. */
const hourHeight = 29;
const usual = { from: 8, to: 18 };

/** The day chosen in the form, with a column for each of its people and the appointment across them. */
export function DayOfPeople({ ownId, now }: { ownId: string | undefined; now: Now }) {
  const { day, span, people, together, isKnown } = useWithPeople(ownId, now);
  const { setValue } = useFormContext();
  if (day === "") return null;
  const spans = [
    ...people.flatMap(({ bookings, working }) => [...bookings, ...working]),
    ...(span ? [span] : []),
  ];
  const from = Math.min(usual.from, ...spans.map(({ start }) => Math.floor(start / 60)));
  const to = Math.min(24, Math.max(usual.to, ...spans.map(({ end }) => Math.ceil(end / 60))));
  const topOf = (minute: number) => ((Math.min(minute, to * 60) - from * 60) / 60) * hourHeight;
  const placed = ({ start, end }: Span) => ({
    top: topOf(start),
    height: Math.max(12, topOf(end) - topOf(start)),
  });
  const booked = new Set(
    people.flatMap(({ bookings }) => bookings.map(({ appointment }) => appointment._id)),
  );
  return (
    <aside className="border-t border-line-strong pt-[22px] to-1180:mt-8 to-700:hidden">
      <SectionHead
        level={3}
        title={formatDate(day, "weekday")}
        aside={
          isKnown && (booked.size === 0 ? planning.day.nothing : planning.day.booked(booked.size))
        }
      />
      <div
        className="grid grid-cols-[46px_repeat(var(--people),minmax(0,1fr))]"
        style={columns(people.length)}
      >
        <span />
        {people.map(({ _id }) => (
          <span key={_id} className="flex min-w-0 items-center gap-1.5 pb-2 ps-1.5 text-13">
            <SquareOf id={_id} size={20} named />
            <span className="clipped">{shortNameOf(_id)}</span>
          </span>
        ))}
      </div>
      <div
        className="relative border-y border-line-strong"
        style={{ height: (to - from) * hourHeight }}
      >
        {Array.from({ length: to - from - 1 }, (_, at) => from + at + 1).map((hour) => (
          <span
            key={hour}
            className="absolute start-0 w-[38px] -translate-y-1/2 text-end text-12 text-ink-3"
            style={{ top: (hour - from) * hourHeight }}
          >
            {formatHour(hour)}
          </span>
        ))}
        <div
          className="absolute inset-y-0 inset-s-[46px] inset-e-0 grid grid-cols-[repeat(var(--people),minmax(0,1fr))] border-s border-margin"
          style={columns(people.length)}
        >
          {people.map(({ _id, bookings, working }) => (
            <div key={_id} className="off-hours relative border-s border-line first:border-s-0">
              {working.map((hours) => (
                <i
                  key={hours.start}
                  className="absolute inset-x-0 bg-paper"
                  style={placed(hours)}
                />
              ))}
              {bookings.map((booking) => (
                <Booked key={booking.appointment._id} booking={booking} style={placed(booking)} />
              ))}
            </div>
          ))}
          {span && (
            <div
              className="pointer-events-none absolute inset-x-1 rounded-1 border border-accent bg-accent/14"
              style={placed(span)}
            />
          )}
          {together.map((time) => (
            <button
              key={time.start}
              type="button"
              aria-label={words.free.take(
                allOf(people.length),
                formatClock(timeOf(time.start)),
                formatClock(timeOf(time.end)),
              )}
              className="free-line"
              style={placed(time)}
              onClick={() =>
                setValue("date", `${day}T${timeOf(Math.ceil(time.start / 15) * 15)}`, {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            />
          ))}
        </div>
      </div>
      {together.length > 0 && (
        <p className="mt-2.5 text-13 text-ink-3">
          {people.length === 1
            ? words.free.lineOfOne
            : words.free.line(withinSentence(allOf(people.length)))}
        </p>
      )}
    </aside>
  );
}

function columns(people: number): CSSProperties {
  return { "--people": people } as CSSProperties; // as: a custom property
}

function Booked({ booking, style }: { booking: Booking; style: CSSProperties }) {
  const { title, host, outcome } = booking.appointment;
  if (outcome === "canceled") return null;
  return (
    <span
      title={title}
      className="clipped absolute inset-x-1 rounded-1 border border-line-strong border-s-[3px] border-s-(--p) bg-raised px-1 text-11 leading-4"
      style={{ ...style, ...inkStyle(host) }}
    >
      {title}
    </span>
  );
}
