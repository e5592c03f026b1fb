import { expect, test } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

test("signing in goes on to the page that was asked for", () => {
  expect(redirectTarget("/dashboard")).toBe("/dashboard");
  expect(redirectTarget("/dashboard/companies?search=dental#top")).toBe(
    "/dashboard/companies?search=dental#top",
  );
});

test("without a page, or with one that makes no sense, it goes to the overview", () => {
  expect(redirectTarget(undefined)).toBe("/dashboard");
  expect(redirectTarget("")).toBe("/dashboard");
  expect(redirectTarget("http://[")).toBe("/dashboard");
});

test("a crafted login link leads neither to another site nor out of the dashboard", () => {
  for (const trap of [
    "https://evil.example/dashboard",
    "//evil.example/dashboard",
    "/\\evil.example/dashboard",
    "\\\\evil.example/dashboard",
    "/\t/evil.example/dashboard",
    "javascript:alert(1)",
    "data:text/html,/dashboard",
    "/login",
    "/dashboardish",
    "/dashboard/../login",
    "/dashboard/..//evil.example",
  ]) {
    expect(redirectTarget(trap), trap).toBe("/dashboard");
  }
});
