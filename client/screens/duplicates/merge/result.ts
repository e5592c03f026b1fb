import { maxValue, toCents, toDollars } from "../../../../shared/money.ts";
import type { Choices, MergeField } from "./choices.ts";
import { chosenOf } from "./choices.ts";

type Row = { _id: string; name: string };

/** All values together; undefined where that is more than a value can be. */
export function sumOf(values: readonly number[]): number | undefined {
  const sum = toDollars(values.reduce((cents, value) => cents + toCents(value), 0));
  return sum > maxValue ? undefined : sum;
}

/** What a field of the merged record is, as the API takes it. */
function resultOf<R extends Row>(field: MergeField<R>, rows: readonly R[], choices: Choices) {
  const chosen = chosenOf(field, rows, choices).map((row): unknown => row[field.name]);
  if (choices[field.name] === "sum")
    return sumOf(chosen.filter((each) => typeof each === "number"));
  if (field.holds === "tags") return idsOf(chosen.flat());
  if (!field.many) return chosen[0];
  return joinTexts(chosen.map(String));
}

/** One below the other. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join("\n");
}

/**
 * What the kept record gets: only what is not its own already, and what it lacks on purpose, as the server
 * fills that from the others.
 */
export function mergedValues<R extends Row>(
  fields: readonly MergeField<R>[],
  rows: readonly R[],
  choices: Choices,
): Partial<Record<keyof R, unknown>> {
  const [kept] = rows;
  if (!kept) return {};
  const own = (field: MergeField<R>): unknown =>
    field.holds === "tags" ? idsOf(kept[field.name]) : kept[field.name];
  const changed = fields
    .map((field) => [field, resultOf(field, rows, choices)] as const)
    .filter(([field, value]) => {
      const isOwn = JSON.stringify(value) === JSON.stringify(own(field));
      return !isOwn || (field.keyOf(kept) === "" && rows.some((row) => field.keyOf(row) !== ""));
    });
  // as: entries lose the names of an object's fields.
  return Object.fromEntries(changed.map(([{ name }, value]) => [name, value])) as Partial<
    Record<keyof R, unknown>
  >;
}

/** Of tags, each once. */
export function idsOf(tags: unknown): string[] {
  const ids = [tags]
    .flat()
    .flatMap((tag) =>
      typeof tag === "object" && tag !== null && "_id" in tag ? [String(tag._id)] : [],
    );
  return [...new Set(ids)];
}
