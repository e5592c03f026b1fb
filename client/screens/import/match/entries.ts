import { matching } from "../../../../shared/words/en/matching.ts";
import { currentFormats } from "../../../lib/format/formats.ts";
import { joined } from "../../../lib/format/joined.ts";
import type { Source } from "../read/source.ts";
import type { ColumnMatch, Match, Target } from "./column-match.ts";
import { matchColumn } from "./columns.ts";
import { requiredOf, singleTargets } from "./targets.ts";

/** A row of the Match screen: a column, or the two of a first and a last name, which make one. */
export interface Entry {
  places: [number, ...number[]];
  becomes: Target;
}

export function entriesOf({ columns }: Match): Entry[] {
  const first = columns.findIndex(({ becomes }) => becomes === "firstName");
  const last = columns.findIndex(({ becomes }) => becomes === "lastName");
  const isPair = first >= 0 && last >= 0;
  return columns.flatMap(({ becomes }, place): Entry[] => {
    if (!isPair || (place !== first && place !== last)) return [{ places: [place], becomes }];
    // Both stand where the first of them is.
    return place === Math.min(first, last) ? [{ places: [first, last], becomes: "name" }] : [];
  });
}

/** What several columns can become: their texts come together, or the further ones go to the notes. */
const shared: readonly Target[] = [
  "email",
  "phone",
  "notes",
  "tags",
  "address",
  "addToNotes",
  "skip",
];

/** The match with another choice for a row. A guess that had the same goes to the notes,
 * and so does any column that would have to be read by the same decision. */
export function chooseTarget(source: Source, match: Match, entry: Entry, becomes: Target): Match {
  const chosen = new Map(
    targetsFor(entry, becomes).map((target, at) => [entry.places[at], target]),
  );
  const taken = [...chosen.values()].filter((target) => !shared.includes(target));
  const columns = match.columns.map((column, place): ColumnMatch => {
    const target = chosen.get(place);
    if (target) {
      const read = matchColumn(source, place, target, currentFormats());
      return { ...read, heading: column.heading, isGuessed: false };
    }
    const isFree = column.isGuessed || singleTargets.includes(column.becomes);
    const isDouble = isFree && taken.includes(column.becomes);
    if (!isDouble) return column;
    return { heading: column.heading, becomes: "addToNotes", isGuessed: true };
  });
  return { ...match, columns };
}

/** For each place of the row. Of a pair, one alone can be meant. */
function targetsFor({ places, becomes: before }: Entry, becomes: Target): Target[] {
  if (places.length === 1) return [becomes];
  if (becomes === before) return ["firstName", "lastName"];
  if (becomes === "firstName") return ["firstName", "skip"];
  if (becomes === "lastName") return ["skip", "lastName"];
  return places.map(() => becomes);
}

/** The match with something else about how a column is read. */
export function changeColumn(match: Match, place: number, changes: Partial<ColumnMatch>): Match {
  return {
    ...match,
    columns: match.columns.map((column, at) =>
      at === place ? { ...column, ...changes, isGuessed: false } : column,
    ),
  };
}

/** What the user still has to choose: "1 value to choose:" and "on hold?" */
export interface Open {
  what: string;
  which: string;
}

export function openOf(source: Source, match: Match): Open | null {
  const missing = missingOf(match);
  if (missing) {
    return { what: matching.chooseColumn[missing], which: "" };
  }
  const values = match.columns.flatMap((column) => openValues(column));
  if (values.length > 0) {
    const some = joined(values.slice(0, 3));
    const which = values.length > 3 ? matching.andMore(some) : some;
    return { what: matching.valuesToChoose(values.length), which };
  }
  const unsure = match.columns.findIndex(({ isAmbiguous }) => isAmbiguous);
  if (unsure < 0) return null;
  return { what: matching.dateToChoose, which: source.columns[unsure]?.heading ?? "" };
}

export function openValues({ values = {} }: ColumnMatch): string[] {
  return Object.keys(values).filter((value) => values[value]?.becomes === null);
}

function missingOf({ kind, columns }: Match): keyof typeof matching.chooseColumn | undefined {
  const has = (...targets: Target[]) => columns.some(({ becomes }) => targets.includes(becomes));
  // Whom appointments are with can be chosen in the check.
  return (["name", "title", "date"] as const).find((target) => {
    if (!requiredOf[kind].some((required) => required === target)) return false;
    return target === "name" ? !has("name", "firstName", "lastName") : !has(target);
  });
}
