import type { Activity } from "../../../../shared/kinds/activities.ts";
import { belongingsOf, kindWords } from "../../../../shared/kinds/fields.ts";
import type { HeldKind } from "../../../../shared/kinds/registry.ts";
import type { DuplicateKind } from "../../../../shared/matching/duplicate-kinds.ts";
import { merging } from "../../../../shared/words/en/merging.ts";
import { countOf } from "../../../lib/format/count.ts";
import { joined } from "../../../lib/format/joined.ts";
import type { Belongings } from "./fields.ts";

/** In the order of their counts. */
const activityWords = ["note", "call", "email", "meeting"] as const satisfies Activity["kind"][];

/** "3 appointments, 5 notes": what goes along with records, its main things also if there are none. */
export function belongingsInWords(kind: DuplicateKind, each: readonly Belongings[]): string {
  const counts = belongingsOf[kind]
    .flatMap((held) => countsOf(held, each))
    .filter(({ count }, place) => count > 0 || place === 0);
  return joined(counts.map(({ count, say, none }) => (count === 0 && none ? none : say(count))));
}

interface Counted {
  count: number;
  say: (count: number) => string;
  none?: string | undefined;
}

function countsOf(held: HeldKind, each: readonly Belongings[]): Counted[] {
  const sum = (countIn: (of: Belongings) => number) =>
    each.reduce((total, of) => total + countIn(of), 0);
  const { none, ...words } = merging.belongings;
  if (held === "activities") {
    return activityWords.map((one) => ({
      count: sum(({ activities }) => activities[one]),
      say: words[one],
    }));
  }
  const count = sum((of) => of[held]);
  const says: Partial<Record<HeldKind, Counted["say"]>> = words;
  const nones: Partial<Record<HeldKind, string>> = none;
  // A kind that is added later has no words here yet.
  const say = says[held] ?? ((total: number) => countOf(total, ...kindWords[held]));
  return [{ count, say, none: nones[held] }];
}
