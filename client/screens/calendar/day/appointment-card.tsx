import { useNavigate } from "@tanstack/react-router";
import type { CSSProperties, KeyboardEvent } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { AppointmentNames } from "../../../kinds/appointments/appointment-names.tsx";
import { AppointmentTitle } from "../../../kinds/appointments/appointment-title.tsx";
import {
  AppointmentLabel,
  isUnsure,
  useBookingMark,
} from "../../../kinds/appointments/booking-marks.tsx";
import { type OutcomeState, outcomeWord } from "../../../kinds/appointments/outcome-state.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatDuration, formatTime, formatTimes } from "../../../lib/dates/dates.ts";
import { withinSentence } from "../../../lib/format/first-letter.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { joined } from "../../../lib/format/joined.ts";
import { readShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";
import { cx } from "../../../ui/class-names.ts";

const answers = lazyModule(() => import("./card-answers.tsx"));

interface AppointmentCardProps {
  appointment: Appointment;
  state: OutcomeState | "next";
  /** In pixels; decides how many lines fit. */
  height: number;
  style: CSSProperties;
  /** Alt and an arrow: another time or day. */
  onMoveKey?: ((event: KeyboardEvent, appointment: Appointment) => void) | undefined;
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

/**
 * An appointment on the rail. Pressing it anywhere shows its details; E edits it, Alt and the arrows
 * move it.
 */
export function AppointmentCard({
  appointment,
  state,
  height,
  style,
  onMoveKey,
}: AppointmentCardProps) {
  const navigate = useNavigate();
  const { title, date, duration, customer, company } = appointment;
  const lines = height < 40 ? 1 : height < 56 ? 2 : 3;
  const spare = Math.floor((height - 64) / 18);
  const names = listNames(customer.name, company.name);
  const mark = useBookingMark(appointment._id);
  const word = (state !== "next" && outcomeWord(state)) || mark?.word;
  const times = formatTimes(date, duration);
  const part = answers.use(state === "open");
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isUnsure(appointment)) return;
    if (altKey && key.startsWith("Arrow") && onMoveKey) {
      event.preventDefault();
      return onMoveKey(event, appointment);
    }
    if (key.toLowerCase() !== "e" || ctrlKey || metaKey || altKey || !readShortcutsOn()) return;
    void navigate({
      to: "/dashboard/appointments/$appointmentId/edit",
      params: { appointmentId: appointment._id },
    });
  };
  return (
    <li
      // The full text of what a narrow card cuts off.
      title={`${joined([isolate(title), times])}\n${joined(names.map(isolate))}`}
      className={cx("slot block p-0", looks[state], isUnsure(appointment) && "unsure")}
      data-lines={lines}
      style={style}
    >
      <AppointmentTitle appointment={appointment} onKeyDown={onKeyDown}>
        <span className="lines">
          <span className="head">
            <b className={spare > 3 ? "line-clamp-3" : spare > 0 ? "line-clamp-2" : "clipped"}>
              {title}
            </b>
            <span className="sr-only">
              {common.list(
                "",
                joined([
                  formatTime(date),
                  formatDuration(duration),
                  ...(word ? [withinSentence(word)] : []),
                ]),
              )}
            </span>
            <span aria-hidden="true" className="clock-time">
              {times}
            </span>
            {word && state !== "open" && (
              <span aria-hidden="true" className="outcome flex-none">
                {state === "next" ? (
                  mark?.label
                ) : (
                  <AppointmentLabel appointment={appointment} state={state} />
                )}
              </span>
            )}
          </span>
          <small>
            <span aria-hidden="true" className="clock-time">
              <span className={cx(lines < 3 && "whole")}>{times}</span>
              {lines < 3 && <span className="start">{formatTime(date)}</span>}
            </span>
            <span className="clipped">
              <AppointmentNames {...appointment} />
            </span>
          </small>
        </span>
      </AppointmentTitle>
      {state === "open" && part && <part.CardAnswers appointment={appointment} />}
    </li>
  );
}
