import { describe, expect, it } from "vitest";
import { hourGrid, inkOf } from "./busiest-hours.ts";

const worksMondayToFriday = { weekStart: 0, working: [1, 2, 3, 4, 5] };

describe("busiest hours", () => {
  it("show the hours from the first to the last with something held, and the working days", () => {
    const grid = hourGrid(
      [
        { weekday: 2, hour: 10, held: 21 },
        { weekday: 4, hour: 8, held: 1 },
      ],
      worksMondayToFriday,
    );
    expect(grid?.weekdays).toEqual([1, 2, 3, 4, 5]);
    expect(grid?.hours).toEqual([8, 9, 10]);
    expect(grid?.rows.map((row) => row.map(({ held }) => held))).toEqual([
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 0],
      [0, 21, 0, 0, 0],
    ]);
    expect(grid?.peak).toEqual({ weekday: 2, hour: 10, held: 21 });
  });

  it("show a day off on which something was held, where the user's week has it", () => {
    const saturday = [{ weekday: 6, hour: 9, held: 2 }];
    expect(hourGrid(saturday, worksMondayToFriday)?.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
    expect(hourGrid(saturday, { ...worksMondayToFriday, weekStart: 6 })?.weekdays).toEqual([
      6, 1, 2, 3, 4, 5,
    ]);
  });

  it("name the first of the week when several have the most", () => {
    const tied = [
      { weekday: 0, hour: 9, held: 4 },
      { weekday: 1, hour: 15, held: 4 },
      { weekday: 1, hour: 9, held: 4 },
    ];
    expect(hourGrid(tied, { weekStart: 1, working: [] })?.peak).toEqual(tied[2]);
    expect(hourGrid(tied, { weekStart: 0, working: [] })?.peak).toEqual(tied[0]);
  });

  it("are nothing when nothing was held", () => {
    expect(hourGrid([], worksMondayToFriday)).toBeNull();
    expect(hourGrid([{ weekday: 1, hour: 9, held: 0 }], worksMondayToFriday)).toBeNull();
  });

  it("go from a trace of ink to three quarters", () => {
    expect(inkOf(0, 20)).toBe(3);
    expect(inkOf(1, 70)).toBe(7);
    expect(inkOf(20, 20)).toBe(76);
  });
});
