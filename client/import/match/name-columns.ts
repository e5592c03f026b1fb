import type { Source, Target } from "../types.ts";

/** Enough to see whether a name is a whole one. */
const sample = 50;
/** Some languages say the same for a name and for half of one. */
const either = /^(?:name|naam|nom|nome|nombre)$/;

/**
 * `Vorname, Name` and `Nome, Cognome` are two halves, and a half alone is a name: what such words mean
 * depends on the columns beside them.
 */
export function withoutHalfNames(
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
