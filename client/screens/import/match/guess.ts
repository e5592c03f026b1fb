import type { FormatSettings } from "../../../../shared/account/settings.ts";
import { defaultStatus } from "../../../../shared/statuses.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { mapInSlices } from "../in-slices.ts";
import { ownProgram, withEnglishHeadings } from "../read/own-headings.ts";
import type { Source } from "../read/source.ts";
import { choicesOf } from "./choices.ts";
import type { Match, Target } from "./column-match.ts";
import { matchColumn, valuesOf } from "./columns.ts";
import { isOfProgram, personTargetOfHeading, targetOfHeading, toPlainHeading } from "./headings.ts";
import { hasChoices, singleTargets, targetsOf } from "./targets.ts";
import { hasUs, learnUs } from "./us.ts";

/** What each column probably becomes: by the format, the heading, or what its values look like. */
export async function guessMatch(
  source: Source,
  kind: ImportKind,
  formats: FormatSettings,
): Promise<Match> {
  await learnUs();
  const targets = guessTargets(source, kind);
  const columns = await mapInSlices(targets, (target, place) => ({
    heading: source.columns[place]?.heading ?? "",
    ...matchColumn(source, place, target, formats),
    isGuessed: true,
  }));
  return { kind, columns, company: "", status: defaultStatus };
}

/** Parts of an address that stands in one piece, too. */
const addressPart =
  /address.* (?:street|city|region|state|postal code|zip|country|extended address|po box)$/;

function guessTargets(given: Source, kind: ImportKind): Target[] {
  const source = withEnglishHeadings(given);
  const told = source.columns.map((column) => targetOf(column, source, kind));
  const plain = source.columns.map(({ heading }) => toPlainHeading(heading));
  const isFormatted = plain.some((heading) => heading.endsWith("formatted"));
  const named = withoutHalfNames(told, plain, source);
  const known = withOneOfEach(
    withDay(
      named.map((target, place) => asFilled(target, place, source)),
      source,
    ),
    source,
  );
  const taken = new Set(known.filter((target) => target !== null));
  if (taken.has("firstName") || taken.has("lastName")) taken.add("name");
  return known.map((target, place) => {
    if (isFormatted && addressPart.test(plain[place] ?? "")) return "skip";
    if (target) return target;
    const seen = targetOfValues(source, place, kind, taken);
    taken.add(seen);
    return seen;
  });
}

/** It begins with a figure, maybe after a currency. */
const amount = /^[^\p{L}\d]*(?:\p{L}{1,3}\.? ?[^\p{L}\d]*)?\d/u;
const ofProgram = /^(?:0|false|no|normal|none|default|unspecified|smtp|ex|standard)$/i;

/** As the values of the column have it: a name is no amount, and what all have alike is kept for none. */
function asFilled(target: Target | null, place: number, source: Source): Target | null {
  const values = () => valuesOf(source, place).slice(0, enough);
  // Ours are those of the account that the file is from.
  const isOwn = source.program === ownProgram;
  if (isOwn && (target === "companyId" || target === "ownId")) return "skip";
  if (target === "value") {
    const all = values();
    const amounts = all.filter((value) => amount.test(value)).length;
    return all.length > 0 && amounts * 2 < all.length ? "addToNotes" : target;
  }
  if (target !== "addToNotes" || !isOfProgram(source.columns[place]?.heading ?? "")) return target;
  if (isOwn) return "skip";
  return valuesOf(source, place).every((value) => ofProgram.test(value)) ? "skip" : target;
}

/** Enough of a column to see what it has. */
const enough = 200;
const day = /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}(?!\d)/;

/** `Start Time` may have the day as well; without another column with the day it is the date. */
function withDay(targets: (Target | null)[], source: Source): (Target | null)[] {
  const time = targets.indexOf("time");
  if (time < 0 || targets.includes("date")) return targets;
  const values = valuesOf(source, time).slice(0, enough);
  const isDated = values.filter((value) => day.test(value)).length * 2 > values.length;
  return isDated ? targets.with(time, "date") : targets;
}

/** Of several such columns the one that says most; the others go to the notes, each with its heading. */
function withOneOfEach(targets: (Target | null)[], source: Source): (Target | null)[] {
  const changed = [...targets];
  for (const target of singleTargets) {
    const places = targets.flatMap((one, place) => (one === target ? [place] : []));
    if (places.length < 2) continue;
    const counts = places.map((place) => countUsable(valuesOf(source, place), target));
    const best = counts.indexOf(Math.max(...counts));
    for (const [at, place] of places.entries()) if (at !== best) changed[place] = "addToNotes";
  }
  return changed;
}

function countUsable(values: readonly string[], target: Target): number {
  if (!hasChoices(target)) return values.length;
  const known = Object.values(choicesOf(values, target)).filter(({ becomes }) => becomes);
  return known.reduce((sum, { count }) => sum + count, 0);
}

/** What the format or the heading tells; null for nothing, and what there is no field for is kept. */
function targetOf(
  { heading, becomes }: Source["columns"][number],
  { firstRow }: Source,
  kind: ImportKind,
): Target | null {
  const ofHeading = () =>
    (hasUs() && personTargetOfHeading(heading, kind)) || targetOfHeading(heading, kind);
  const told = becomes ?? (firstRow === "headings" ? ofHeading() : null);
  return told && !targetsOf[kind].includes(told) ? "addToNotes" : told;
}

/** Enough to see what a column is. */
const enoughToSee = 200;

const looks: readonly [Target, RegExp][] = [
  ["email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ["phone", /^(?!\d{1,4}([/.-])\d{1,2}\1\d{2,4}$)(?=(?:\D*\d){7,15}\D*$)[+(0][\d\s()./-]+$/],
  ["website", /^(https?:\/\/|www\.)\S+$/i],
  ["date", /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/],
  ["name", /^\p{Lu}[\p{L}'’.-]+( \p{L}[\p{L}'’.-]*){1,3}$/u],
];

/** What a column without a telling heading holds. What is full of something is kept. */
function targetOfValues(
  source: Source,
  place: number,
  kind: ImportKind,
  taken: ReadonlySet<Target>,
): Target {
  const rows = source.rows.slice(0, enoughToSee * 10);
  const values = valuesOf({ rows }, place).slice(0, enoughToSee);
  if (values.length === 0) return "skip";
  const [seen] =
    looks.find(
      ([target, look]) =>
        targetsOf[kind].includes(target) &&
        !taken.has(target) &&
        values.filter((value) => look.test(value)).length > values.length * 0.6,
    ) ?? [];
  return seen ?? "addToNotes";
}

/** Enough to see whether a name is a whole one. */
const sample = 50;
/** Some languages say the same for a name and for half of one. */
const either = /^(?:name|naam|nom|nome|nombre)$/;

/**
 * `Vorname, Name` and `Nome, Cognome` are two halves, and a half alone is a name: what such words mean
 * depends on the columns beside them.
 */
function withoutHalfNames(
  targets: readonly (Target | null)[],
  headings: readonly string[],
  source: Pick<Source, "rows">,
): (Target | null)[] {
  const has = (target: Target) => targets.includes(target);
  const whole = targets.findIndex(
    (target, place) => target === "name" && either.test(headings[place] ?? ""),
  );
  if (has("firstName") !== has("lastName") && whole >= 0) {
    const half = targets.indexOf(has("firstName") ? "firstName" : "lastName");
    if (isHalf(source, whole, half)) {
      return targets.with(whole, has("firstName") ? "lastName" : "firstName");
    }
  }
  if (has("firstName") === has("lastName") || has("name")) return [...targets];
  const alone = targets.findIndex((target) => target === "firstName" || target === "lastName");
  return either.test(headings[alone] ?? "") ? targets.with(alone, "name") : [...targets];
}

/** Whether the other half is not in it as well. */
function isHalf({ rows }: Pick<Source, "rows">, whole: number, half: number): boolean {
  const pairs = rows
    .slice(0, sample)
    .map(({ cells }) => [cells[whole] ?? "", cells[half] ?? ""] as const)
    .filter(([name, part]) => name !== "" && part !== "");
  const withBoth = pairs.filter(([name, part]) => name.includes(part));
  return withBoth.length * 2 <= pairs.length;
}
