import { expect, it } from "vitest";
import { readFixture } from "../files/fixtures.ts";

/** What the events of the file are in each zone; Berlin is one hour ahead of UTC. */
const expected: Record<string, string[]> = {
  "Pacific/Honolulu": [
    "2026-12-07 04:00",
    // Its Tuesday is a Monday here.
    "2026-11-30 23:00",
    "2026-12-14 23:00",
    "2027-01-04 23:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20270301T125900",
    "2026-12-09 05:00",
    "2026-12-24",
  ],
  "Asia/Kathmandu": [
    "2026-12-07 19:45",
    "2026-12-01 14:45",
    "2026-12-15 14:45",
    "2027-01-05 14:45 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270302T044400",
    "2026-12-09 20:45",
    "2026-12-24",
  ],
  "Pacific/Kiritimati": [
    "2026-12-08 04:00",
    "2026-12-01 23:00",
    "2026-12-15 23:00",
    "2027-01-05 23:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270302T125900",
    "2026-12-10 05:00",
    "2026-12-24",
  ],
};

it("times of a calendar are those of the user's clock, without the times that were left out", async () => {
  const { columns, rows } = await readFixture("google-calendar.ics", {});
  const place = (heading: string) => columns.findIndex((one) => one.heading === heading);
  const [date, repeats] = [place("Date"), place("Repeats")];
  expect(rows.map(({ cells }) => `${cells[date]} ${cells[repeats]}`.trim())).toEqual(
    expected[process.env.TZ ?? ""],
  );
});
