import { OutcomeLabel } from "../calendar/outcome-mark.tsx";
import { formatClock, formatDuration } from "../lib/dates.ts";
import { cx } from "../ui/class-names.ts";
import { Money } from "../ui/money.tsx";
import { NowLine, Rail, RailItem, railRowClass } from "../ui/rail.tsx";
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

const tones = { held: "past", open: "notice", next: "own", later: "plain" } as const;

function Meeting({ start, title, customer, company, duration, state }: SampleAppointment) {
  return (
    <RailItem margin={formatClock(start)} tone={tones[state]}>
      <div className={railRowClass}>
        <b className="cut">{title}</b>
        <small className="cut">
          {customer}, {company}
        </small>
        {state === "held" || state === "open" ? (
          <OutcomeLabel state={state} />
        ) : (
          <span className="length">{formatDuration(duration)}</span>
        )}
      </div>
      {state === "next" && (
        <p className="last-note">
          {sampleNote.said}: <span className="text-ink-2">{sampleNote.text}</span>
        </p>
      )}
    </RailItem>
  );
}

export function ToDo() {
  return (
    <Rail className="todo">
      {sampleTasks.map(({ when, late, text, who }) => (
        <RailItem key={text} margin={when} tone={late ? "notice" : "plain"}>
          <span className="knot size-[18px] rounded-[4px] border-[1.5px] border-control" />
          <b className="cut">{text}</b>
          <small className="cut">{who}</small>
        </RailItem>
      ))}
    </Rail>
  );
}

export function Neglected() {
  return (
    <Rail>
      {sampleNeglected.map(({ name, company, days, value }) => (
        <RailItem key={name} margin={`${days} days`} tone="notice">
          <div className={cx(railRowClass, "waits")}>
            <b className="cut">{name}</b>
            <Money value={value} short className="text-13 text-ink-2" />
            <small className="cut">{company}</small>
          </div>
        </RailItem>
      ))}
    </Rail>
  );
}
