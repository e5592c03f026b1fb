import { useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { type Appointment, durations, timeStep } from "../../../shared/appointments.ts";
import { addDays } from "../../../shared/dates.ts";
import { minutesOf, timeOf } from "../../appointments/bookings.ts";
import { readShortcutsOn } from "../../shortcuts/shortcuts-setting.ts";
import { putDraft, readDraft } from "./draft/draft-place.ts";
import { clamp } from "./drag/place.ts";
import { neighborOf } from "./neighbor.ts";
import type { Times } from "./use-moves.ts";
import { stops } from "./use-one-stop.ts";

interface WeekKeys {
  find: (id: string) => Appointment | undefined;
  /** Those shown: by key nothing is moved to a hidden day between them. */
  days: readonly string[];
  onMove: (appointment: Appointment, times: Times) => void;
  onDelete: (appointment: Appointment) => void;
}

/** The keys of the grid: arrows select, with Alt they move, with Alt and Shift they change the length. */
export function useWeekKeys({ find, days, onMove, onDelete }: WeekKeys) {
  const navigate = useNavigate();

  const change = (event: KeyboardEvent, appointment: Appointment) => {
    const times = changedBy(event, appointment, days);
    if (!times || appointment.outcome === "canceled") return;
    event.preventDefault();
    if (times.date !== appointment.date || times.duration !== appointment.duration) {
      onMove(appointment, times);
    }
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, altKey, ctrlKey, metaKey, shiftKey, key } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    if (!currentTarget.contains(target)) return moveDraft(event, days);
    const stop = target.closest<HTMLElement>(stops);
    if (!stop) return;
    const appointment = find(stop.dataset.block ?? "");
    if (altKey) return appointment && change(event, appointment);
    if (shiftKey) return;
    if (/^Arrow/.test(key)) {
      event.preventDefault();
      neighborOf(stop, key, currentTarget)?.focus();
    } else if (appointment && (key === "Delete" || key === "Backspace")) {
      event.preventDefault();
      onDelete(appointment);
    } else if (appointment && key.toLowerCase() === "e" && readShortcutsOn()) {
      event.preventDefault();
      void navigate({
        to: "/dashboard/appointments/$appointmentId/edit",
        params: { appointmentId: appointment._id },
      });
    }
  };
}

type Arrow = Pick<KeyboardEvent, "key" | "shiftKey">;

/** What Alt and an arrow make of it; nothing for any other key. */
function changedBy(
  { key, shiftKey }: Arrow,
  { date, duration }: Times,
  days: readonly string[],
): Times | undefined {
  const start = minutesOf(date);
  const day = date.slice(0, 10);
  const rows = { ArrowUp: -1, ArrowDown: 1 }[key];
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (aside !== undefined && !shiftKey) {
    return { date: `${nextShown(day, aside, days)}${date.slice(10)}`, duration };
  }
  if (rows === undefined || start === null) return;
  if (shiftKey) {
    return { date, duration: clamp(duration + rows * timeStep, durations.min, durations.max) };
  }
  // The next quarter hour, also of what begins between two.
  const next = rows < 0 ? Math.ceil(start / timeStep) - 1 : Math.floor(start / timeStep) + 1;
  const at = clamp(next * timeStep, 0, 24 * 60 - timeStep);
  return { date: `${day}T${timeOf(at)}:00.000Z`, duration };
}

/** The next day that is shown, or the first one beyond them. */
function nextShown(day: string, step: number, days: readonly string[]): string {
  return days[days.indexOf(day) + step] ?? addDays(day, step);
}

/** The same keys while its title is being typed. */
function moveDraft(event: KeyboardEvent, days: readonly string[]): void {
  const draft = readDraft();
  if (!draft || !event.altKey) return;
  const now = { date: `${draft.date}T${timeOf(draft.start)}`, duration: draft.length };
  const times = changedBy(event, now, days);
  if (!times) return;
  event.preventDefault();
  const date = times.date.slice(0, 10);
  // A draft stays in the week on screen.
  if (!days.includes(date)) return;
  putDraft({ ...draft, date, start: minutesOf(times.date) ?? draft.start, length: times.duration });
}
