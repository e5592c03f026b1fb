import { expect, test } from "vitest";
import type { Person } from "../client/kinds/customers/people/person.ts";
import { lineResults } from "../client/screens/palette/line/line-results.tsx";
import { offerGroups } from "../client/screens/palette/line/offers.tsx";
import { searchItem } from "../client/screens/palette/line/other-readings.tsx";
import type { Setting } from "../client/screens/palette/line/preview.ts";
import { makeDemoData } from "../demo/data.ts";
import { createRandom } from "../demo/random.ts";
import { pickPerson } from "../shared/read-line/pick-person.ts";
import { maybeNames, readLine } from "../shared/read-line/read-line.ts";
import { fold } from "../shared/text/fold.ts";
import { randomSeed, scaled } from "./random.ts";

const today = "2026-11-22";
const now = `${today}T13:20`;
const { companies } = makeDemoData({ today });
const people: Person[] = companies.flatMap(({ input, customers }) =>
  customers.map(({ input: { name, email, status } }, place) => ({
    _id: `${input.name} ${place}`,
    kind: "customer" as const,
    company: input.name,
    companyName: input.name,
    name,
    email,
    status: status ?? "Active",
    lastContact: today,
  })),
);

const names = [...people.map(({ name }) => name), ...companies.map(({ input }) => input.name)];
const titles = companies.flatMap(({ customers }) =>
  customers.flatMap(({ input }) => input.notes ?? ""),
);
const words = [...new Set([...names, ...titles].join(" ").split(/\s+/))].filter(Boolean);

/** All that the reader gives a meaning. */
const meaningful = (
  "call called note met email task book move cancel held no-show delete snooze tag add new customer company follow up " +
  "active pending shopper closed returning deal window tomorrow friday may april 10 10am 2h every monday to at and with until #vip"
).split(" ");

const setting: Setting = {
  go: async () => {},
  now,
  booked: [],
  bookedOther: [],
  dueThatDay: 0,
  taskTimes: [],
  tags: ["VIP"],
  newCustomer: () => {},
  ours: () => [],
};

/** Who the search finds for a word: those with a word that begins with it. */
function findPeople(word: string): Person[] {
  const folded = fold(word);
  return people.filter(({ name }) => ` ${fold(name)}`.includes(` ${folded}`));
}

/** What the palette offers for a line if the search finds no record. */
function offersOf(text: string): string[] {
  const readings = [[], ...maybeNames(text)].map((places) =>
    readLine(text, { now, names: places }),
  );
  const offered = readings.flatMap((line) => {
    const groups = offerGroups(text, line, setting);
    if (!line) return groups;
    const found = line.names.map((word) => ({ word, people: findPeople(word.text) }));
    const known = { here: undefined, settled: true, failed: false };
    const picked = { ...pickPerson(line, found, { today }), ...known };
    const results = lineResults({
      line,
      people: picked,
      found: [],
      goesToo: undefined,
      setting,
      choose: () => {},
      searchItem: searchItem(text, () => {}),
    });
    return results?.groups ?? groups;
  });
  return offered.flatMap(({ items }) => items.map(({ title }) => title));
}

test("whatever two words are typed, the line offers something, and never without a title", () => {
  const random = createRandom(randomSeed);
  const any = (of: readonly string[]) => random.pick(of);
  for (let count = 0; count < scaled(1_500); count++) {
    const text = [
      [any(words), any(words)],
      [any(meaningful), any(words)],
      [any(words), any(meaningful)],
      [any(meaningful), any(meaningful)],
    ][count % 4]?.join(" ");
    if (!text || !/[\p{L}\p{N}]/u.test(text)) continue;
    const titlesOffered = offersOf(text);
    expect(titlesOffered.length, text).toBeGreaterThan(0);
    for (const title of titlesOffered) expect(title.trim(), text).not.toBe("");
  }
}, 60_000);
