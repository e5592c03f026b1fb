import { expect, it } from "vitest";
import { sayNote } from "../in-words.ts";
import { readBytes } from "../read.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const read = (...events: string[]) =>
  readBytes(
    new TextEncoder().encode(
      ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n"),
    ),
    "calendar.ics",
  );

/** What each row has under some headings. */
async function cellsOf(headings: string[], ...events: string[]) {
  const { columns, rows } = await read(...events);
  const places = headings.map((heading) => columns.findIndex((one) => one.heading === heading));
  return rows.map(({ cells }) => places.map((at) => cells[at] ?? "").join(" | "));
}

const weekly = (...lines: string[]) =>
  event("UID:1", "SUMMARY:Call", "DTSTART:20261207T100000", "DURATION:PT30M", ...lines);

it.each([
  ["ends after a number of times", "RRULE:FREQ=WEEKLY;COUNT=4", ["FREQ=WEEKLY;COUNT=4"]],
  ["never ends", "RRULE:FREQ=WEEKLY;INTERVAL=2", ["FREQ=WEEKLY;INTERVAL=2"]],
  ["ends on a day", "RRULE:FREQ=DAILY;UNTIL=20261224", ["FREQ=DAILY;UNTIL=20261224"]],
])("a repeating event %s", async (_, rule, expected) => {
  expect(await cellsOf(["Repeats"], weekly(rule))).toEqual(expected);
});

it.each([
  [
    "in the middle",
    ["EXDATE:20261214T100000"],
    ["2026-12-07 10:00 | ", "2026-12-21 10:00 | FREQ=WEEKLY;COUNT=3"],
  ],
  ["at the beginning", ["EXDATE:20261207T100000"], ["2026-12-14 10:00 | FREQ=WEEKLY;COUNT=4"]],
  ["at the end", ["EXDATE:20270104T100000"], ["2026-12-07 10:00 | FREQ=WEEKLY;COUNT=4"]],
  [
    "as days",
    ["EXDATE;VALUE=DATE:20261221"],
    ["2026-12-07 10:00 | FREQ=WEEKLY;COUNT=2", "2026-12-28 10:00 | FREQ=WEEKLY;COUNT=2"],
  ],
  [
    "all but one",
    ["EXDATE:20261207T100000,20261214T100000,20261221T100000,20261228T100000"],
    ["2027-01-04 10:00 | "],
  ],
])(
  "times that were left out of a series leave no time too many: %s",
  async (_, lines, expected) => {
    const rows = await cellsOf(["Date", "Repeats"], weekly("RRULE:FREQ=WEEKLY;COUNT=5", ...lines));
    expect(rows).toEqual(expected);
  },
);

it("times that were left out of an endless series part it", async () => {
  const rows = await cellsOf(
    ["Date", "Repeats"],
    weekly("RRULE:FREQ=WEEKLY;BYDAY=MO,WE", "EXDATE:20261216T100000"),
  );
  expect(rows).toEqual([
    "2026-12-07 10:00 | FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3",
    "2026-12-21 10:00 | FREQ=WEEKLY;BYDAY=MO,WE",
  ]);
});

it("a time that was moved is an appointment of its own, and one that was canceled is none", async () => {
  const rows = await cellsOf(
    ["Title", "Date", "Repeats"],
    weekly("RRULE:FREQ=WEEKLY;COUNT=3"),
    event("UID:1", "SUMMARY:Moved", "RECURRENCE-ID:20261214T100000", "DTSTART:20261215T110000"),
    event("UID:1", "STATUS:CANCELLED", "RECURRENCE-ID:20261221T100000", "DTSTART:20261221T100000"),
  );
  expect(rows).toEqual(["Call | 2026-12-07 10:00 | ", "Moved | 2026-12-15 11:00 | "]);
});

it("a rule that appointments cannot have goes to the notes", async () => {
  const { columns, rows } = await read(weekly("RRULE:FREQ=HOURLY;COUNT=3"));
  const at = columns.findIndex(({ heading }) => heading === "Rule");
  expect(columns[at]?.becomes).toBe("addToNotes");
  expect(rows[0]?.cells[at]).toBe("FREQ=HOURLY;COUNT=3");
});

it("an appointment is with who takes part, and not with the calendar's owner", async () => {
  const who = ["Customer", "Email", "Also with"];
  const own = "ORGANIZER;CN=Marta:mailto:Marta@workshop.example";
  const rows = await cellsOf(
    who,
    event("UID:1", "DTSTART:20261207", own, "ATTENDEE;CN=Anna Berg:mailto:anna@berg.example"),
    event(
      "UID:2",
      "DTSTART:20261208",
      "ORGANIZER;CN=Bo Lind:mailto:bo@lind.example",
      "ATTENDEE:mailto:marta@workshop.example",
      "ATTENDEE;CN=rose@edge.example:mailto:rose@edge.example",
    ),
    event("UID:3", "DTSTART:20261209"),
  );
  expect(rows).toEqual([
    "Anna Berg | anna@berg.example | ",
    "rose@edge.example | rose@edge.example | Bo Lind <bo@lind.example>",
    " |  | ",
  ]);
});

it("an event without a day is told, and costs no other", async () => {
  const { rows, notes } = await read(event("UID:2", "SUMMARY:When?"), weekly());
  expect(rows).toHaveLength(1);
  expect(notes.map(sayNote)).toEqual(["1 event was not readable."]);
});

it("a calendar without events is refused", async () => {
  await expect(read()).rejects.toThrow("The calendar has no appointments.");
});
