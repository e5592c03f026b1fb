import { describe, expect, it } from "vitest";
import { parseMoney } from "./money.ts";

describe("parseMoney", () => {
  it.each([
    ["12.5", 12.5],
    ["12,500.50", 12500.5],
    [" $ 1,250 ", 1250],
    ["-250", -250],
    ["0", 0],
  ])("reads %j as people type it", (text, dollars) => {
    expect(parseMoney(text)).toBe(dollars);
  });

  it.each(["", "  ", "$", "abc", "12 euros", "1.2.3"])("takes %j for no number", (text) => {
    expect(parseMoney(text)).toBeNaN();
  });
});
