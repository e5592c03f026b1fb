import { type PointerEvent, type RefObject, useRef } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { minutesOf, timeOf } from "../../appointments/bookings.ts";
import type { Now } from "../../appointments/use-now.ts";
import { putDraft, readDraft } from "./draft/draft-place.ts";
import type { HeldHandle } from "./drag/held-layer.tsx";
import {
  drawnTo,
  type Geometry,
  movedTo,
  type Place,
  type Point,
  pointAt,
  resizedTo,
} from "./drag/place.ts";
import { trackPointer } from "./drag/track-pointer.ts";
import type { Times } from "./use-moves.ts";
import type { Hours } from "./week-hours.ts";

export interface GridDragOptions {
  days: readonly string[];
  hours: Hours;
  now: Now;
  /** Minutes of a new appointment. */
  length: number;
  held: RefObject<HeldHandle | null>;
  find: (id: string) => Appointment | undefined;
  onDrop: (appointment: Appointment, times: Times) => void;
}

/** A finger may miss the lower edge by so many pixels. */
const fingerEdge = 14;

/** What a press on the grid begins: moving, resizing or drawing. */
export function useGridDrag(options: GridDragOptions) {
  const latest = useRef(options);
  latest.current = options;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, currentTarget, nativeEvent } = event;
      // What floats over the grid is not on it.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (event.button !== 0 || !event.isPrimary) return;
      const columns = currentTarget.querySelector<HTMLElement>(".wk-cols");
      if (!columns) return;
      const block = target.closest<HTMLElement>("[data-block]");
      if (target.closest("[data-draft]")) shiftDraft(nativeEvent, columns, latest);
      else if (block) moveBlock(nativeEvent, block, columns, latest);
      else if (target.closest(".wk-cols") && !target.closest("button")) {
        draw(nativeEvent, columns, latest);
      }
    },
  };
}

type Latest = RefObject<GridDragOptions>;

function moveBlock(
  press: globalThis.PointerEvent,
  block: HTMLElement,
  columns: HTMLElement,
  latest: Latest,
) {
  const appointment = latest.current.find(block.dataset.block ?? "");
  if (!appointment || appointment.outcome === "canceled") return;
  const begun = minutesOf(appointment.date);
  const kind = begun !== null && isAtEdge(press, block) ? "resize" : "move";
  let grid: Geometry;
  let grabbed = 0;
  let first: Place;
  let place: Place | undefined;

  const finish = () => {
    delete block.dataset.taken;
    delete document.documentElement.dataset.dragging;
    markTarget(null);
    latest.current.held.current?.letGo();
  };
  trackPointer(press, {
    begin: () => {
      const { days, held } = latest.current;
      grid = measure(columns, latest);
      const point = pointOf(press, grid);
      const day = Math.max(0, days.indexOf(appointment.date.slice(0, 10)));
      first = { day, start: begun ?? point.minute, length: appointment.duration };
      grabbed = begun === null ? 0 : point.minute - begun;
      document.documentElement.dataset.dragging = kind;
      block.dataset.taken = "";
      held.current?.take(
        appointment,
        grid,
        begun === null ? movedTo(point, 0, first.length, grid) : first,
      );
    },
    move: (at) => {
      const point = pointAt(at, grid);
      const next =
        kind === "resize"
          ? resizedTo(point, first, grid)
          : movedTo(point, grabbed, first.length, grid);
      if (isSame(next, place)) return;
      place = next;
      latest.current.held.current?.follow(next);
      markTarget(latest.current.days[next.day] ?? null);
    },
    drop: () => {
      finish();
      const date = place && latest.current.days[place.day];
      if (!place || !date || (begun !== null && isSame(place, first))) return;
      latest.current.onDrop(appointment, {
        date: `${date}T${timeOf(place.start)}:00.000Z`,
        duration: place.length,
      });
    },
    cancel: finish,
  });
}

/** The draft itself follows: it is alone on its layer. */
function shiftDraft(press: globalThis.PointerEvent, columns: HTMLElement, latest: Latest) {
  const draft = readDraft();
  if (!draft || !(press.target instanceof Element)) return;
  const isResize = press.target.closest("[data-edge]") !== null;
  const grid = measure(columns, latest);
  const first = {
    day: latest.current.days.indexOf(draft.date),
    start: draft.start,
    length: draft.length,
  };
  const grabbed = pointOf(press, grid).minute - draft.start;
  trackPointer(press, {
    begin: () => {},
    move: (at) => {
      const point = pointAt(at, grid);
      const next = isResize
        ? resizedTo(point, first, grid)
        : movedTo(point, grabbed, first.length, grid);
      putPlace(next, latest, false);
    },
    drop: () => {},
    cancel: () => putDraft(draft),
  });
}

function draw(press: globalThis.PointerEvent, columns: HTMLElement, latest: Latest) {
  const before = readDraft();
  const grid = measure(columns, latest);
  const anchor = pointOf(press, grid);
  const from = openFrom(anchor, latest.current);
  if (from === null) return;
  let last = drawnTo(anchor, anchor, from, grid);
  const withUsualLength = () => ({ ...last, length: latest.current.length });
  trackPointer(press, {
    begin: () => {
      document.documentElement.dataset.dragging = "resize";
    },
    move: (at) => {
      last = drawnTo(anchor, pointAt(at, grid), from, grid);
      putPlace(last, latest, true);
    },
    drop: () => {
      delete document.documentElement.dataset.dragging;
      // A finger that only rested has drawn nothing: it means the usual length.
      putPlace(last.length > 15 ? last : withUsualLength(), latest, false);
    },
    cancel: () => {
      delete document.documentElement.dataset.dragging;
      putDraft(before);
    },
    click: () => putPlace(withUsualLength(), latest, false),
  });
}

/** From which minute of a day on something can be drawn; null where the time pressed is over. */
function openFrom({ day, minute }: Point, { days, now }: GridDragOptions): number | null {
  const date = days[day];
  if (!date || date < now.today) return null;
  if (date > now.today) return 0;
  return minute < now.minutes ? null : Math.floor(now.minutes / 15) * 15;
}

function putPlace({ day, start, length }: Place, latest: Latest, drawing: boolean) {
  const date = latest.current.days[day];
  const shown = readDraft();
  if (!date) return;
  const next = { date, start, length, drawing };
  if (shown && Object.entries(next).every(([name, value]) => Reflect.get(shown, name) === value))
    return;
  putDraft(next);
}

function measure(columns: HTMLElement, { current: { days, hours } }: Latest): Geometry {
  const { left, top, width } = columns.getBoundingClientRect();
  return {
    left: left + scrollX,
    top: top + scrollY,
    width: width / days.length,
    days: days.length,
    hours,
  };
}

function pointOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  grid: Geometry,
): Point {
  return pointAt({ x: clientX + scrollX, y: clientY + scrollY }, grid);
}

function isAtEdge(press: globalThis.PointerEvent, block: HTMLElement): boolean {
  if (press.target instanceof Element && press.target.closest("[data-edge]")) return true;
  const { bottom, height } = block.getBoundingClientRect();
  return press.pointerType === "touch" && height > 36 && bottom - press.clientY < fingerEdge;
}

function isSame(one: Place, other: Place | undefined): boolean {
  return one.day === other?.day && one.start === other.start && one.length === other.length;
}

/** The head of the day that the block is over. */
function markTarget(day: string | null): void {
  for (const head of document.querySelectorAll<HTMLElement>("[data-head]")) {
    if (head.dataset.head === day) head.dataset.target = "";
    else delete head.dataset.target;
  }
}
