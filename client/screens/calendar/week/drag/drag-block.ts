import { minutesOf, timeOf } from "../../../../lib/queries/bookings.ts";
import { type Latest, measure, pointOf } from "./grid.ts";
import { type Geometry, isSame, movedTo, type Place, pointAt, resizedTo } from "./place.ts";
import { trackPointer } from "./track-pointer.ts";

/** A finger may miss the lower edge by so many pixels. */
const fingerEdge = 14;

/** Moves a block, or pulls its lower edge; nothing is rendered but what is in the hand. */
export function dragBlock(
  press: PointerEvent,
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
  let isOnGrid = true;

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
      const column = [...columns.children].findIndex((each) => each.contains(block));
      const day = Math.max(0, column, days.indexOf(appointment.date.slice(0, 10)));
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
      isOnGrid = point.minute >= grid.hours.from * 60;
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
      if (!place || !date) return;
      // Back in its row, what has no time still has none.
      if (begun === null ? !isOnGrid : isSame(place, first)) return;
      latest.current.onDrop(
        appointment,
        {
          date: `${date}T${timeOf(place.start)}:00.000Z`,
          duration: place.length,
        },
        first.day,
        place.day,
      );
    },
    cancel: finish,
  });
}

function isAtEdge(press: PointerEvent, block: HTMLElement): boolean {
  if (press.target instanceof Element && press.target.closest("[data-edge]")) return true;
  const { bottom, height } = block.getBoundingClientRect();
  return press.pointerType === "touch" && height > 36 && bottom - press.clientY < fingerEdge;
}

/** The head of the day that the block is over. */
function markTarget(day: string | null): void {
  for (const head of document.querySelectorAll<HTMLElement>("[data-head]")) {
    if (head.dataset.head === day) head.dataset.target = "";
    else delete head.dataset.target;
  }
}
