import type { Row, Span } from "./day-rows.ts";

/** Maps a minute of the day to a pixel of its rail. */
const hour = 60;
const firstHour = 8;
const lastHour = 18;

/** The first and last hour of a rail. */
export interface Hours {
  from: number;
  to: number;
}

/** 8 AM to 6 PM, or more if the day needs it. */
export function hoursShown<S>(rows: readonly Row<S>[], now: number | null): Hours {
  const present = now === null ? [] : [Math.floor(now / hour)];
  const starts = rows.map((row) => Math.floor(row.start / hour));
  const ends = rows.map((row) => Math.ceil(row.end / hour));
  return {
    from: Math.min(firstHour, ...starts, ...present),
    to: Math.min(24, Math.max(lastHour, ...ends, ...present.map((at) => at + 1))),
  };
}

/** Gaps of two or more empty hours. */
export function findFolds<S>(
  shown: Hours,
  rows: readonly Row<S>[],
  now: number | null,
): { hour: number; hours: number }[] {
  const isEmpty = (at: number) =>
    !(now !== null && Math.floor(now / hour) === at) &&
    !rows.some((row) => row.start < (at + 1) * hour && at * hour < row.end);
  const folds: { hour: number; hours: number }[] = [];
  for (const at of range(shown.from, shown.to).filter(isEmpty)) {
    const last = folds.at(-1);
    if (last && last.hour + last.hours === at) last.hours += 1;
    else folds.push({ hour: at, hours: 1 });
  }
  return folds.filter((fold) => fold.hours >= 2);
}

/** A part of the day that is not drawn to scale. */
export interface Bend extends Span {
  height: number;
}

export interface Scale {
  height: number;
  topOf: (minute: number) => number;
}

/** One pixel per minute, except in those parts. */
export function makeScale(shown: Hours, bends: readonly Bend[]): Scale {
  const topOf = (minute: number) => {
    let top = minute - shown.from * hour;
    for (const bend of bends) {
      const length = bend.end - bend.start;
      const within = Math.min(Math.max(minute - bend.start, 0), length);
      top += (within / length) * bend.height - within;
    }
    return top;
  };
  return { height: topOf(shown.to * hour), topOf };
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
