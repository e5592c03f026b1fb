import type { CSSProperties } from "react";
import { auth } from "../../../shared/words/en/auth.ts";
import { formatClock, formatDate, formatHour } from "../../lib/dates/dates.ts";
import { cx } from "../../ui/class-names.ts";
import { NowBar } from "../../ui/rail/now-bar.tsx";
import {
  type SampleAppointment,
  sampleAppointments,
  sampleDay,
  sampleTime,
} from "../landing/sample.ts";
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
      <p className="page-title first-letter:uppercase">{formatDate(sampleDay, "weekday")}</p>
      <p className="mt-1 text-ink-3">{auth.picture.day}</p>
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
        <NowBar top={topOf(now)}>{formatClock(sampleTime)}</NowBar>
      </div>
    </Blotter>
  );
}

/** The two that overlap share a row. */
const halves: Record<string, CSSProperties> = {
  "10:30": { insetInlineEnd: "calc(50% + 3px)" },
  "10:45": { insetInlineStart: "calc(50% + 9px)" },
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
      <b className="clipped">{auth.picture[title]}</b>
      <span className="clock-time">{formatClock(start)}</span>
      <small className="clipped">
        {customer}, {company}
      </small>
    </div>
  );
}
