import type { CSSProperties } from "react";
import {
  type SampleAppointment,
  sampleAppointments,
  sampleDay,
  sampleTime,
} from "../landing/sample.ts";
import { formatClock, formatHour } from "../lib/dates.ts";
import { cx } from "../ui/class-names.ts";
import { Blotter } from "./blotter.tsx";

const firstHour = 8;
const lastHour = 18;
const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, hour) => firstHour + hour);

const topOf = (hour: number) => `calc(var(--hr) * ${hour - firstHour})`;
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

const now = hourOf(sampleTime);

/** A day of the sample account. */
export function DayPicture() {
  return (
    <Blotter>
      <p className="h1">{sampleDay}</p>
      <p className="mt-1 text-ink-3">Five appointments, three customers contacted.</p>
      <div
        className="clock"
        // CSSProperties knows no custom properties.
        style={{ "--hours": lastHour - firstHour, "--hr": "72px" } as CSSProperties}
      >
        {hours.map((hour) => (
          <div key={hour} className="hour" style={{ top: topOf(hour) }}>
            {/* The line of the current time shows its own time there. */}
            {Math.abs(hour - now) > 0.4 && <span>{formatHour(hour)}</span>}
          </div>
        ))}
        {sampleAppointments.map((appointment) => (
          <Slot key={appointment.start} {...appointment} />
        ))}
        <div className="nowbar" style={{ top: topOf(now) }}>
          <span>{formatClock(sampleTime)}</span>
        </div>
      </div>
    </Blotter>
  );
}

/** The two that overlap share a row. */
const halves: Record<string, CSSProperties> = {
  "10:30": { right: "calc(50% + 3px)" },
  "10:45": { left: "calc(50% + 9px)" },
};

function Slot({ title, customer, company, start, duration, state }: SampleAppointment) {
  return (
    <div
      className={cx("slot", state)}
      data-first={start === "10:45" ? undefined : ""}
      style={{
        ...halves[start],
        top: topOf(hourOf(start)),
        height: `calc(var(--hr) * ${duration / 60})`,
      }}
    >
      <b className="cut">{title}</b>
      <span className="t">{formatClock(start)}</span>
      <small className="cut">
        {customer}, {company}
      </small>
    </div>
  );
}
