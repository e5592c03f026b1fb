import { expect, test } from "vitest";
import { findAtPerson, withoutGaps } from "./at-person.ts";

const ben = { _id: "1", name: "Ben Okafor" };
const anna = { _id: "2", name: "Anna Ruiz" };
const bea = { _id: "3", name: "Béatrice Okafor" };
const people = [ben, anna, bea];

test.each([
  ["task @ben send quote fri", ben, "task send quote fri"],
  ["tue 10 anna review with @ben", ben, "tue 10 anna review"],
  ["give anna to @Ben", ben, "give anna"],
  ["send quote @beat", bea, "send quote"],
  ["send quote @ruiz.", anna, "send quote"],
])("%s", (line, person, rest) => {
  const found = findAtPerson(line, people);
  expect(found?.person).toBe(person);
  expect(found?.rest).toHaveLength(line.length);
  expect(withoutGaps(found?.rest ?? "")).toBe(rest);
});

test("of several nobody is meant, nor of none; all whom it can be are there", () => {
  expect(findAtPerson("task @be", people)).toMatchObject({ person: undefined, people: [ben, bea] });
  expect(findAtPerson("task @okafor", people)).toMatchObject({ person: undefined });
  expect(findAtPerson("task @tom", people)).toMatchObject({ person: undefined, people: [] });
  expect(findAtPerson("task @", people)).toMatchObject({ person: undefined, people });
});

test("an email address and a name without it are not ours", () => {
  expect(findAtPerson("write to ben@okafor.example", people)).toBeUndefined();
  expect(findAtPerson("task ben send quote", people)).toBeUndefined();
});
