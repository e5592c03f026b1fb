import { expect, test } from "vitest";
import { findMentions, mentionNameOf } from "./mentions.ts";

const marta = { _id: "m", name: "Marta Ellingsen" };
const ben = { _id: "b", name: "Ben Okafor" };
const anna = { _id: "a", name: "Anna Ruiz" };
const otherAnna = { _id: "a2", name: "Anna Berg" };

function idsIn(text: string, people: Parameters<typeof findMentions>[1]) {
  return findMentions(text, people).map(({ _id, start, end }) => [_id, text.slice(start, end)]);
}

test("the first name and the whole one, at the start and between other signs", () => {
  expect(idsIn("@Ben please, (@marta) and @Ben Okafor.", [marta, ben])).toEqual([
    ["b", "@Ben"],
    ["m", "@marta"],
    ["b", "@Ben Okafor"],
  ]);
});

test("no part of an address, of a longer name, or of nobody", () => {
  expect(idsIn("info@ben.example, @Benjamin, @ Ben, @@Ben, @Tom", [marta, ben])).toEqual([]);
});

test("of two with one first name the whole name", () => {
  const people = [anna, otherAnna];
  expect(idsIn("@Anna @Anna Berg", people)).toEqual([["a2", "@Anna Berg"]]);
  expect(people.map((one) => mentionNameOf(one, people))).toEqual(["Anna Ruiz", "Anna Berg"]);
  expect(mentionNameOf(ben, [ben, ...people])).toBe("Ben");
});

test("who is called otherwise now is still meant, unless somebody else is called so", () => {
  const renamed = { _id: "b", name: "Benjamin Okafor", formerNames: ["Ben Okafor"] };
  expect(idsIn("@Ben and @Ben Okafor", [marta, renamed])).toEqual([
    ["b", "@Ben"],
    ["b", "@Ben Okafor"],
  ]);
  expect(idsIn("@Ben", [renamed, { _id: "n", name: "Ben Lund" }])).toEqual([["n", "@Ben"]]);
});

test("who has left gives way to who is there", () => {
  expect(
    idsIn("@Ben", [
      { ...ben, hasLeft: true },
      { _id: "n", name: "Ben Lund" },
    ]),
  ).toEqual([["n", "@Ben"]]);
});
