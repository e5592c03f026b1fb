import { expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import { currentOf, findDifferences } from "./conflict.ts";

const names = ["name", "phone", "notes"];
const base = { name: "Acme", phone: "1", notes: "" };

test("what only one of two people changed is no difference, and neither is the same change", () => {
  const saved = { name: "Acme Ltd", phone: "2", notes: "" };
  const typed = { name: "Acme", phone: "2", notes: "Likes tea" };
  expect(findDifferences(names, { base, saved, typed })).toEqual([]);
});

test("a field that both changed is a difference, with both values", () => {
  const saved = { ...base, name: "Acme Ltd" };
  const typed = { ...base, name: "Acme Inc", notes: "Likes tea" };
  expect(findDifferences(names, { base, saved, typed })).toEqual([
    { name: "name", saved: "Acme Ltd", typed: "Acme Inc" },
  ]);
});

test("only a refusal with the record as it is now is a conflict", () => {
  const current = { _id: "1", updatedAt: "2026-05-04T10:00:00.000Z" };
  expect(currentOf(new ApiError(409, { msg: "Changed", current }))).toBe(current);
  expect(currentOf(new ApiError(409, { msg: "Email taken" }))).toBeUndefined();
  expect(currentOf(new ApiError(404, { msg: "Gone", current }))).toBeUndefined();
  expect(currentOf(new Error("other"))).toBeUndefined();
});
