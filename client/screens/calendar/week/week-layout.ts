import type { Span } from "../../../../shared/slots/spans.ts";
import type { Booking } from "../../../lib/queries/bookings.ts";
import { freeLanes, groupRows, type Row } from "../day/day-rows.ts";
import type { Hours } from "./week-hours.ts";

/** Pixels. */
export const hourHeight = 52;
const lowest = 24;
const lineHeight = 16;
/** What a block's edge and padding take; a tight one has less. */
const frame = 7;
const tightFrame = 3;
/** Between a block and the next hour. */
const gap = 2;
/** As long as the lowest block looks, in minutes. */
const shortest = 30;

export interface Block {
  booking: Booking;
  top: number;
  height: number;
  /** The first of the columns that it takes, and how many. */
  lane: number;
  width: number;
  lanes: number;
  /** Whether a strip with the rest is beside it. */
  crowded: boolean;
}

/** Appointments that have no room, as a strip with their number. */
export interface Strip {
  top: number;
  height: number;
  bookings: Booking[];
}

export interface DayColumn {
  blocks: Block[];
  strips: Strip[];
  /** Canceled ones lie below all others and take no room from them. */
  canceled: { booking: Booking; top: number }[];
}

/** The pixel of a minute of the day. */
export function topOf(minute: number, { from }: Hours): number {
  return ((minute - from * 60) / 60) * hourHeight;
}

/** Where a part of the day stands, as far as its hours are shown. */
export function heightIn({ start, end }: Span, hours: Hours) {
  const top = Math.max(0, topOf(start, hours));
  return { top, height: Math.max(0, topOf(Math.min(end, hours.to * 60), hours) - top) };
}

/** Narrower, a block would break the words of its title. */
const narrowest = 64;
const mostLanes = 3;

/** How many stand side by side in so many pixels. */
function lanesIn(room: number): number {
  return Math.min(mostLanes, Math.max(1, Math.floor(room / narrowest)));
}

/** How many of a row's columns are shown in a day of this width: a strip with the rest takes room, too. */
export function lanesShown(lanes: number, width: number): number {
  const most = lanesIn(width - edges);
  return lanes <= most ? lanes : lanesIn(width - edges - strip - laneGap * 2);
}

/** Where the appointments of one day are in its column; the one to `keep` is never in a strip. */
export function layoutColumn(
  bookings: readonly Booking[],
  hours: Hours,
  width: number,
  keep?: string,
): DayColumn {
  const isCanceled = ({ appointment }: Booking) => appointment.outcome === "canceled";
  const rows = groupRows(
    bookings.filter((booking) => !isCanceled(booking)),
    shortest,
  ).map((row) => {
    const most = lanesShown(row.lanes, width);
    return { row: keepInSight(row, most, keep), most };
  });
  return {
    blocks: rows.flatMap(({ row, most }) => placeRow(row, hours, most)),
    strips: rows.flatMap(({ row, most }) => restOf(row, hours, most)),
    canceled: bookings
      .filter(isCanceled)
      .map((booking) => ({ booking, top: within(topOf(booking.start, hours), lowest, hours) })),
  };
}

/** The row with one appointment in its first column, if that one has none that is shown. */
function keepInSight(row: Row<Booking>, most: number, keep: string | undefined): Row<Booking> {
  const kept = row.cells.find(
    ({ lane, span }) => lane >= most && span.appointment._id === keep && !span.isContinued,
  );
  if (!kept) return row;
  const cells = [{ ...kept, lane: 0 }];
  for (const cell of row.cells) {
    if (cell === kept) continue;
    const taken = cells
      .filter(({ start, end }) => start < cell.end && cell.start < end)
      .map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    cells.push({ ...cell, lane });
  }
  cells.sort((one, other) => one.start - other.start);
  return { ...row, cells, lanes: Math.max(...cells.map(({ lane }) => lane + 1)) };
}

function placeRow(row: Row<Booking>, hours: Hours, most: number): Block[] {
  const lanes = Math.min(row.lanes, most);
  return row.cells
    .filter(({ lane }) => lane < lanes)
    .map((cell) => ({
      booking: cell.span,
      ...heightOf(cell.start, cell.span.end, hours),
      lane: cell.lane,
      width: freeLanes(cell, row, lanes),
      lanes,
      crowded: row.lanes > most,
    }));
}

/** The rest of a row, each strip beside the time that its appointments take. */
function restOf(row: Row<Booking>, hours: Hours, most: number): Strip[] {
  const rest = row.cells.filter(({ lane }) => lane >= most).map(({ span }) => span);
  return groupRows(rest, shortest).map(({ start, cells }) => {
    const bookings = cells.map(({ span }) => span);
    const end = Math.max(...bookings.map((booking) => booking.end));
    return { ...heightOf(start, end, hours), bookings };
  });
}

function heightOf(start: number, end: number, hours: Hours): { top: number; height: number } {
  const top = topOf(start, hours);
  const bottom = topOf(Math.min(end, hours.to * 60), hours);
  const height = Math.max(lowest, Math.round(bottom - top) - gap);
  return { top: within(top, height, hours), height };
}

/** The height of a block of so many minutes. */
export function heightFor(minutes: number): number {
  return Math.max(lowest, Math.round((minutes / 60) * hourHeight) - gap);
}

/** What begins at the very end is moved up so that it stays on the grid. */
function within(top: number, height: number, { from, to }: Hours): number {
  return Math.min(top, (to - from) * hourHeight - height - gap);
}

export interface Lines {
  /** One line with the title, and its time where there is room. */
  single: boolean;
  title: number;
  /** The time below the title: from and to, the start alone, or none. */
  time: "range" | "start" | null;
  /** The customer: on a line of its own, behind the time, or not at all. */
  customer: "own" | "beside" | null;
  tight: boolean;
}

/** What fits into a block; one that stands beside others is too narrow for most of it. */
export function linesOf(height: number, beside: boolean): Lines {
  const room = Math.floor((height - frame) / lineHeight);
  const tight = room < 2;
  const lines = tight ? Math.max(1, Math.floor((height - tightFrame) / lineHeight)) : room;
  if (lines === 1) return { single: true, title: 1, time: null, customer: null, tight: false };
  const titles = Math.min(3, lines - 2);
  if (beside) {
    return lines < 4
      ? { single: false, title: 2, time: null, customer: null, tight }
      : { single: false, title: titles, time: "start", customer: "own", tight };
  }
  return lines === 2
    ? { single: false, title: 1, time: "start", customer: "beside", tight }
    : { single: false, title: titles, time: "range", customer: "own", tight };
}

/** The place of a block in its column, as CSS. */
export function placeOf({ top, height, lane, width, lanes, crowded }: Block) {
  const row = `(100% - ${crowded ? edges + strip + laneGap * 2 : edges}px)`;
  const isLast = lane + width === lanes && !crowded;
  return {
    top,
    height,
    insetInlineStart: `calc(${edges / 2}px + ${row} * ${lane / lanes})`,
    width: `calc(${row} * ${width / lanes} - ${isLast ? 0 : laneGap}px)`,
  };
}

const edges = 8;
const laneGap = 2;
export const strip = 28;
