import { durations, timeStep } from "../../../../../shared/kinds/appointments.ts";
import { readingPixels } from "../../../../lib/language/direction.ts";
import type { Hours } from "../week-hours.ts";
import { hourHeight } from "../week-layout.ts";

/** Where something is on the grid. */
export interface Place {
  /** The number of the day, from 0 on. */
  day: number;
  /** Minutes from midnight. */
  start: number;
  /** Minutes. */
  length: number;
}

/** The grid in pixels of the page, which stay the same while it scrolls. */
export interface Geometry {
  /** Where the first day begins: at its right where lines run from right to left. */
  start: number;
  top: number;
  /** From `start` to where each day begins, and to where the last one ends. */
  edges: readonly number[];
  hours: Hours;
}

/** A point of the grid: the day, and the minute, which may lie outside of the grid. */
export interface Point {
  day: number;
  minute: number;
}

const step = timeStep;

export function pointAt({ x, y }: { x: number; y: number }, grid: Geometry): Point {
  const day = grid.edges.findLastIndex((edge) => edge <= readingPixels(x - grid.start));
  return {
    day: clamp(day, 0, grid.edges.length - 2),
    minute: grid.hours.from * 60 + ((y - grid.top) / hourHeight) * 60,
  };
}

/** In steps of 15 minutes, within the hours shown. `grabbed` is how far below its start it is held. */
export function movedTo(point: Point, grabbed: number, length: number, { hours }: Geometry): Place {
  const start = round(point.minute - grabbed);
  const last = hours.to * 60 - Math.min(length, 60);
  return { day: point.day, start: clamp(start, hours.from * 60, Math.max(last, 0)), length };
}

export function resizedTo({ minute }: Point, place: Place, { hours }: Geometry): Place {
  const most = Math.min(durations.max, hours.to * 60 - place.start);
  // What already runs past the last hour shown does not shrink by being touched.
  const length = clamp(round(minute) - place.start, durations.min, Math.max(most, durations.min));
  return { ...place, length };
}

/** From where it was pressed to where the pointer is, whichever comes first; never before `from`. */
export function drawnTo(
  anchor: Point,
  { minute }: Point,
  from: number,
  { hours }: Geometry,
): Place {
  const pressed = Math.floor(anchor.minute / step) * step;
  const end = Math.ceil(Math.max(minute, pressed + 1) / step) * step;
  const start = minute < pressed ? Math.floor(minute / step) * step : pressed;
  const first = Math.max(start, from, hours.from * 60);
  const last = Math.min(minute < pressed ? pressed + step : end, hours.to * 60);
  const length = clamp(last - first, durations.min, durations.max);
  return { day: anchor.day, start: first, length };
}

export function isSame(one: Place, other: Place | undefined): boolean {
  return one.day === other?.day && one.start === other.start && one.length === other.length;
}

function round(minute: number): number {
  return Math.round(minute / step) * step;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
