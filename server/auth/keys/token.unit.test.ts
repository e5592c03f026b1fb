import { expect, test } from "vitest";
import { looksLikeKey, makeKey, toStart } from "./token.ts";

test("a token says what it is, and has 256 random bits", () => {
  const tokens = Array.from({ length: 200 }, makeKey);
  expect(new Set(tokens).size).toBe(200);
  for (const token of tokens) {
    expect(token).toMatch(/^cd_[0-9A-Za-z]{49}$/);
    expect(looksLikeKey(token)).toBe(true);
    expect(toStart(token)).toBe(token.slice(0, 7));
  }
});

// CRC-32 as every program that looks for leaked tokens can work it out.
test("its last six digits are the CRC-32 of the rest in base 62", () => {
  const body = `cd_${"0".repeat(43)}`;
  expect(looksLikeKey(`${body}3SWwSF`)).toBe(true);
});

test("one wrong, missing or swapped letter shows", () => {
  const token = makeKey();
  for (let place = 3; place < token.length; place += 1) {
    const other = token[place] === "a" ? "b" : "a";
    expect(looksLikeKey(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
  }
  expect(looksLikeKey(token.slice(0, -1))).toBe(false);
  expect(looksLikeKey(`${token}a`)).toBe(false);
  expect(looksLikeKey(token.toLowerCase())).toBe(false);
});

test("a session's token is none, whatever it begins with", () => {
  expect(looksLikeKey(`cd_${"A".repeat(40)}`)).toBe(false);
});
