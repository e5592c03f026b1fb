import { useNavigate } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { shiftDays } from "../../../../shared/dates/dates.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { readingKey } from "../../../lib/language/direction.ts";
import { readShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";

interface MonthKeys {
  appointments: readonly Appointment[];
  /** The day whose number and items Tab reaches. */
  onStop: (day: string) => void;
  onMove: (appointment: Appointment, day: string) => void;
  onDelete: (appointment: Appointment) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Arrows go from day to day, within a day up and down through its appointments; with Alt they move
 * the appointment at hand by a day or a week.
 */
export function useMonthKeys({ appointments, onStop, onMove, onDelete }: MonthKeys) {
  const go = useNavigate();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, altKey, ctrlKey, metaKey, shiftKey, key } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    const cell = target instanceof HTMLElement && target.closest<HTMLElement>("[data-day]");
    // What a list over the month holds is in no day of it.
    if (!cell || !currentTarget.contains(cell)) return;
    const day = cell.dataset.day ?? "";
    const item = target.closest<HTMLElement>("[data-item]");
    const appointment = appointments.find(({ _id }) => _id === item?.dataset.item);
    const step = steps[readingKey(key)];
    if (step === undefined) {
      if (!appointment || altKey) return;
      if (key === "Delete" || key === "Backspace") onDelete(appointment);
      else if (key.toLowerCase() === "e" && readShortcutsOn()) {
        const params = { appointmentId: appointment._id };
        void go({ to: "/dashboard/appointments/$appointmentId/edit", params });
      } else return;
      event.preventDefault();
      return;
    }
    event.preventDefault();
    const to = shiftDays(day, step);
    if (to === undefined) return;
    if (altKey) {
      if (!appointment || appointment.outcome === "canceled") return;
      flushSync(() => onMove(appointment, to));
      focusIn(currentTarget, `[data-item="${CSS.escape(appointment._id)}"]`);
      return;
    }
    const stops = [...cell.querySelectorAll<HTMLElement>("a, button")];
    const within = stops[stops.indexOf(target) + Math.sign(step)];
    if (Math.abs(step) === 7 && item && within) {
      within.focus();
      return;
    }
    flushSync(() => onStop(to));
    focusIn(currentTarget, `[data-day="${to}"] a`);
  };
}

function focusIn(grid: HTMLElement, selector: string): void {
  grid.querySelector<HTMLElement>(selector)?.focus();
}
