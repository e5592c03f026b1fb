import { afterEach, expect, test, vi } from "vitest";
import { defaultSettings } from "../../../shared/account/settings.ts";
import { endByClock } from "../../../shared/dates/dates.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { sumDays } from "../../kinds/appointments/booked.ts";
import { formatTimes } from "../../lib/dates/dates.ts";
import { sortBookings, timeOf } from "../../lib/queries/bookings.ts";
import { sampleAppointment } from "../../lib/sample-appointment.ts";
import { formatSpan } from "../palette/line/when.ts";
import { agendaRows } from "./agenda/agenda-rows.ts";
import { splitByDay } from "./week/week-days.ts";

afterEach(() => vi.unstubAllEnvs());

const { workingHours } = defaultSettings.calendar;

/** Nights in which clocks go back or forward between 1:30 and 3:30. */
test.each([
  ["Europe/Berlin", "2026-10-25"],
  ["Europe/Berlin", "2026-03-29"],
  ["America/New_York", "2026-11-01"],
  ["America/St_Johns", "2026-11-01"],
  ["Australia/Lord_Howe", "2026-04-05"],
])(
  "in %s two hours from 1:30 on %s end at 3:30 by the clock, wherever they are shown",
  (zone, day) => {
    vi.stubEnv("TZ", zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(new Date(`${day}T00:00`).getTimezoneOffset()).not.toBe(
      new Date(`${day}T12:00`).getTimezoneOffset(),
    );
    const date = `${day}T01:30:00.000Z`;
    const appointment = sampleAppointment({ date, duration: 120 });
    const now = { today: "2026-01-01", minutes: 0 };

    const [booking] = sortBookings([appointment]).timed;
    expect([booking?.start, booking?.end]).toEqual([90, 210]);
    // The form says until when.
    expect(timeOf(booking?.end ?? 0)).toBe("03:30");
    expect(formatTimes(date, 120)).toBe("1:30 – 3:30 AM");
    expect(formatSpan(day, "01:30", 120)).toMatch(/, 1:30 – 3:30 AM$/);
    const [ofWeek] = splitByDay([day], [appointment]);
    expect(ofWeek?.timed[0]?.end).toBe(210);
    expect(sumDays([day], [appointment], workingHours, now)[0]?.booked).toBe(120);
    const later = sampleAppointment({ date: `${day}T05:30:00.000Z` });
    const hours = { start: 0, end: 24 * 60 };
    expect(
      agendaRows({ date: day, appointments: [appointment, later], now, hours }),
    ).toContainEqual({
      kind: "gap",
      start: 210,
      end: 330,
    });
    expect(endByClock(date, 120)).toBe(`${day}T03:30:00.000Z`);
    expect([
      isOver(appointment, `${day}T03:29:00.000Z`),
      isOver(appointment, `${day}T03:30:00.000Z`),
    ]).toEqual([...[false, true]]);
  },
);
