import { expect, test } from "vitest";
import { makeDemoData } from "../../demo/data.ts";
import { fold, toNameForms } from "../text/fold.ts";
import { countTypos } from "../text/typos.ts";
import { nameLine } from "./name-line.ts";
import { type Candidate, pickPerson } from "./pick-person.ts";
import { readLine } from "./read-line.ts";

const today = "2026-11-22";
const people: Candidate[] = makeDemoData({ today }).companies.flatMap(({ input, customers }) =>
  customers.map((customer, place) => ({
    _id: `${input.name} ${place}`,
    name: customer.input.name,
    companyName: input.name,
    lastContact: customer.input.lastContact,
  })),
);

/** Names of two words that no day, verb or noun is spelled like. */
const named = people.flatMap((person) => {
  const [first = "", last = "", ...more] = person.name.split(" ");
  const isPlain = [first, last].every((word) => /^\p{L}[\p{L}’'-]+$/u.test(word));
  return isPlain && more.length === 0 ? [{ ...person, first, last }] : [];
});

/** Who and what a line books, of those given. */
function bookOf(text: string, among: readonly Candidate[]) {
  const line = readLine(text, { now: `${today}T13:20` });
  if (!line) throw new Error(`"${text}" is a search`);
  const found = line.names.map((word) => ({ word, people: among }));
  const { people: picked, clear } = pickPerson(line, found, { today });
  const [first] = picked;
  const title = nameLine(line, first ? { ...first.fit, name: first.person.name } : null).text;
  return { who: first?.person, title, clear };
}

test("everybody is booked by name, and by a name with one letter missing", () => {
  expect(named.length).toBeGreaterThan(150);
  for (const { _id, name, first, last } of named) {
    const namesakes = people.filter((other) => other.name === name);
    const whole = bookOf(`${first} ${last} tue 10`, people);
    expect(whole.who?.name, name).toBe(name);
    expect(whole.title, name).toBe("");
    expect(whole.clear, name).toBe(namesakes.length === 1);
    if (!/^\p{L}{6,}$/u.test(last)) continue;
    const typo = last.slice(0, 2) + last.slice(3);
    const forgiven = bookOf(`${first} ${typo} tue 10`, [people.find((one) => one._id === _id)!]);
    expect(forgiven, `${first} ${typo}`).toMatchObject({ who: { _id }, title: "" });
  }
});

/** All pairs take half a minute. */
const others = 40;

test("of two people's names mixed, no word is lost", () => {
  for (const [place, one] of named.entries()) {
    for (const other of [...named, ...named].slice(place + 1, place + others)) {
      if (one.first === other.first || one.last === other.last) continue;
      const { who, title } = bookOf(`${one.first} ${other.last} tue 10`, [one, other]);
      const said = fold(`${who?.name} ${who?.companyName} ${title}`).split(/[^\p{L}]+/u);
      for (const word of [one.first, other.last].flatMap((each) =>
        fold(each).split(/[^\p{L}]+/u),
      )) {
        // A typo counts as the name.
        const isSaid = toNameForms(word).some((form) =>
          said.some((each) => countTypos(form, each) !== undefined),
        );
        expect(isSaid, `${word} of ${one.first} ${other.last}: ${said}`).toBe(true);
      }
    }
  }
});
