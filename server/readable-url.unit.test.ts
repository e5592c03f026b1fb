import { expect, test } from "vitest";
import { toReadableUrl } from "./readable-url.ts";

test("a page's address that stands for no text is made one that does", () => {
  const url = toReadableUrl("/dashboard/companies/%F0%9F?x=%zz");
  expect(decodeURI(url)).toBe("/dashboard/companies/%F0%9F?x=%zz");
});

test.each(["/", "/a%20b", "/login?x=%zz", "/api/companies/%zz"])("%s stays as it is", (url) => {
  expect(toReadableUrl(url)).toBe(url);
});
