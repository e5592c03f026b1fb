import { expect, test } from "vitest";
import { cells } from "../../../../shared/words/en/cells.ts";
import { fixtureNames, readFixture } from "./files/fixtures.ts";
import { inOwnWords, sayNote, shownHeading } from "./in-words.ts";
import { noteOf, type Source } from "./source.ts";

const known: Readonly<Record<string, string>> = cells.headings;

/** What these formats say in words of their own file is called as the file calls it. */
const ofFiles = new Set([
  "Class",
  "Evolution video url",
  "Geo",
  "Gender",
  "Phonetic first name",
  "SIP",
  "Sound",
  "Source",
]);

test("what a card or a calendar is read into has words", async () => {
  for (const name of fixtureNames.filter((each) => /\.(?:vcf|ics)$/.test(each))) {
    const { columns } = await readFixture(name);
    const bare = columns.map(({ heading }) => heading.replace(/(?: \d+)?(?: label)?$/, ""));
    const unknown = bare.filter((heading) => !(heading in known) && !ofFiles.has(heading));
    expect(unknown, name).toEqual([]);
  }
});

const calendar: Source = {
  ...{ name: "a.ics", format: "ics", program: null, encoding: "utf-8", delimiter: null },
  ...{ sheets: [], sheet: null, firstRow: "row", kind: "appointments", notes: [] },
  columns: ["Title", "Length", "Further reminder", "Status"].map((heading) => ({
    ...{ heading, becomes: "addToNotes" as const },
  })),
  rows: [{ number: 1, cells: ["Status", "2790", "30, -5", "tentative"] }],
};

test("what was found out of a record is said, what stands in the file stays", () => {
  expect(inOwnWords(calendar).rows[0]?.cells).toEqual([
    "Status",
    "1 day 22 hours 30 minutes",
    "30 minutes before the start, 5 minutes after the start",
    "tentative",
  ]);
});

test("headings of a table are those of the file; a column without one is called by its letters", () => {
  const columns = [{ heading: "Phone label" }, { heading: "Column C", letters: "C" }];
  const table: Source = { ...calendar, format: "csv", kind: null, columns, rows: [] };
  expect(inOwnWords(table).columns).toEqual(columns);
  expect(shownHeading(table, "Phone label")).toBe("Phone label");
});

test("a note is a sentence", () => {
  expect(sayNote(noteOf("rowsAbove", 2))).toBe("2 rows above the headings were left out.");
  expect(sayNote(noteOf("longContact", "Bo", "100"))).toBe(
    "“Bo” was left out: the contact has a text of more than 100 characters.",
  );
});
