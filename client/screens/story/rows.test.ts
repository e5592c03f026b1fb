import { expect, test } from "vitest";
import type { CustomerStatus } from "../../../shared/statuses.ts";
import type { StoryEntry } from "../../../shared/story.ts";
import { sampleAppointment } from "../../lib/sample-appointment.ts";
import { splitAtNow, toRows } from "./rows.ts";

const ana = { _id: "ana", name: "Ana" };
const bo = { _id: "bo", name: "Bo" };

function change(
  at: string,
  [from, fromValue]: [CustomerStatus, number],
  [to, toValue]: [CustomerStatus, number],
  customer = ana,
  author: string | null = null,
): StoryEntry {
  return {
    type: "change",
    at,
    author,
    customer,
    from: { status: from, value: fromValue },
    to: { status: to, value: toValue },
  };
}

function appointment(date: string): StoryEntry {
  return {
    type: "appointment",
    at: date,
    appointment: sampleAppointment({ date, customer: ana }),
  };
}

test("what changed about a customer on one day is one entry, from the first state to the last", () => {
  const rows = toRows([
    change("2026-11-18T16:00:00.000Z", ["Active", 5], ["Active", 9]),
    change("2026-11-18T10:00:00.000Z", ["Active", 1], ["Pending", 1], bo),
    change("2026-11-18T09:00:00.000Z", ["Pending", 5], ["Active", 5]),
    change("2026-11-17T09:00:00.000Z", ["Window Shopper", 5], ["Pending", 5]),
  ]);
  expect(rows).toMatchObject([
    { customer: ana, from: { status: "Pending", value: 5 }, to: { status: "Active", value: 9 } },
    { customer: bo, from: { status: "Active" }, to: { status: "Pending" } },
    { customer: ana, from: { status: "Window Shopper" }, to: { status: "Pending" } },
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});

test("what several people changed on one day are entries of each, in turns", () => {
  const rows = toRows([
    change("2026-11-18T16:00:00.000Z", ["Active", 7], ["Active", 9], ana, "ben"),
    change("2026-11-18T15:00:00.000Z", ["Active", 6], ["Active", 7], ana, "cleo"),
    change("2026-11-18T14:00:00.000Z", ["Active", 5], ["Active", 6], ana, "ben"),
    change("2026-11-18T13:00:00.000Z", ["Pending", 5], ["Active", 5], ana, "ben"),
  ]);
  expect(rows).toMatchObject([
    { author: "ben", from: { value: 7 }, to: { value: 9 } },
    { author: "cleo", from: { value: 6 }, to: { value: 7 } },
    { author: "ben", from: { status: "Pending", value: 5 }, to: { status: "Active", value: 6 } },
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});

test("who became responsible is told with what else the same person changed that day", () => {
  const given = (
    at: string,
    from: string,
    to: string,
    customer: typeof ana | null,
  ): StoryEntry => ({
    ...{ type: "responsible", at, author: "ben", customer, company: { _id: "acme", name: "Acme" } },
    ...{ from, to },
  });
  const rows = toRows([
    given("2026-11-18T16:00:00.000Z", "cleo", "dan", ana),
    change("2026-11-18T15:00:00.000Z", ["Pending", 5], ["Active", 5], ana, "ben"),
    given("2026-11-18T14:00:00.000Z", "ben", "cleo", ana),
    given("2026-11-18T13:00:00.000Z", "ben", "cleo", null),
    given("2026-11-17T16:00:00.000Z", "cleo", "ben", ana),
    given("2026-11-17T15:00:00.000Z", "ben", "cleo", ana),
  ]);
  expect(rows).toMatchObject([
    {
      customer: ana,
      from: { status: "Pending", responsible: "ben" },
      to: { status: "Active", responsible: "dan" },
    },
    { customer: null, from: { responsible: "ben" }, to: { responsible: "cleo" } },
  ]);
  expect(rows).toHaveLength(2);
});

test("a change that was taken back the same day is not told", () => {
  const rows = toRows([
    change("2026-11-18T16:00:00.000Z", ["Active", 5], ["Pending", 5]),
    change("2026-11-18T09:00:00.000Z", ["Pending", 5], ["Active", 5]),
  ]);
  expect(rows).toEqual([]);
});

test("an appointment is to come until it begins; one without a time, until its day is over", () => {
  const rows = toRows(
    [
      "2026-11-25T11:00:00.000Z",
      "2026-11-22T13:20:00.000Z",
      "2026-11-22",
      "2026-11-22T13:19:00.000Z",
      "2026-11-21",
    ].map(appointment),
  );
  const { coming, past } = splitAtNow(rows, { today: "2026-11-22", minutes: 13 * 60 + 20 });
  expect(coming.map(({ at }) => at)).toEqual([
    "2026-11-25T11:00:00.000Z",
    "2026-11-22T13:20:00.000Z",
    "2026-11-22",
  ]);
  expect(past.map(({ at }) => at)).toEqual(["2026-11-22T13:19:00.000Z", "2026-11-21"]);
});
