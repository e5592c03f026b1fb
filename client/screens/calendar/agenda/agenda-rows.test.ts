import { expect, test } from "vitest";
import { sampleAppointment } from "../../../lib/sample-appointment.ts";
import { type AgendaRow, agendaRows, wholeDayGap } from "./agenda-rows.ts";

const day = "2026-11-25";
const hours = { start: 540, end: 1020 };

function at(time: string, duration = 60, outcome: "canceled" | null = null) {
  const date = time && `T${time}:00.000Z`;
  return sampleAppointment({ title: time || "no time", date: `${day}${date}`, duration, outcome });
}

function told(rows: readonly AgendaRow[]) {
  return rows.map((row) => {
    if (row.kind === "gap") return `${row.start / 60} to ${row.end / 60} free`;
    return row.kind === "now" ? "now" : row.appointment.title;
  });
}

const agenda = (
  appointments: readonly ReturnType<typeof at>[],
  now = { today: "2026-11-20", minutes: 0 },
  working: typeof hours | null = hours,
) => told(agendaRows({ date: day, appointments, now, hours: working }));

test("what has no time comes first, then an hour or more between two is free", () => {
  expect(agenda([at("14:00"), at("10:00", 30), at(""), at("15:30")])).toEqual([
    "no time",
    "10:00",
    "10.5 to 14 free",
    "14:00",
    "15:30",
  ]);
});

test("a canceled one leaves its time free", () => {
  expect(agenda([at("09:00"), at("11:00", 60, "canceled"), at("13:00")])).toEqual([
    "09:00",
    "11:00",
    "10 to 13 free",
    "13:00",
  ]);
});

test("only working hours are offered", () => {
  expect(agenda([at("10:00", 300), at("20:00")])).toEqual(["10:00", "15 to 17 free", "20:00"]);
  expect(agenda([at("10:00"), at("15:00")], undefined, null)).toEqual(["10:00", "15:00"]);
});

test("today has the present in its place, and what is over is not free any more", () => {
  const now = { today: day, minutes: 13 * 60 + 20 };
  expect(agenda([at("09:00"), at("13:00"), at("16:00")], now)).toEqual([
    "09:00",
    "13:00",
    "now",
    "14 to 16 free",
    "16:00",
  ]);
  expect(agenda([at("09:00"), at("16:00")], now)).toEqual([
    "09:00",
    "now",
    "13.5 to 16 free",
    "16:00",
  ]);
  expect(agenda([at("09:00")], now)).toEqual(["09:00", "now"]);
});

test("an empty day is free as long as its working hours last", () => {
  const gap = (minutes: number) => wholeDayGap(day, hours, { today: day, minutes });
  expect(gap(0)).toEqual({ kind: "gap", start: 540, end: 1020 });
  expect(gap(15 * 60 + 50)).toEqual({ kind: "gap", start: 960, end: 1020 });
  expect(gap(16 * 60 + 5)).toBeNull();
  expect(wholeDayGap(day, hours, { today: "2026-11-26", minutes: 0 })).toBeNull();
  expect(wholeDayGap(day, null, { today: day, minutes: 0 })).toBeNull();
});

test("what began the day before comes first, and its time is taken", () => {
  const appointment = sampleAppointment({ title: "night", date: "2026-11-24T23:00:00.000Z" });
  const rows = agendaRows({
    date: day,
    appointments: [at("12:00")],
    now: { today: "2026-11-20", minutes: 0 },
    hours,
    continued: [{ appointment, start: 0, end: 600, isContinued: true }],
  });
  expect(rows[0]).toEqual({ kind: "appointment", appointment, until: 600 });
  expect(told(rows)).toEqual(["night", "10 to 12 free", "12:00"]);
});
