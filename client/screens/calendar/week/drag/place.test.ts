import { expect, test } from "vitest";
import { drawnTo, movedTo, pointAt, resizedTo } from "./place.ts";

const grid = {
  start: 100,
  top: 200,
  edges: [0, 150, 300, 450, 600, 750, 900, 1050],
  hours: { from: 8, to: 18 },
};
const point = (day: number, hour: number) => ({ day, minute: hour * 60 });

test("a point of the page is a day and a minute of the grid", () => {
  expect(pointAt({ x: 100 + 150 * 3 + 1, y: 200 + 52 * 2 }, grid)).toEqual({ day: 3, minute: 600 });
  expect(pointAt({ x: 0, y: 200 }, grid).day).toBe(0);
  expect(pointAt({ x: 9999, y: 200 }, grid).day).toBe(6);
});

test("what is moved keeps its length and snaps to quarter hours", () => {
  expect(movedTo(point(2, 10.6), 30, 60, grid)).toEqual({ day: 2, start: 600, length: 60 });
  expect(movedTo(point(2, 10.65), 30, 60, grid)).toEqual({ day: 2, start: 615, length: 60 });
});

test("what is moved stays on the grid", () => {
  expect(movedTo(point(0, 2), 0, 60, grid).start).toBe(8 * 60);
  expect(movedTo(point(0, 23), 0, 60, grid).start).toBe(17 * 60);
});

test("a length is between a quarter hour and what the grid has room for", () => {
  const place = { day: 1, start: 600, length: 60 };
  expect(resizedTo(point(1, 12), place, grid).length).toBe(120);
  expect(resizedTo(point(1, 9), place, grid).length).toBe(15);
  expect(resizedTo(point(1, 23), place, grid).length).toBe(8 * 60);
});

test("drawing goes down or up from where it was pressed", () => {
  expect(drawnTo(point(1, 11.1), point(1, 12.4), 0, grid)).toEqual({
    day: 1,
    start: 660,
    length: 90,
  });
  expect(drawnTo(point(1, 11.1), point(1, 10), 0, grid)).toEqual({
    day: 1,
    start: 600,
    length: 75,
  });
  expect(drawnTo(point(1, 11.1), point(1, 11.1), 0, grid).length).toBe(15);
});

test("nothing is drawn before the time that it is", () => {
  expect(drawnTo(point(1, 14), point(1, 9), 13.25 * 60, grid)).toMatchObject({
    start: 13.25 * 60,
    length: 60,
  });
});
