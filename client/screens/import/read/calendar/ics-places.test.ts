import { expect, it } from "vitest";
import { inOwnWords, sayNote } from "../in-words.ts";
import { readBytes } from "../read.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");

/** What each row has under some headings, read in an account of a zone, and what is told. */
async function readIn(timeZone: string, headings: string[], ...lines: string[]) {
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
  const bytes = new TextEncoder().encode(text);
  const read = await readBytes(bytes, "calendar.ics", { timeZone });
  const { columns, rows, notes } = inOwnWords(read);
  const places = headings.map((heading) => columns.findIndex((one) => one.heading === heading));
  return {
    rows: rows.map(({ cells }) => places.map((at) => cells[at] ?? "").join(" | ")),
    notes: notes.map(sayNote),
  };
}

const datesIn = async (timeZone: string, ...lines: string[]) =>
  (await readIn(timeZone, ["Date", "Repeats"], ...lines)).rows;

it.each([
  "DTSTART;TZID=America/Los_Angeles:20261207T090000",
  "DTSTART;TZID=/freeassociation.sourceforge.net/America/Los_Angeles:20261207T090000",
  'DTSTART;TZID="Pacific Standard Time":20261207T090000',
  "DTSTART;TZID=Pacific Standard Time:20261207T090000",
  'DTSTART;TZID="(UTC-08:00) Pacific Time (US & Canada)":20261207T090000',
  "DTSTART;TZID=(UTC-08:00) Pacific Time (US & Canada):20261207T090000",
])("%s is the same moment in Berlin, though the file does not describe its zone", async (line) => {
  expect(await datesIn("Europe/Berlin", event("UID:1", line))).toEqual(["2026-12-07 18:00 | "]);
});

it("a zone that nobody knows is told, and its hours are kept", async () => {
  const line = "DTSTART;TZID=tzone://Microsoft/Custom:20261207T090000";
  expect(await readIn("Europe/Berlin", ["Date"], event("UID:1", line))).toEqual({
    rows: ["2026-12-07 09:00"],
    notes: [
      "The time zone “tzone://Microsoft/Custom” isn’t known. Its hours are kept as they are.",
    ],
  });
});

const utcWeekly = (...lines: string[]) => [
  event("UID:1", "DTSTART:20261005T080000Z", "RRULE:FREQ=WEEKLY;COUNT=6", ...lines),
];

it("a series in UTC goes by the clock of its calendar, across the change of the clocks", async () => {
  const calendar = ["X-WR-TIMEZONE:Europe/Berlin", ...utcWeekly()];
  expect(await datesIn("Europe/Berlin", ...calendar)).toEqual([
    "2026-10-05 10:00 | FREQ=WEEKLY;COUNT=6",
  ]);
  expect(await datesIn("Europe/Berlin", ...utcWeekly())).toEqual([
    "2026-10-05 10:00 | FREQ=WEEKLY;COUNT=6",
  ]);
});

it("of a series in UTC a time is left out or moved whichever of both ways it is written", async () => {
  // The 26th is after the change: ten in Berlin is nine in UTC, and eight there would be nine here.
  for (const hour of ["08", "09"]) {
    const out = utcWeekly(`EXDATE:20261026T${hour}0000Z`);
    expect(await datesIn("Europe/Berlin", ...out)).toEqual([
      "2026-10-05 10:00 | FREQ=WEEKLY;COUNT=3",
      "2026-11-02 10:00 | FREQ=WEEKLY;COUNT=2",
    ]);
  }
});

it("a series that ends is split where our clock changes on another day than its own", async () => {
  // Berlin changes on October 25, New York on November 1.
  const lines = event(
    "UID:1",
    "DTSTART;TZID=Europe/Berlin:20261020T150000",
    "RRULE:FREQ=WEEKLY;UNTIL=20261110T140000Z",
  );
  expect(await datesIn("America/New_York", lines)).toEqual([
    "2026-10-20 09:00 | ",
    "2026-10-27 10:00 | ",
    "2026-11-03 09:00 | FREQ=WEEKLY;UNTIL=20261110T090000",
  ]);
});

it("an endless series of another clock stays whole, and that it is an hour off at times is told", async () => {
  const line = event("UID:1", "DTSTART;TZID=Europe/Berlin:20260901T150000", "RRULE:FREQ=WEEKLY");
  expect(await readIn("America/New_York", ["Date", "Repeats"], line)).toEqual({
    rows: ["2026-09-01 09:00 | FREQ=WEEKLY"],
    notes: ["1 series of another time zone: for some weeks of the year an hour off."],
  });
});

it("a weekly series that is on the day before here has the weekday before", async () => {
  const line = event(
    "UID:1",
    "DTSTART;TZID=Asia/Tokyo:20261208T080000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261230",
  );
  expect(await datesIn("Atlantic/Reykjavik", line)).toEqual([
    "2026-12-07 23:00 | FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261229",
  ]);
});

it("of a rule that cannot be said by another clock each time is an appointment, as far as it ends", async () => {
  const monthly = (end: string) =>
    event("UID:1", "DTSTART;TZID=Asia/Tokyo:20261208T080000", `RRULE:FREQ=MONTHLY;BYDAY=2TU${end}`);
  expect(await datesIn("Atlantic/Reykjavik", monthly(";COUNT=3"))).toEqual([
    "2026-12-07 23:00 | ",
    "2027-01-11 23:00 | ",
    "2027-02-08 23:00 | ",
  ]);
  expect(await readIn("Atlantic/Reykjavik", ["Date", "Repeats"], monthly(""))).toEqual({
    rows: ["2026-12-08 08:00 | FREQ=MONTHLY;BYDAY=2TU"],
    notes: ["1 series of another time zone kept at the hour there."],
  });
});

const londonsSummer = [
  ...["BEGIN:VTIMEZONE", "TZID:GMT Standard Time"],
  ...["BEGIN:STANDARD", "DTSTART:16010101T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0000"],
  ...["RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "END:STANDARD"],
  ...["BEGIN:DAYLIGHT", "DTSTART:16010101T010000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100"],
  ...["RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"],
];

it.each([
  ["midnight in London, which the file describes", "Europe/Berlin", londonsSummer, "0728T230000Z"],
  ["midnight where the calendar is", "UTC", ["X-WR-TIMEZONE:Asia/Tokyo"], "0728T150000Z"],
  ["the last second of the day here", "America/Los_Angeles", [], "0730T065959Z"],
  ["the last second of the day in UTC", "America/Los_Angeles", [], "0729T235959Z"],
  ["an hour of the day", "Europe/Berlin", [], "0729T120000Z"],
  ["the day", "America/Los_Angeles", londonsSummer, "0729"],
])("whole days end with the day that their last time is of: %s", async (_, zone, head, until) => {
  const days = ["DTSTART;VALUE=DATE:20260720", `RRULE:FREQ=DAILY;INTERVAL=3;UNTIL=2026${until}`];
  expect(await datesIn(zone, ...head, event("UID:1", ...days))).toEqual([
    "2026-07-20 | FREQ=DAILY;INTERVAL=3;UNTIL=20260729",
  ]);
});

it.each([
  "EXDATE;TZID=GMT Standard Time:20260727T000000",
  "EXDATE:20260726T230000Z",
  "EXDATE;VALUE=DATE:20260727",
])("of whole days one is left out however it is written: %s", async (line) => {
  const weekly = ["DTSTART;VALUE=DATE:20260720", "RRULE:FREQ=WEEKLY;COUNT=3", line];
  expect(await datesIn("Europe/Berlin", ...londonsSummer, event("UID:1", ...weekly))).toEqual([
    "2026-07-20 | ",
    "2026-08-03 | ",
  ]);
});

const lengths = (...lines: string[]) =>
  readIn("Europe/Berlin", ["Date", "Duration", "Repeats", "Length"], event("UID:1", ...lines));

it.each([
  ["a day", ["DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261225"], "2026-12-24 |  |  | "],
  [
    "three days, of which each has one",
    ["DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261227"],
    "2026-12-24 |  | FREQ=DAILY;COUNT=3 | 3 days",
  ],
  [
    "three days by length",
    ["DTSTART:20261224", "DURATION:P3D"],
    "2026-12-24 |  | FREQ=DAILY;COUNT=3 | 3 days",
  ],
  [
    "half a year, of which the first has one",
    ["DTSTART;VALUE=DATE:20260101", "DTEND;VALUE=DATE:20260701"],
    "2026-01-01 |  |  | 181 days",
  ],
  [
    "two days each year",
    ["DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261226", "RRULE:FREQ=YEARLY"],
    "2026-12-24 |  | FREQ=YEARLY | 2 days",
  ],
  [
    "a day of Exchange, from midnight to midnight",
    ["DTSTART;TZID=Europe/Berlin:20261224T000000", "DTEND;TZID=Europe/Berlin:20261225T000000"],
    "2026-12-24 |  |  | ",
  ],
  [
    "a day of Exchange in UTC",
    ["DTSTART:20261224T000000Z", "DTEND:20261225T000000Z", "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"],
    "2026-12-24 |  |  | ",
  ],
  [
    "a weekend with hours",
    ["DTSTART:20261204T170000", "DTEND:20261206T150000"],
    "2026-12-04 17:00 | 720 |  | 1 day 22 hours",
  ],
  [
    "a flight, whose end is of another zone",
    ["DTSTART;TZID=Europe/Berlin:20261204T170000", "DTEND;TZID=Europe/London:20261204T173000"],
    "2026-12-04 17:00 | 90 |  | ",
  ],
  ["50 minutes", ["DTSTART:20261204T170000", "DURATION:PT50M"], "2026-12-04 17:00 | 50 |  | "],
  ["nothing", ["DTSTART:20261204T170000"], "2026-12-04 17:00 |  |  | "],
])("an event has its length: %s", async (_, lines, expected) => {
  expect((await lengths(...lines)).rows).toEqual([expected]);
});

it("lengths that appointments cannot have are told", async () => {
  const notes = async (...lines: string[]) => (await lengths(...lines)).notes;
  expect(await notes("DTSTART:20261224", "DURATION:P3D")).toEqual([
    "1 event of several days: one appointment on each day.",
  ]);
  expect(await notes("DTSTART:20261204T170000", "DURATION:PT46H")).toEqual([
    "1 event longer than an appointment can be. The notes say how long.",
  ]);
  expect(await notes("DTSTART:20261204T170000", "DURATION:PT50M")).toEqual([
    "1 event rounded up to a quarter of an hour.",
  ]);
});

const alarm = (...lines: string[]) => ["BEGIN:VALARM", ...lines, "END:VALARM"];
const reminders = async (...lines: string[]) =>
  (
    await readIn(
      "Europe/Berlin",
      ["Reminder", "Further reminder"],
      event("UID:1", "DTSTART:20261204T170000", "DTEND:20261204T180000", ...lines),
    )
  ).rows;

it.each([
  ["15 minutes before", alarm("TRIGGER:-PT15M"), "15 | "],
  ["at the start", alarm("TRIGGER:PT0S"), "0 | "],
  ["a day before", alarm("TRIGGER;RELATED=START:-P1D"), "1440 | "],
  ["before the end", alarm("TRIGGER;RELATED=END:-PT75M"), "15 | "],
  ["at a moment", alarm("TRIGGER;VALUE=DATE-TIME:20261204T154500Z"), "15 | "],
  [
    "several, of which one is the reminder",
    [
      ...alarm("TRIGGER:-PT10M"),
      ...alarm("TRIGGER:-PT30M"),
      ...alarm("ACTION:EMAIL", "TRIGGER:-PT10M"),
    ],
    "10 | 30 minutes before the start",
  ],
  ["after the start", alarm("TRIGGER:PT5M"), " | 5 minutes after the start"],
  [
    "none, as Apple writes",
    alarm("ACTION:NONE", "TRIGGER;VALUE=DATE-TIME:19760401T005545Z"),
    " | ",
  ],
])("an alarm is the reminder: %s", async (_, lines, expected) => {
  expect(await reminders(...lines)).toEqual([expected]);
});

it("links, categories and whatever else has no field go to the notes, each with its name", async () => {
  const { rows } = await readIn(
    "Europe/Berlin",
    ["Link", "Categories", "Attachment", "Visibility", "Status", "Priority", "Contact"],
    event(
      "UID:1",
      "DTSTART:20261204T170000",
      "URL:https://meet.example/abc",
      "X-GOOGLE-CONFERENCE:https://meet.example/abc",
      "CATEGORIES:Work,Travel",
      "ATTACH;FILENAME=plan.pdf:https://files.example/plan.pdf",
      "ATTACH;ENCODING=BASE64;VALUE=BINARY:AAAA",
      "CLASS:PRIVATE",
      "STATUS:TENTATIVE",
      "PRIORITY:1",
      "CONTACT:Bo Lind",
    ),
  );
  expect(rows).toEqual([
    "https://meet.example/abc | Work, Travel | https://files.example/plan.pdf | private | tentative | high | Bo Lind",
  ]);
});

it("what goes nowhere is told", async () => {
  const { notes } = await readIn(
    "Europe/Berlin",
    ["Title"],
    event("UID:1", "DTSTART:20261204T170000", "GEO:48.4;9.9", "DTSTART;VALUE=DATE-TIME"),
    "BEGIN:VJOURNAL\r\nUID:2\r\nEND:VJOURNAL",
  );
  expect(notes).toEqual([
    "1 line was not readable.",
    "1 journal entry was left out.",
    "“geo” of 1 event was left out.",
  ]);
});

const series = ["UID:1", "DTSTART:20261207T100000", "RRULE:FREQ=WEEKLY;COUNT=3"];

it("a time of a series that cannot be read costs nothing but itself", async () => {
  const { rows, notes } = await readIn(
    "Europe/Berlin",
    ["Title", "Date", "Repeats"],
    event(...series, "SUMMARY:Call"),
    event("UID:1", "RECURRENCE-ID:20261399T100000", "DTSTART:20261399T100000", "SUMMARY:Broken"),
    event("UID:1", "RECURRENCE-ID:20261214T100000", "SUMMARY:Renamed"),
  );
  expect(rows).toEqual([
    "Call | 2026-12-07 10:00 | ",
    "Call | 2026-12-21 10:00 | ",
    "Renamed | 2026-12-14 10:00 | ",
  ]);
  expect(notes[0]).toMatch(/not readable/);
});

it("a change of a time and all after it is told, since it is that time's alone", async () => {
  const { rows, notes } = await readIn(
    "Europe/Berlin",
    ["Title", "Date", "Repeats"],
    event(...series, "SUMMARY:Call"),
    event(
      "UID:1",
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20261214T100000",
      "DTSTART:20261214T120000",
      "SUMMARY:Later",
    ),
  );
  expect(rows).toEqual([
    "Call | 2026-12-07 10:00 | ",
    "Call | 2026-12-21 10:00 | ",
    "Later | 2026-12-14 12:00 | ",
  ]);
  expect(notes).toEqual(["1 change of a time and all after it: only that time is changed."]);
});

it("of several versions of an event the highest counts, wherever it stands", async () => {
  const { rows, notes } = await readIn(
    "Europe/Berlin",
    ["Title", "Date", "Repeats"],
    event(...series, "SUMMARY:New", "SEQUENCE:3"),
    event(...series, "SUMMARY:Old", "SEQUENCE:1"),
    event("UID:1", "RECURRENCE-ID:20261221T100000", "DTSTART:20261222T100000", "SEQUENCE:4"),
    event("UID:1", "RECURRENCE-ID:20261221T100000", "DTSTART:20261223T100000", "SEQUENCE:2"),
  );
  expect(rows).toEqual(["New | 2026-12-07 10:00 | FREQ=WEEKLY;COUNT=2", " | 2026-12-22 10:00 | "]);
  expect(notes).toEqual(["2 earlier versions of events were left out."]);
});

it("events to which a program has given the same id are events of their own", async () => {
  const { rows } = await readIn(
    "Europe/Berlin",
    ["Title"],
    event("UID:1", "SUMMARY:One", "DTSTART:20261207T100000"),
    event("UID:1", "SUMMARY:Two", "DTSTART:20261208T100000"),
    event("SUMMARY:Three", "DTSTART:20261208T100000"),
    event("SUMMARY:Four", "DTSTART:20261208T100000"),
  );
  expect(rows).toEqual(["One", "Two", "Three", "Four"]);
});

it("our own file brings back who, what became of it, how long and when it reminds", async () => {
  const { rows } = await readIn(
    "Europe/Berlin",
    ["Customer", "Company", "Outcome", "Duration", "Reminder", "Notes"],
    event(
      "UID:0199@client-desk",
      "DTSTART;VALUE=DATE:20261207",
      "DESCRIPTION:Berg\\, Anna\\, Berg\\, Sons & Co\\n\\nBring the samples\\n\\nand more",
      "X-CLIENT-DESK-CUSTOMER;VALUE=TEXT:Berg\\, Anna",
      "X-CLIENT-DESK-COMPANY;VALUE=TEXT:Berg\\, Sons & Co",
      "X-CLIENT-DESK-OUTCOME:no-show",
      "X-CLIENT-DESK-DURATION:45",
      "X-CLIENT-DESK-REMINDER:10",
    ),
  );
  expect(rows).toEqual([
    "Berg, Anna | Berg, Sons & Co | no-show | 45 | 10 | Bring the samples\n\nand more",
  ]);
});
