import { Layers2 } from "lucide-react";
import type { CSSProperties } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { OutcomeLabel } from "../../calendar/outcome-mark.tsx";
import { type OutcomeState, outcomeWords } from "../../calendar/outcome-state.ts";
import { formatDuration, formatTime, formatTimes } from "../../lib/dates.ts";
import { isolate } from "../../lib/isolate.ts";
import { lazyModule } from "../../lib/lazy-module.ts";
import { cx } from "../../ui/class-names.ts";
import { AppointmentNames } from "../appointment-names.tsx";
import { AppointmentTitle } from "../details/appointment-title.tsx";

const answers = lazyModule(() => import("./card-answers.tsx"));

interface AppointmentCardProps {
  appointment: Appointment;
  state: OutcomeState | "next";
  /** Titles of the appointments that overlap it. */
  overlaps: string[];
  /** In pixels; decides how many lines fit. */
  height: number;
  /** Whether a tick marks its start. */
  first: boolean;
  style: CSSProperties;
}

const looks: Record<OutcomeState | "next", string> = {
  next: "next",
  planned: "",
  running: "running",
  open: "past open",
  past: "past",
  held: "past",
  "no-show": "past",
  canceled: "canceled",
};

/** An appointment on the rail. Pressing it anywhere shows its details. */
export function AppointmentCard({
  appointment,
  state,
  overlaps,
  height,
  first,
  style,
}: AppointmentCardProps) {
  const { title, date, duration, customer, company } = appointment;
  const lines = height < 40 ? 1 : height < 56 ? 2 : 3;
  const spare = Math.floor((height - 64) / 18);
  const clash = overlaps.length > 0 && `overlaps with ${overlaps.map(isolate).join(", ")}`;
  const word = state === "next" ? "" : outcomeWords[state];
  const times = formatTimes(date, duration);
  const part = answers.use(state === "open");
  const icon = clash && <Layers2 aria-hidden="true" className="clash" />;
  return (
    <li
      // The full text of what a narrow card cuts off.
      title={[`${isolate(title)}, ${times}`, `${isolate(customer.name)}, ${company.name}`, clash]
        .filter(Boolean)
        .join("\n")}
      className={cx("slot", looks[state])}
      data-lines={lines}
      data-first={first || undefined}
      style={{ ...style, "--length": `${duration}px` } as CSSProperties}
    >
      <AppointmentTitle appointment={appointment}>
        <span className="lines">
          <span className="head">
            <b className={spare > 3 ? "line-clamp-3" : spare > 0 ? "line-clamp-2" : "cut"}>
              {title}
            </b>
            <span className="vh">
              , {formatTime(date)}, {formatDuration(duration)}
              {word && `, ${word.toLowerCase()}`}
              {clash && `, ${clash}`}
            </span>
            {lines < 3 && icon}
            <span aria-hidden="true" className="t">
              {times}
            </span>
            {word && state !== "next" && state !== "open" && (
              <span aria-hidden="true" className="outcome">
                <OutcomeLabel state={state} />
              </span>
            )}
          </span>
          <small>
            <span aria-hidden="true" className="t">
              <span className={cx(lines < 3 && "whole")}>{times}</span>
              {lines < 3 && <span className="start">{formatTime(date)}</span>}
            </span>
            <span className="cut">
              <AppointmentNames {...appointment} />
            </span>
          </small>
          {clash && lines === 3 && (
            <small aria-hidden="true" className="clashes">
              {icon}
              <span className={spare > 2 ? "line-clamp-2" : "cut"}>{clash}</span>
            </small>
          )}
        </span>
      </AppointmentTitle>
      {state === "open" && part && <part.CardAnswers appointment={appointment} />}
    </li>
  );
}
