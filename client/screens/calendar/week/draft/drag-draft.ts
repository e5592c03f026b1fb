import { timeStep } from "../../../../../shared/kinds/appointments.ts";
import { type GridDragOptions, type Latest, measure, pointOf } from "../drag/grid.ts";
import { drawnTo, movedTo, type Place, type Point, pointAt, resizedTo } from "../drag/place.ts";
import { trackPointer } from "../drag/track-pointer.ts";
import { putDraft, readDraft } from "./draft-place.ts";

/** Draws a new appointment on free ground; a click means one of the usual length. */
export function drawDraft(press: PointerEvent, columns: HTMLElement, latest: Latest) {
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

/** Moves the draft or pulls its edge. It follows itself: it is alone on its layer. */
export function dragDraft(press: PointerEvent, columns: HTMLElement, latest: Latest) {
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
      putPlace(next, latest, false, draft.people);
    },
    drop: () => {},
    cancel: () => putDraft(draft),
  });
}

/** From which minute of a day on something can be drawn; null where the time pressed is over. */
function openFrom({ day, minute }: Point, { days, now }: GridDragOptions): number | null {
  const date = days[day];
  if (!date || date < now.today) return null;
  if (date > now.today) return 0;
  return minute < now.minutes ? null : Math.floor(now.minutes / timeStep) * timeStep;
}

function putPlace(
  { day, start, length }: Place,
  latest: Latest,
  drawing: boolean,
  people?: string[],
) {
  const date = latest.current.days[day];
  const shown = readDraft();
  if (!date) return;
  const whose = latest.current.peopleOf?.(day) ?? people;
  const next = { date, start, length, drawing, ...(whose && { people: whose }) };
  if (shown && Object.entries(next).every(([name, value]) => Reflect.get(shown, name) === value))
    return;
  putDraft(next);
}
