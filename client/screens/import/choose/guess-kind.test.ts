import { expect, test } from "vitest";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { Source } from "../read/source.ts";
import { guessKind } from "./guess-kind.ts";

function kindOf(headings: string, into: ImportKind, kind: Source["kind"] = null) {
  const columns = headings.split(",").map((heading) => ({ heading }));
  return guessKind({ kind, firstRow: "headings", columns }, into);
}

test("the format of a file says what is in it", () => {
  expect(kindOf("Name", "companies", "customers")).toBe("customers");
  expect(kindOf("Name", "customers", "appointments")).toBe("appointments");
});

test("headings of people, of companies and of appointments say what a table holds", () => {
  expect(kindOf("First Name,Last Name,Company,Website", "companies")).toBe("customers");
  expect(kindOf("Name,Industry,Website,Phone", "customers")).toBe("companies");
  expect(kindOf("Subject,Start Date,Start Time", "customers")).toBe("appointments");
  expect(kindOf("First Name,Last Name,Email", "appointments")).toBe("customers");
});

test("where headings leave it open, it is what was asked for", () => {
  expect(kindOf("Name,Email,Phone", "companies")).toBe("companies");
  expect(kindOf("Name,Email,Phone", "customers")).toBe("customers");
  expect(kindOf("Something else", "appointments")).toBe("appointments");
  const columns = [{ heading: "First Name" }];
  expect(guessKind({ kind: null, firstRow: "row", columns }, "companies")).toBe("companies");
});
