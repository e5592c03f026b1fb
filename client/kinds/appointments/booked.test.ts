import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../../shared/account/settings.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import { sampleAppointment } from "../../lib/sample-appointment.ts";
import { formatHours, sumDays, sumSentence } from "./booked.ts";

const { workingHours } = defaultSettings.calendar;
/** A Wednesday; working hours are 9 to 5. */
const today = "2026-11-25";
const atOneTwenty = { today, minutes: 13 * 60 + 20 };
const nextDay = addDays(today, 1);

function at(
  time: string,
  minutes: number,
  day = nextDay,
  outcome: "canceled" | "held" | null = null,
) {
  return sampleAppointment({
    date: time ? `${day}T${time}:00.000Z` : day,
    duration: minutes,
    outcome,
  });
}

function sum(appointments: ReturnType<typeof at>[], day = nextDay) {
  const [only] = sumDays([day], appointments, workingHours, atOneTwenty);
  return { booked: only?.booked, free: only?.free };
}

describe("what is booked on a day", () => {
  test("is the time that appointments cover, once where they overlap", () => {
    expect(sum([at("10:30", 60), at("10:45", 45), at("15:00", 30)]).booked).toBe(90);
  });

  test("is one hour when twelve begin at the same time and take an hour each", () => {
    const twelve = Array.from({ length: 12 }, () => at("13:00", 60));
    expect(sum(twelve)).toEqual({ booked: 60, free: 7 * 60 });
  });

  test("leaves out canceled ones and those without a time", () => {
    expect(sum([at("10:00", 60, nextDay, "canceled"), at("", 60)])).toEqual({
      booked: 0,
      free: 8 * 60,
    });
  });

  test("counts what is over", () => {
    expect(sum([at("10:00", 60, "2026-11-23", "held")], "2026-11-23")).toEqual({
      booked: 60,
      free: 0,
    });
  });

  test("goes on past midnight on the next day", () => {
    const late = at("23:00", 120);
    expect(sum([late]).booked).toBe(60);
    expect(sum([late], addDays(nextDay, 1)).booked).toBe(60);
  });
});

describe("what is free on a day", () => {
  test("is the part of the working hours that nothing covers", () => {
    expect(sum([at("08:00", 90), at("16:30", 60)]).free).toBe(7 * 60);
  });

  test("begins now on the day that it is", () => {
    const booked = [at("13:00", 45, today), at("14:15", 105, today), at("16:45", 30, today)];
    expect(sum(booked, today).free).toBe(75);
  });

  test("is nothing when it is over, on a day off, or after working hours", () => {
    expect(sum([], "2026-11-24").free).toBe(0);
    expect(sum([], "2026-11-28").free).toBe(0);
    const evening = { today, minutes: 18 * 60 };
    expect(sumDays([today], [], workingHours, evening)[0]?.free).toBe(0);
  });
});

describe("the sentence", () => {
  const week = ["2026-11-26", "2026-11-27"];
  const say = (appointments: ReturnType<typeof at>[], days = week) =>
    sumSentence(appointments, sumDays(days, appointments, workingHours, atOneTwenty)).replaceAll(
      "\u00a0",
      " ",
    );

  test("says how many, how much is booked and how much is free", () => {
    expect(say([at("10:00", 105), at("", 60)])).toBe(
      "2 appointments, 1 h 45 min booked, 14 h 15 min free.",
    );
    expect(say([at("10:00", 60)])).toBe("1 appointment, 1 h booked, 15 h free.");
  });

  test("does not count canceled ones", () => {
    expect(say([at("10:00", 60, nextDay, "canceled")])).toBe("Nothing booked, 16 h free.");
  });

  test("says nothing of free time when all of it is over", () => {
    const days = ["2026-11-23"];
    expect(say([at("10:00", 60, "2026-11-23")], days)).toBe("1 appointment, 1 h booked.");
    expect(say([], days)).toBe("Nothing booked.");
  });

  test("never breaks between a number and its unit", () => {
    expect(
      sumSentence(
        [at("10:00", 105)],
        sumDays([nextDay], [at("10:00", 105)], workingHours, atOneTwenty),
      ),
    ).toContain("1\u00a0h\u00a045\u00a0min booked");
  });
});

test("hours are written short where the column says what they are", () => {
  expect(
    [0, 120, 285, 65, 45].map((minutes) => formatHours(minutes).replaceAll("\u00a0", " ")),
  ).toEqual(["0 h", "2 h", "4 h 45", "1 h 05", "45 min"]);
});

test("hours of a day may be two spans, or none", () => {
  const working = () => [
    { start: 0, end: 3 * 60 },
    { start: 19 * 60, end: 24 * 60 },
  ];
  const [day] = sumDays([nextDay], [at("01:00", 60), at("12:00", 60)], working, atOneTwenty);
  expect(day).toEqual({ date: nextDay, booked: 2 * 60, free: 7 * 60 });
  expect(sumDays([today], [], working, atOneTwenty)[0]?.free).toBe(5 * 60);
  expect(sumDays([nextDay], [], () => [], atOneTwenty)[0]?.free).toBe(0);
});
