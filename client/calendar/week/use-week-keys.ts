import { useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { minutesOf, timeOf } from "../../appointments/bookings.ts";
import { readShortcutsOn } from "../../shortcuts/shortcuts-setting.ts";
import { changedBy } from "./changed-by-key.ts";
import { putDraft, readDraft } from "./draft/draft-place.ts";
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
