import { expect, test } from "vitest";
import { isolate } from "./isolate.ts";

test("a name that could turn the words after it around is isolated from them", () => {
  expect(isolate("\u202egnidaelsiM")).toBe("\u2068\u202egnidaelsiM\u2069");
  expect(isolate("שלום בע״מ")).toBe("\u2068שלום בע״מ\u2069");
  expect(isolate("شركة")).toBe("\u2068شركة\u2069");
});

test("a name cannot end its own isolation", () => {
  expect(isolate("a\u2069\u202eb")).toBe("\u2068a\u202eb\u2069");
});

test("any other name stays as it is", () => {
  for (const name of ["Müller & Söhne", "株式会社", "Νίκος", "Bo’s (14%)", ""]) {
    expect(isolate(name)).toBe(name);
  }
});
