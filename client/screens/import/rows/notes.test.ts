import { expect, test } from "vitest";
import type { Match } from "../match/column-match.ts";
import { changesTo } from "./compare.ts";
import type { Draft } from "./draft.ts";

const match: Match = { kind: "customers", columns: [], company: "", status: "Pending" };

function notesAfter(before: string, ...extra: string[]) {
  const row = { number: 2, cells: [] };
  const draft: Draft = { number: 2, row, cells: {}, extra };
  return changesTo({ notes: before }, draft, match).notes;
}

test("a line is in the notes only where it stands there whole", () => {
  expect(notesAfter("Fax: 555-1234", "Fax: 555-12")).toBe("Fax: 555-1234\nFax: 555-12");
  expect(notesAfter("Old fax: 555-12", "fax: 555-12")).toBe("Old fax: 555-12\nfax: 555-12");
  expect(notesAfter("First\nFax: 555-12\nlast", "Fax: 555-12")).toBeUndefined();
});

test("a text of several lines is in the notes where they follow each other", () => {
  expect(notesAfter("Met in May\nat the fair\nin Ulm", "at the fair\nin Ulm")).toBeUndefined();
  expect(notesAfter("at the fair\nin Ulm-Wiblingen", "at the fair\nin Ulm")).toBe(
    "at the fair\nin Ulm-Wiblingen\nat the fair\nin Ulm",
  );
});
