import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { readingKey } from "../../../lib/language/direction.ts";
import { readShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";
import { changedBy } from "./changed-by-key.ts";
import type { Times } from "./use-moves.ts";

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
    // What floats over the grid has keys of its own.
    if (!currentTarget.contains(target)) return;
    const stop = target.closest<HTMLElement>(stopSelector);
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

/** Where an arrow leads from a block: up and down in its day, to the side to the nearest of the next. */
function neighborOf(stop: HTMLElement, key: string, grid: HTMLElement): HTMLElement | undefined {
  const days = stopsByDay(grid);
  const at = days.findIndex((stops) => stops.includes(stop));
  const own = days[at] ?? [];
  if (key === "ArrowUp") return own[own.indexOf(stop) - 1];
  if (key === "ArrowDown") return own[own.indexOf(stop) + 1];
  const others = readingKey(key) === "ArrowLeft" ? days.slice(0, at).reverse() : days.slice(at + 1);
  const next = others.find((stops) => stops.length > 0);
  return next && nearest(next, topOf(stop));
}

/** All that can be selected, day by day and from the top of each to its end. */
function stopsByDay(grid: HTMLElement): HTMLElement[][] {
  const days = new Map<string, HTMLElement[]>();
  for (const part of grid.querySelectorAll<HTMLElement>("[data-day]")) {
    const stops = [...part.querySelectorAll<HTMLElement>(stopSelector)];
    const day = part.dataset.day ?? "";
    days.set(day, [...(days.get(day) ?? []), ...stops]);
  }
  return [...days.values()].map((stops) =>
    stops
      .map((stop) => ({ stop, top: topOf(stop) }))
      .sort((one, other) => one.top - other.top)
      .map(({ stop }) => stop),
  );
}

function nearest(stops: readonly HTMLElement[], top: number): HTMLElement | undefined {
  const [first, ...rest] = stops;
  return rest.reduce(
    (best, stop) => (best && distance(best) <= distance(stop) ? best : stop),
    first,
  );
  function distance(stop: HTMLElement) {
    return Math.abs(topOf(stop) - top);
  }
}

function topOf(stop: HTMLElement): number {
  return stop.getBoundingClientRect().top;
}

/** What can be selected in the grid. */
const stopSelector = "[data-block], [data-continued], .plus";

/**
 * Tab enters the grid once, where it was left last. The elements themselves are changed, since
 * hundreds of blocks would be rendered again for it.
 */
export function useOneStop(grid: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const all = () => [...element.querySelectorAll<HTMLElement>(stopSelector)];
    const choose = (chosen: HTMLElement) => {
      for (const stop of all()) stop.tabIndex = stop === chosen ? 0 : -1;
    };
    // At first, what is on or comes next.
    const first = all().find((stop) => stop.matches(".running, .next")) ?? all()[0];
    if (first && !all().some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0;
    const onFocus = ({ target }: FocusEvent) => {
      const stop = target instanceof Element && target.closest<HTMLElement>(stopSelector);
      if (stop) choose(stop);
    };
    element.addEventListener("focusin", onFocus);
    return () => element.removeEventListener("focusin", onFocus);
  });
}
