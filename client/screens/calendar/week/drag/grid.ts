import type { RefObject } from "react";
import type { Appointment } from "../../../../../shared/kinds/appointments.ts";
import type { Now } from "../../../../lib/dates/use-now.ts";
import { isRightToLeft, readingPixels } from "../../../../lib/language/direction.ts";
import type { Times } from "../use-moves.ts";
import type { Hours } from "../week-hours.ts";
import type { HeldHandle } from "./held-layer.tsx";
import { type Geometry, type Point, pointAt } from "./place.ts";

/** What dragging needs to know of the grid. */
export interface GridDragOptions {
  days: readonly string[];
  hours: Hours;
  now: Now;
  /** Minutes of a new appointment. */
  length: number;
  held: RefObject<HeldHandle | null>;
  find: (id: string) => Appointment | undefined;
  /** Told of the columns, too: of a day, each is somebody's. */
  onDrop: (appointment: Appointment, times: Times, from: number, to: number) => void;
  /** Whose a new appointment in a column is. */
  peopleOf?: (column: number) => string[];
}

/** As it is when the pointer moves, however often the grid was rendered since the press. */
export type Latest = RefObject<GridDragOptions>;

export function measure(columns: HTMLElement, { current: { hours } }: Latest): Geometry {
  const { top, width } = columns.getBoundingClientRect();
  const start = startOf(columns);
  const starts = [...columns.children].map((column) => readingPixels(startOf(column) - start));
  return { start: start + scrollX, top: top + scrollY, edges: [...starts, width], hours };
}

function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return isRightToLeft() ? right : left;
}

/** Where a pointer is. */
export function pointOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  grid: Geometry,
): Point {
  return pointAt({ x: clientX + scrollX, y: clientY + scrollY }, grid);
}
