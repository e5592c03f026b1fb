import { describe, expect, test } from "vitest";
import { layoutDay } from "./day-layout.ts";

/** "9:30" and a length in minutes. */
function at(time: string, minutes = 60) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const start = hour * 60 + minute;
  return { start, end: start + minutes };
}

function shapes(layout: ReturnType<typeof layoutDay>) {
  return layout.cards.map(({ top, height, lane, width, lanes }) => ({
    top,
    height,
    lane,
    width,
    lanes,
  }));
}

describe("the hours", () => {
  test("run from 8 to 18 at 60 pixels each", () => {
    const layout = layoutDay([]);
    expect(layout.height).toBe(600);
    expect(layout.hours[0]).toEqual({ hour: 8, top: 0 });
    expect(layout.hours.at(-1)).toEqual({ hour: 18, top: 600 });
  });

  test("grow to take in what is earlier and later", () => {
    const layout = layoutDay([at("6:30"), at("19:00", 90)]);
    expect([layout.hours[0]?.hour, layout.hours.at(-1)?.hour]).toEqual([6, 21]);
  });

  test("end at midnight, whatever runs on past it", () => {
    const layout = layoutDay([at("22:30", 180)]);
    expect(layout.hours.at(-1)?.hour).toBe(24);
    expect(layout.cards[0]?.height).toBe(88);
  });

  test("take in the present", () => {
    expect(layoutDay([], { now: 20 * 60 + 5 }).hours.at(-1)?.hour).toBe(21);
    expect(layoutDay([], { now: 23 * 60 + 59 }).hours.at(-1)?.hour).toBe(24);
  });
});

describe("a card", () => {
  test("is as high as its appointment is long, less the gap to the next", () => {
    expect(shapes(layoutDay([at("9:00", 90)]))).toEqual([
      { top: 60, height: 88, lane: 0, width: 1, lanes: 1 },
    ]);
  });

  test("is never lower than 28", () => {
    expect(layoutDay([at("9:00", 15)]).cards[0]?.height).toBe(28);
  });

  test("shares its row with those it overlaps", () => {
    expect(shapes(layoutDay([at("10:30"), at("10:45")]))).toEqual([
      { top: 150, height: 58, lane: 0, width: 1, lanes: 2 },
      { top: 165, height: 58, lane: 1, width: 1, lanes: 2 },
    ]);
  });

  test("has its row to itself when another only follows it", () => {
    expect(shapes(layoutDay([at("9:00"), at("10:00")])).map(({ lanes }) => lanes)).toEqual([1, 1]);
  });

  test("makes room for a short one whose least height would run into it", () => {
    expect(shapes(layoutDay([at("9:00", 15), at("9:15")])).map(({ lane }) => lane)).toEqual([0, 1]);
  });

  test("widens over columns that are free while it lasts", () => {
    const cards = shapes(layoutDay([at("9:00", 180), at("9:00"), at("9:15", 30), at("10:30")]));
    expect(cards.map(({ lane, width }) => [lane, width])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [1, 2],
    ]);
  });
});

describe("a row of more than three", () => {
  const layout = layoutDay([at("9:00"), at("9:05"), at("9:10"), at("9:15"), at("9:30", 60)]);

  test("shows three", () => {
    expect(layout.cards.map(({ lane }) => lane)).toEqual([0, 1, 2]);
    expect(layout.cards.every(({ crowded }) => crowded)).toBe(true);
  });

  test("keeps the others together beside them", () => {
    expect(layout.rests).toEqual([{ top: 75, height: 73, spans: [at("9:15"), at("9:30", 60)] }]);
  });
});

describe("empty hours", () => {
  const day = [at("9:00"), at("14:00")];

  test("fold when there are two or more", () => {
    const layout = layoutDay(day, { fold: true });
    expect(layout.folds.map(({ hour, hours }) => ({ hour, hours }))).toEqual([
      { hour: 10, hours: 4 },
      { hour: 15, hours: 3 },
    ]);
    expect(layout.hours.map(({ hour }) => hour)).toEqual([8, 9, 10, 14, 15, 18]);
  });

  test("move up what follows them", () => {
    const layout = layoutDay(day, { fold: true });
    expect(layout.folds[0]).toMatchObject({ top: 120, height: 44 });
    expect(layout.cards[1]?.top).toBe(164);
    expect(layout.height).toBe(60 + 60 + 44 + 60 + 44);
  });

  test("stay open once they were opened", () => {
    const layout = layoutDay(day, { fold: true, opened: new Set([10]) });
    expect(layout.folds.map(({ hour }) => hour)).toEqual([15]);
    expect(layout.cards[1]?.top).toBe(360);
  });

  test("never fold the present away", () => {
    const layout = layoutDay(day, { fold: true, now: 13 * 60 + 20 });
    expect(layout.folds.map(({ hour, hours }) => [hour, hours])).toEqual([
      [10, 3],
      [15, 3],
    ]);
    expect(layout.topOf(13 * 60 + 20)).toBe(120 + 44 + 20);
  });
});

describe("on the phone", () => {
  const layout = layoutDay([at("9:00"), at("9:30"), at("12:00", 15)], {
    stacked: true,
    minHeight: 44,
  });

  test("cards that overlap stand below each other at full width", () => {
    expect(shapes(layout)).toEqual([
      { top: 60, height: 58, lane: 0, width: 1, lanes: 1 },
      { top: 122, height: 58, lane: 0, width: 1, lanes: 1 },
      { top: 272, height: 44, lane: 0, width: 1, lanes: 1 },
    ]);
  });

  test("one that lasts the whole day leaves the others in sight", () => {
    const long = layoutDay([at("8:00", 480), at("9:00")], { stacked: true, minHeight: 44 });
    expect(shapes(long).map(({ top, height }) => [top, height])).toEqual([
      [0, 118],
      [122, 58],
    ]);
    expect(long.topOf(16 * 60), "what comes after stands below them").toBe(182);
  });

  test("time is stretched only as far as they reach", () => {
    expect(layout.topOf(10 * 60 + 30) - layout.topOf(9 * 60)).toBe(122);
    expect(layout.topOf(12 * 60) - layout.topOf(10 * 60 + 30)).toBe(90);
    expect(layout.hours.map(({ hour }) => hour)).not.toContain(10);
  });
});

describe("free times", () => {
  const starts = (layout: ReturnType<typeof layoutDay>) => layout.free.map(({ start }) => start);

  test("are cut at the half hours, around what is booked", () => {
    const layout = layoutDay([at("8:15"), at("10:00", 480)], { bookableFrom: 0 });
    expect(starts(layout)).toEqual([480, 555, 570]);
    expect(layout.free.map(({ height }) => height)).toEqual([15, 15, 30]);
  });

  test("begin with the next quarter of an hour", () => {
    expect(starts(layoutDay([], { bookableFrom: 16 * 60 + 40 }))).toEqual([1005, 1020, 1050]);
  });

  test("are not offered inside a fold, nor on a day that is over", () => {
    expect(starts(layoutDay([at("8:00", 480)], { fold: true, bookableFrom: 0 }))).toEqual([]);
    expect(starts(layoutDay([]))).toEqual([]);
  });
});
