import { expect, test } from "vitest";
import { sourceOf } from "../read/files/source-of.ts";
import type { Source } from "../read/source.ts";
import type { ColumnMatch, Match, Target } from "./column-match.ts";
import { chooseTarget, entriesOf, openOf } from "./entries.ts";

function matchOf(source: Source, ...targets: Target[]): Match {
  const columns = targets.map((becomes, at): ColumnMatch => {
    const heading = source.columns[at]?.heading ?? "";
    return { heading, becomes, isGuessed: true };
  });
  return { kind: "customers", columns, company: "", status: "Pending" };
}

const targets = ({ columns }: Match) => columns.map(({ becomes }) => becomes);
const people = sourceOf(["Last", "Mail", "First"], [["Berg", "anna@berg.example", "Anna"]]);
const named = matchOf(people, "lastName", "email", "firstName");

test("first and last name share a row where the first of them stands, first name first", () => {
  expect(entriesOf(named)).toEqual([
    { places: [2, 0], becomes: "name" },
    { places: [1], becomes: "email" },
  ]);
  expect(entriesOf(matchOf(people, "lastName", "email", "skip"))).toHaveLength(3);
});

test("one of the two can be meant alone, or both become something else", () => {
  const [pair] = entriesOf(named);
  if (!pair) throw new Error("The two columns are a row.");
  expect(targets(chooseTarget(people, named, pair, "lastName"))).toEqual([
    "lastName",
    "email",
    "skip",
  ]);
  expect(targets(chooseTarget(people, named, pair, "notes"))).toEqual(["notes", "email", "notes"]);
});

test("what the user chooses is no guess, and a guess that had the same goes to the notes", () => {
  const source = sourceOf(
    ["Deal", "Worth", "Mail", "Mail 2"],
    [["1,50", "2,50", "a@x.example", ""]],
  );
  const match = matchOf(source, "value", "skip", "email", "skip");
  const changed = chooseTarget(source, match, { places: [1], becomes: "skip" }, "value");
  expect(targets(changed)).toEqual(["addToNotes", "value", "email", "skip"]);
  expect(changed.columns[1]).toMatchObject({
    isGuessed: false,
    decimals: "comma",
    heading: "Worth",
  });
  const twice = chooseTarget(source, match, { places: [3], becomes: "skip" }, "email");
  expect(targets(twice)).toEqual(["value", "skip", "email", "email"]);
});

test("a name, open values and a date that can be read in two ways are asked for, in this order", () => {
  const source = sourceOf(["Who", "Stage", "When"], [["Anna", "on hold?", "03/04/2026"]]);
  const match = matchOf(source, "skip", "status", "lastContact");
  const [who, stage, when] = match.columns;
  if (!who || !stage || !when) throw new Error("It has three columns.");
  stage.values = { "on hold?": { becomes: null, count: 1 }, won: { becomes: "Active", count: 2 } };
  when.isAmbiguous = true;
  expect(openOf(source, match)).toEqual({ what: "Choose the column with the name.", which: "" });
  who.becomes = "name";
  expect(openOf(source, match)).toEqual({ what: "1 value to choose:", which: "on hold?" });
  stage.values = { "on hold?": { becomes: "Pending", count: 1 } };
  expect(openOf(source, match)).toEqual({ what: "1 date to choose:", which: "When" });
  when.isAmbiguous = false;
  expect(openOf(source, match)).toBeNull();
});
