import { expect, test } from "vitest";
import type { Target } from "../match/column-match.ts";
import type { Draft } from "../rows/draft.ts";
import { nextProblem, problemsOf } from "./columns.ts";

function draft(number: number, ...bad: Target[]): Draft {
  const cells = Object.fromEntries(
    bad.map((target) => [target, { text: "?", value: null, problem: { text: "Bad" } }]),
  );
  return { number, row: { number, cells: [] }, cells, extra: [] };
}

const drafts = [draft(2), draft(3, "value", "email"), draft(4), draft(5, "tags", "name")];

test("the problems of a row are read along its columns, then those without a column", () => {
  expect(drafts.map((each) => problemsOf(each, "customers"))).toEqual([
    [],
    ["email", "value"],
    [],
    ["name", "tags"],
  ]);
});

test("from problem to problem all are reached once, and then the first again", () => {
  const reached = [];
  let place = nextProblem(drafts, "customers");
  for (let step = 0; place && step < 5; step += 1) {
    reached.push(`${place.row} ${place.target}`);
    place = nextProblem(drafts, "customers", place);
  }
  expect(reached).toEqual(["1 email", "1 value", "3 name", "3 tags", "1 email"]);
});

test("after the only problem there is no other", () => {
  const one = [draft(2), draft(3, "email")];
  expect(nextProblem(one, "customers", { row: 1, target: "email" })).toBe(null);
  expect(nextProblem([draft(2)], "customers")).toBe(null);
});
