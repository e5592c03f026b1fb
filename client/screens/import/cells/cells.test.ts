import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ColumnMatch, Match, Target } from "../match/column-match.ts";
import { readCell } from "./cells.ts";

beforeEach(() => void vi.setSystemTime("2026-11-22T12:00:00"));
afterEach(() => void vi.useRealTimers());

/** What a text is, or `! problem`, with `-> text` of the repair. */
function read(target: Target, text: string, column: Partial<ColumnMatch> = {}) {
  const columns = [{ heading: "", becomes: target, isGuessed: false, ...column }];
  const match: Match = { kind: "customers", columns, company: "", status: "Pending" };
  const { value, problem } = readCell(target, text, match);
  if (!problem) return value;
  return `! ${problem.text}${problem.fix ? ` -> ${problem.fix.text}` : ""}`;
}

describe("days are read in the order of their column", () => {
  test.each([
    ["dmy", "03/11/2026", "2026-11-03"],
    ["mdy", "03/11/2026", "2026-03-11"],
    ["dmy", "3.11.26", "2026-11-03"],
    ["dmy", "03-11-2026", "2026-11-03"],
    ["ymd", "2026/11/3", "2026-11-03"],
    ["ymd", "2026-11-03T14:30:00Z", "2026-11-03"],
    ["mdy", "11/3/2026 2:05 PM", "2026-11-03"],
    ["ymd", "20261103", "2026-11-03"],
    ["mdy", "46329", "2026-11-03"],
    ["mdy", "Nov 3, 2026", "2026-11-03"],
    ["mdy", "3 November 2026", "2026-11-03"],
    ["dmy", "3. März 2026", "2026-03-03"],
    ["dmy", "1er août 2026", "2026-08-01"],
    ["dmy", "3 de mayo de 2026", "2026-05-03"],
    ["dmy", "3 luglio 2026", "2026-07-03"],
    ["dmy", "3 de fevereiro de 2026", "2026-02-03"],
    ["dmy", "3 mrt. 2026", "2026-03-03"],
    ["dmy", "03/11/99", "1999-11-03"],
    ["dmy", "", null],
    ["dmy", "never", null],
    ["dmy", "00/00/0000", null],
    ["dmy", "31/02/2026", "! No such day"],
    ["dmy", "11/23/2025", "! No such day -> 2025-11-23"],
    ["mdy", "12/11/2026", "! After today -> 2026-11-12"],
    ["ymd", "2027-01-01", "! After today"],
    ["dmy", "soon", "! Not a date"],
  ] as const)("%s: %s", (dates, text, expected) => {
    expect(read("lastContact", text, { dates })).toBe(expected);
  });

  test("an appointment keeps its time", () => {
    expect(read("date", "12/7/2026 3:00:00 PM", { dates: "mdy" })).toBe("2026-12-07T15:00:00.000Z");
    expect(read("date", "2026-12-07 05:30", { dates: "ymd" })).toBe("2026-12-07T05:30:00.000Z");
    expect(read("date", "2026-12-07", { dates: "ymd" })).toBe("2026-12-07");
  });
});

describe("amounts are read with the decimal mark of their column", () => {
  test.each([
    ["comma", "12.500,00", 12_500],
    ["comma", "1.781,10", 1781.1],
    ["comma", "12.500", 12_500],
    ["comma", "1 250,50 €", 1250.5],
    ["dot", "$12,500.00", 12_500],
    ["dot", "12k", 12_000],
    ["dot", "1781.1000000000001", 1781.1],
    ["dot", "1.5E+05", 150_000],
    ["dot", "-", null],
    ["dot", "12k-ish", "! Not an amount -> 12000"],
    ["dot", "about $5,000", "! Not an amount -> 5000"],
    ["dot", "5,000 to 6,000", "! Not an amount"],
    ["dot", "-250", "! Below zero -> 250"],
    ["dot", "99999999999", "! More than $999,999,999.99"],
  ] as const)("%s: %s", (decimals, text, expected) => {
    expect(read("value", text, { decimals })).toBe(expected);
  });
});

test.each([
  ["anna@berg.example", "anna@berg.example"],
  ["Anna Berg <anna@berg.example>", "anna@berg.example"],
  ["mailto:anna@berg.example", "anna@berg.example"],
  ["siobhan@@bakkerij.example", "! Two @ signs -> siobhan@bakkerij.example"],
  ["anna @berg.example", "! Contains a space -> anna@berg.example"],
  ["anna@berg,example", "! Contains a comma -> anna@berg.example"],
  ["anna@berg..example", "! Two dots -> anna@berg.example"],
  ["anna (at) berg.example", "! No @ sign -> anna@berg.example"],
  ["work: anna@berg.example", "! Not only an email -> anna@berg.example"],
  ["anna", "! Not an email"],
  ["", null],
])("email: %s", (text, expected) => {
  expect(read("email", text)).toBe(expected);
});

test.each([
  ["+49 30 555 0142", "+49 30 555 0142"],
  ["\u200e+491512345678", "+491512345678"],
  ["'+49 30 555 0142", "+49 30 555 0142"],
  ["4930555014.0", "4930555014"],
  ["1.5155E+10", "! The spreadsheet cut off digits (1.5155E+10)"],
  ["1,51551234567E+11", "151551234567"],
  ["ask Anna", "! Not a phone number"],
])("phone: %s", (text, expected) => {
  expect(read("phone", text)).toBe(expected);
});

test.each([
  ["45", 45],
  ["1:30", 90],
  ["1.5 h", 90],
  ["1h 20m", 90],
  ["PT1H30M", 90],
  ["900", "! Longer than 12 hours -> 720"],
  ["a while", "! Not a duration"],
])("duration: %s", (text, expected) => {
  expect(read("duration", text)).toBe(expected);
});

test("a status is what was chosen for its value, or is typed as one", () => {
  const values = {
    lead: { becomes: "Pending", count: 2 },
    "on hold?": { becomes: null, count: 1 },
  };
  expect(read("status", "lead", { values })).toBe("Pending");
  expect(read("status", "deal closed", { values })).toBe("Deal Closed");
  expect(read("status", "on hold?", { values })).toBe("! Not one of the five statuses");
  expect(read("status", "constructor", { values })).toBe("! Not one of the five statuses");
});

test("tags come apart, without the groups that programs give everybody", () => {
  expect(read("tags", "VIP ::: Berlin ::: * myContacts")).toEqual(["VIP", "Berlin"]);
  expect(read("tags", '"VIP","vip"; Fair 2025')).toEqual(["vip", "Fair 2025"]);
  expect(read("tags", "x".repeat(51))).toBe("! A tag longer than 50 characters");
});

test("what cannot be stored or seen is left out", () => {
  expect(read("name", "\ufeffAnna\0 Berg\u200b ")).toBe("Anna Berg");
  expect(read("name", "\u2800")).toBe(null);
  expect(read("name", "x".repeat(201))).toBe(`! Longer than 200 characters -> ${"x".repeat(200)}`);
});

test("marks that nobody sees are no part of a phone, an email or a website", () => {
  const marked = "\u202a\ufeff+49\u00a0170\u202f555\u200b0191\u202c\u2060\u200f";
  expect(read("phone", marked)).toBe("+49 170 5550191");
  expect(read("email", "\u200eanna@berg\u00ad.example\ufeff")).toBe("anna@berg.example");
  expect(read("website", "https://berg.example\u2069")).toBe("https://berg.example");
  expect(read("name", "محمد\u200cرضا")).toBe("محمد\u200cرضا");
});
