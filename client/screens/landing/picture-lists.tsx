import { landing } from "../../../shared/words/en/landing.ts";
import { OutcomeLabel } from "../../kinds/appointments/outcome-mark.tsx";
import { formatClock, formatDate, formatDuration } from "../../lib/dates/dates.ts";
import { cx } from "../../ui/class-names.ts";
import { NowLine, Rail, RailItem, railRowClass } from "../../ui/rail/rail.tsx";
import { Money } from "../../ui/text/money.tsx";
import {
  type SampleAppointment,
  sampleAppointments,
  sampleNeglected,
  sampleNote,
  sampleTasks,
  sampleTime,
} from "./sample.ts";

export function Today() {
  const over = sampleAppointments.filter(({ start }) => start < sampleTime);
  const coming = sampleAppointments.filter(({ start }) => start >= sampleTime);
  return (
    <Rail className="day-rows">
      {over.map((appointment) => (
        <Meeting key={appointment.start} {...appointment} />
      ))}
      <NowLine time={formatClock(sampleTime)} />
      {coming.map((appointment) => (
        <Meeting key={appointment.start} {...appointment} />
      ))}
    </Rail>
  );
}

const tones = { held: "past", open: "notice", next: "accent", later: "plain" } as const;

function Meeting({ start, title, customer, company, duration, state }: SampleAppointment) {
  return (
    <RailItem margin={formatClock(start)} tone={tones[state]}>
      <div className={railRowClass}>
        <b className="clipped">{landing.picture[title]}</b>
        <small className="clipped">
          {customer}, {company}
        </small>
        {state === "held" || state === "open" ? (
          <OutcomeLabel state={state} />
        ) : (
          <span className="length">{formatDuration(duration)}</span>
        )}
      </div>
      {state === "next" && (
        <p className="min-h-4.5 overflow-hidden text-ink-3 text-13 text-ellipsis whitespace-nowrap">
          {landing.picture.lastCall(formatDate(sampleNote.day, "shortDay"))}:{" "}
          <span className="text-ink-2">{landing.picture.note}</span>
        </p>
      )}
    </RailItem>
  );
}

export function ToDo() {
  return (
    <Rail className="todo">
      {sampleTasks.map(({ late, time, text, who }) => (
        <RailItem
          key={text}
          margin={
            late ? landing.picture.daysLate(late) : time ? formatClock(time) : landing.picture.today
          }
          tone={late ? "notice" : "plain"}
        >
          <span className="knot size-[18px] rounded-[4px] border-[1.5px] border-control" />
          <b className="clipped">{landing.picture[text]}</b>
          <small className="clipped">{who}</small>
        </RailItem>
      ))}
    </Rail>
  );
}

export function Neglected() {
  return (
    <Rail>
      {sampleNeglected.map(({ name, company, days, value }) => (
        <RailItem key={name} margin={landing.picture.days(days)} tone="notice">
          <div className={cx("relative", railRowClass, "waits")}>
            <b className="clipped">{name}</b>
            <Money value={value} short className="text-13 text-ink-2" />
            <small className="clipped col-span-full">{company}</small>
          </div>
        </RailItem>
      ))}
    </Rail>
  );
}
