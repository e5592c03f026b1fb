import { expect, test } from "vitest";
import { toEmailKey, toPersonKey } from "../../../../shared/matching/match-keys.ts";
import type { Draft } from "./draft.ts";
import { mentionedIn } from "./mentions.ts";
import type { Known } from "./named.ts";

const customers = [
  ["1", "Anna Berg", "anna@berg.example"],
  ["2", "Bo Lind", "bo@lind.example"],
  ["3", "Pieter van der Berg", "info@vdberg.example"],
  ["4", "John Smith", "john@denver.example"],
  ["5", "John Smith", "john@atlanta.example"],
].map(([_id = "", name = "", email = ""]) => {
  return { _id, name, email, company: `c${_id}`, companyName: `Company ${_id}` };
});

const people: NonNullable<Known["people"]> = new Map();
for (const one of customers) {
  for (const key of [toPersonKey(one.name), toEmailKey(one.email)]) {
    people.set(key, [...(people.get(key) ?? []), one]);
  }
}
const known: Known = {
  ...{ companies: new Map(), tags: new Map(), newTags: new Set(), customers: new Map() },
  people,
};

function mentioned(title: string, notes = "") {
  const cell = (text: string) => ({ text, value: text });
  const cells = { title: cell(title), notes: cell(notes) };
  const draft: Draft = { number: 1, row: { number: 1, cells: [] }, cells, extra: [] };
  return mentionedIn(draft, known)?._id ?? null;
}

test.each([
  ["Lunch with Anna Berg", "", "1"],
  ["Berg, Anna: review", "", "1"],
  ["call anna berg, rates", "", "1"],
  ["Dr. Anna Berg", "", "1"],
  ["Kickoff Pieter van der Berg", "", "3"],
  ["Review", "With Anna Berg, at ten", "1"],
  ["Review", "Join: <mailto:bo@lind.example>", "2"],
  ["Anna Berg", "Copy to bo@lind.example", "2"],
  ["Anna Berg", "Bo Lind comes later", "1"],
])("%s (%s) is with the customer whom it names", (title, notes, id) => {
  expect(mentioned(title, notes)).toBe(id);
});

test.each([
  ["Review", ""],
  ["Anna", "Berg"],
  ["Anna and Berg", ""],
  // Two of them have the name, and two are named.
  ["John Smith", ""],
  ["Anna Berg and Bo Lind", ""],
  // Small words are no name in a long text.
  ["Review", "see anna berg"],
  // An address that several people read.
  ["Review", "info@vdberg.example"],
])("%s (%s) names nobody for sure", (title, notes) => {
  expect(mentioned(title, notes)).toBe(null);
});
