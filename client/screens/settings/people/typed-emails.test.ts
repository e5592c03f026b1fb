import { expect, test } from "vitest";
import { findWrongEmail, splitEmails } from "./typed-emails.ts";

test("a pasted list becomes addresses, however they are separated", () => {
  expect(splitEmails("a@x.example, b@x.example;c@x.example\n\td@x.example ")).toEqual([
    "a@x.example",
    "b@x.example",
    "c@x.example",
    "d@x.example",
  ]);
});

test("names around addresses go, as mail programs copy them", () => {
  expect(
    splitEmails('Tom Weller <t.weller@postbox.example>, "Sax, Lucía" <lucia@postbox.example>'),
  ).toEqual(["t.weller@postbox.example", "lucia@postbox.example"]);
  expect(splitEmails("mailto:a@x.example")).toEqual(["a@x.example"]);
});

test("nobody is invited twice, in whatever case", () => {
  expect(splitEmails("A@x.example a@X.example b@x.example", ["B@x.example"])).toEqual([
    "A@x.example",
  ]);
});

test("what is no address is kept and named", () => {
  expect(splitEmails("lucia@postbox a@x.example")).toEqual(["lucia@postbox", "a@x.example"]);
  expect(findWrongEmail(["a@x.example", "lucia@postbox"])).toBe(
    "lucia@postbox isn’t an email address",
  );
  expect(findWrongEmail(["a@x.example"])).toBeUndefined();
  expect(findWrongEmail([`${"a".repeat(250)}@x.example`])).toMatch(/ isn’t an email address$/);
});
