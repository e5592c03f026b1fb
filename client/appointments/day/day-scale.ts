import type { Row, Span } from "./day-rows.ts";

/** From which minute of the day to which pixel of its rail. */
const hour = 60;
const firstHour = 8;
const lastHour = 18;

/** The hours a rail begins and ends with. */
export interface Hours {
  from: number;
  to: number;
}

/** 8 to 18, or as many more as the day needs. */
export function hoursShown<S>(rows: readonly Row<S>[], now: number | null): Hours {
  const present = now === null ? [] : [Math.floor(now / hour)];
  const starts = rows.map((row) => Math.floor(row.start / hour));
  const ends = rows.map((row) => Math.ceil(row.end / hour));
  return {
    from: Math.min(firstHour, ...starts, ...present),
    to: Math.min(24, Math.max(lastHour, ...ends, ...present.map((at) => at + 1))),
  };
}

/** The hours that are empty for two or more in a row. */
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

/** A part of the day whose length on the rail is not its length in minutes. */
export interface Bend extends Span {
  height: number;
}

export interface Scale {
  height: number;
  topOf: (minute: number) => number;
}

/** A pixel to the minute, but for the bends. */
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
