import type { ImportKind, Source, Target } from "../types.ts";
import { valuesOf } from "./columns.ts";
import { targetsOf } from "./targets.ts";

/** Enough to see what a column is. */
const sample = 200;

const looks: readonly [Target, RegExp][] = [
  ["email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ["phone", /^(?!\d{1,4}([/.-])\d{1,2}\1\d{2,4}$)(?=(?:\D*\d){7,15}\D*$)[+(0][\d\s()./-]+$/],
  ["website", /^(https?:\/\/|www\.)\S+$/i],
  ["date", /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/],
  ["name", /^\p{Lu}[\p{L}'’.-]+( \p{L}[\p{L}'’.-]*){1,3}$/u],
];

/** What a column without a telling heading holds. What is full of something is kept. */
export function targetOfValues(
  source: Source,
  place: number,
  kind: ImportKind,
  taken: ReadonlySet<Target>,
): Target {
  const rows = source.rows.slice(0, sample * 10);
  const values = valuesOf({ rows }, place).slice(0, sample);
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
