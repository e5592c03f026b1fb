import { expect, test } from "vitest";
import { toReadableUrl } from "./readable-url.ts";

test("a page's address that stands for no text is made one that does", () => {
  const url = toReadableUrl("/dashboard/companies/%F0%9F?x=%zz");
  expect(decodeURI(url)).toBe("/dashboard/companies/%F0%9F?x=%zz");
});

test.each(["/", "/a%20b", "/login?x=%zz", "/api/companies/%zz"])("%s stays as it is", (url) => {
  expect(toReadableUrl(url)).toBe(url);
});

test.each([
  ["http://desk.example/api/companies?x=1", "/api/companies?x=1"],
  ["HTTPS://desk.example", "/"],
  ["http://desk.example?x=1", "/?x=1"],
  ["/%61pi/companies", "/api/companies"],
  ["/api/%63ompanies/%2Fa?search=%61", "/api/companies/%2Fa?search=%61"],
])("%s is the same address as %s", (url, same) => {
  expect(toReadableUrl(url)).toBe(same);
});
