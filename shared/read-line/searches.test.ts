import { describe, expect, test } from "vitest";
import { lineInWords } from "./line-in-words.ts";
import { readLine } from "./read-line.ts";

test.each([
  "note",
  "call",
  "email",
  "meeting",
  "called",
  "task",
  "active",
  "window shopper",
  "active anna",
  "active travel",
  "#vip",
  "#",
  "# anna",
  "## anna",
  "anna",
  "anna berg",
  "0151 23",
  "0151 2345678 anna",
  "2345",
  "12/3",
  "12.50",
  "10 downing street",
  "24/7 support",
  "3m",
  "3m germany",
  "7-eleven",
  "may",
  "may 4",
  "tue",
  "10",
  "10 anna",
  "100% wool",
  "studio 54",
  "anna@berg.test",
  "https://example.com/tue/10",
  "14:30",
  "tue 10",
  "tomorrow",
  "1st choice",
  "brightwater dental group",
  "anna 2h",
  "2026",
  "mon ami",
  "sun",
  "sat nav ltd",
  "next",
  "next steps",
  "in",
  "the",
  "a",
  "an hour",
  "for",
  "at",
  "tue 10 at",
  "???",
  "!!!",
  "...",
  "«»",
  "( )",
  ",,,;;;",
  "tue 25:00 anna",
  "tue 10:99 anna",
  "13/13 9am anna",
  "feb 30 9am anna",
  "99/99/9999 9am anna",
  "٣",
  "مريم غدا",
])("%j is a plain search", (line) => {
  expect(lineInWords(line)).toBe("");
});

const half = "\ud83d";

describe("whatever is typed or pasted", () => {
  test.each([
    "",
    " ",
    "\n\t ",
    "a".repeat(100_000),
    "tue 10 ".repeat(10_000),
    "1".repeat(200),
    "1:".repeat(100),
    "-".repeat(200),
    "' ".repeat(100),
    half,
    `${half} ${half}`,
    `#${half}`,
    "\u0000",
    "\u202e anna",
    "\u200f\u200e",
    "𝟙𝟘:𝟛𝟘",
  ])("%# says nothing by itself", (line) => {
    expect(lineInWords(line)).toBe("");
  });

  test.each([
    [`tue 10 anna ${half}`, `= ${half}`],
    [`tue 10 ${half} anna`, `= ${half}`],
    [`note anna ${half}${half}`, `= ${half}${half}`],
    ["note anna \u202eabc", "= \u202eabc"],
    ["tue 10 anna \u0000", "= \u0000"],
    ["note anna ﬁx the roof", "= ﬁx the roof"],
    ["note anna ẞtraße", "= ẞtraße"],
    ["note anna ǆ", "= Ǆ"],
    ["note anna iPhone is broken", "= iPhone is broken"],
    ["note anna 12.50 more", "= 12.50 more"],
    [`note anna ${"x".repeat(900)}`, `= X${"x".repeat(899)}`],
    [`note anna ${"tue 10 ".repeat(140)}`, `= ${"tue 10 ".repeat(140).trim().replace("t", "T")}`],
  ])("%j keeps its text", (line, text) => {
    expect(lineInWords(line).split(" | ").at(-1)).toBe(text);
  });

  test("all parts lie in the line, in order, and none overlap", () => {
    const words = ["tue", "10", "-", "11", "anna", "45m", "#vip", "active", "note", "for", half];
    words.push(
      "task",
      "fri",
      "in",
      "2",
      "weeks",
      "call",
      "at",
      "noon",
      "مريم",
      "follow",
      "up",
      "“",
    );
    for (let seed = 1; seed < 3_000; seed++) {
      const text = Array.from(
        { length: (seed % 7) + 1 },
        (_, place) => words[(seed * 31 + place * place * 17 + place * seed) % words.length],
      ).join(seed % 3 === 0 ? ", " : " ");
      const line = readLine(text, { now: "2026-11-22T13:20" });
      const spans = [...(line?.parts ?? []), ...(line?.words ?? [])].sort(
        (one, other) => one.start - other.start,
      );
      let end = 0;
      for (const span of spans) {
        expect(span.start, text).toBeGreaterThanOrEqual(end);
        expect(span.end, text).toBeGreaterThan(span.start);
        end = span.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }
  });
});
