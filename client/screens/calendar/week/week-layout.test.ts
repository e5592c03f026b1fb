import { describe, expect, test } from "vitest";
import { sortBookings } from "../../../lib/queries/bookings.ts";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { hoursShown } from "./week-hours.ts";
import { lanesShown, layoutColumn, linesOf, placeOf, topOf } from "./week-layout.ts";

const hours = { from: 8, to: 19 };
const day = "2026-11-27";

function at(time: string, duration: number, more: Parameters<typeof sampleAppointment>[0] = {}) {
  return sampleAppointment({ _id: time, date: `${day}T${time}:00.000Z`, duration, ...more });
}

function layout(appointments: ReturnType<typeof at>[], width = 150) {
  return layoutColumn(sortBookings(appointments).timed, hours, width);
}

function boxes(appointments: ReturnType<typeof at>[], width?: number) {
  return layout(appointments, width).blocks.map(({ top, height, lane, lanes, width: taken }) => ({
    top,
    height,
    lane,
    lanes,
    width: taken,
  }));
}

describe("a block", () => {
  test("stands at its time, 52 pixels an hour", () => {
    expect(topOf(9 * 60, hours)).toBe(52);
    expect(boxes([at("09:00", 90)])).toEqual([
      { top: 52, height: 76, lane: 0, lanes: 1, width: 1 },
    ]);
  });

  test("is never lower than half an hour, so that its title can be read", () => {
    expect(boxes([at("10:15", 15)])[0]?.height).toBe(24);
    expect(boxes([at("10:15", 30)])[0]?.height).toBe(24);
  });

  test("makes room for another that would cover it, however short it is", () => {
    expect(boxes([at("10:00", 15), at("10:15", 15)]).map(({ lane }) => lane)).toEqual([0, 1]);
    expect(boxes([at("10:00", 30), at("10:30", 30)]).map(({ lanes }) => lanes)).toEqual([1, 1]);
  });

  test("ends at midnight where the appointment goes on", () => {
    const late = sortBookings([at("23:00", 120)]).timed;
    const { blocks } = layoutColumn(late, { from: 8, to: 24 }, 150);
    expect(blocks[0]).toMatchObject({ top: 15 * 52, height: 50 });
  });

  test("stays on the grid when it begins just before midnight", () => {
    const late = sortBookings([at("23:45", 15)]).timed;
    const [block] = layoutColumn(late, { from: 8, to: 24 }, 150).blocks;
    expect((block?.top ?? 0) + (block?.height ?? 0)).toBeLessThanOrEqual(16 * 52);
  });
});

describe("side by side", () => {
  test("as many stand as the column has room for", () => {
    const shown = (lanes: number) =>
      [90, 136, 168, 200, 232].map((width) => lanesShown(lanes, width));
    expect(shown(2)).toEqual([1, 2, 2, 2, 2]);
    expect(shown(3)).toEqual([1, 1, 2, 3, 3]);
    expect(shown(12), "beside a strip").toEqual([1, 1, 2, 2, 3]);
  });

  test("the rest of twelve at once is a strip with their number", () => {
    const twelve = Array.from({ length: 12 }, (_, n) => at("13:00", 60, { _id: String(n) }));
    const { blocks, strips } = layout(twelve, 170);
    expect(blocks).toHaveLength(2);
    expect(strips.map(({ bookings, top, height }) => [bookings.length, top, height])).toEqual([
      [10, 260, 50],
    ]);
    expect(blocks.every(({ crowded }) => crowded)).toBe(true);
  });

  test("the rest stands where it takes place", () => {
    const long = [at("09:00", 480), at("09:30", 30), at("15:00", 30), at("15:15", 30)];
    const { strips } = layout(long, 100);
    expect(strips.map(({ bookings, top }) => [bookings.length, top])).toEqual([
      [1, 78],
      [2, 364],
    ]);
  });

  test("what was just moved is never in the rest", () => {
    const same = Array.from({ length: 5 }, (_, n) => at("13:00", 60, { _id: String(n) }));
    const { blocks, strips } = layoutColumn(sortBookings(same).timed, hours, 100, "4");
    expect(blocks.map(({ booking }) => booking.appointment._id)).toEqual(["4"]);
    expect(strips.map(({ bookings }) => bookings.length)).toEqual([4]);
  });

  test("one is as wide as what it meets leaves it", () => {
    const three = [at("09:00", 60), at("09:30", 60), at("10:00", 60)];
    expect(boxes(three).map(({ lane, width, lanes }) => [lane, width, lanes])).toEqual([
      [0, 1, 2],
      [1, 1, 2],
      [0, 1, 2],
    ]);
  });

  test("the last one reaches the edge of its column", () => {
    const [, last] = layout([at("09:00", 60), at("09:00", 30)]).blocks;
    expect(last && placeOf(last).width).toBe("calc((100% - 8px) * 0.5 - 0px)");
  });
});

test("a canceled one lies below the others and takes no room", () => {
  const { blocks, canceled } = layout([at("09:00", 60, { outcome: "canceled" }), at("09:15", 60)]);
  expect(blocks.map(({ lanes }) => lanes)).toEqual([1]);
  expect(canceled.map(({ top }) => top)).toEqual([52]);
});

test("a block says as much as it has lines for", () => {
  expect(linesOf(24, false)).toMatchObject({ single: true });
  expect(linesOf(37, false)).toMatchObject({ title: 1, time: "start", customer: "beside" });
  expect(linesOf(56, false)).toMatchObject({ title: 1, time: "range", customer: "own" });
  expect(linesOf(76, false)).toMatchObject({ title: 2, time: "range", customer: "own" });
  expect(linesOf(50, true)).toMatchObject({ title: 2, time: null, customer: null });
  expect(linesOf(76, true)).toMatchObject({ title: 2, time: "start", customer: "own" });
  expect(linesOf(400, false).title).toBe(3);
});

describe("the hours", () => {
  const weekday = { from: "09:00", to: "17:00" };
  const working = [null, weekday, weekday, weekday, weekday, { from: "09:00", to: "15:00" }, null];
  const no = { earlier: 0, later: 0 };
  const shown = (appointments: ReturnType<typeof at>[], more = no) =>
    hoursShown(["2026-11-26", day], sortBookings(appointments).timed, working, more);

  test("are the working hours and one more on either side", () => {
    expect(shown([])).toEqual({ from: 8, to: 18 });
  });

  test("grow to the earliest and the latest appointment", () => {
    expect(shown([at("06:30", 30), at("18:15", 60)])).toEqual({ from: 6, to: 20 });
    expect(shown([at("23:00", 120)])).toEqual({ from: 8, to: 24 });
  });

  test("grow by what the user asks for, within the day", () => {
    expect(shown([], { earlier: 3, later: 3 })).toEqual({ from: 5, to: 21 });
    expect(shown([], { earlier: 12, later: 12 })).toEqual({ from: 0, to: 24 });
  });

  test("are the usual ones in a week without working hours", () => {
    expect(hoursShown(["2026-11-28"], [], working, no)).toEqual({ from: 8, to: 18 });
  });
});
