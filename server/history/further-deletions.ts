import type { State } from "../db/acts/state.ts";
import { type Step, toDeletion } from "../db/acts/steps.ts";
import type { Row } from "../db/acts/touched.ts";
import { kindOf, listHolders, recordKinds } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";

export type Planned = Omit<Step, "group">;

interface Further {
  /** What goes although the act did not make it, each before what it belongs to. */
  further: Planned[];
  /** What does not go, as a record that is kept belongs to it. */
  stays: ReadonlySet<Planned>;
}

/**
 * Records that belong to those of `deletions` by now and go with them, except for those that are kept: these
 * stay, and so does what they belong to.
 */
export async function planFurtherDeletions(
  state: State,
  deletions: readonly Planned[],
  isKept: (kind: RecordTable, record: string, row: Row) => boolean,
): Promise<Further> {
  const ids = new Map<RecordTable, Set<string>>();
  const idsOf = (kind: RecordTable) => ids.getOrInsertComputed(kind, () => new Set());
  for (const { kind, record } of deletions) idsOf(kind).add(record);
  const found: Planned[] = [];
  const kept: Planned[] = [];
  for (const described of recordKinds) {
    const { table: kind } = described;
    for (const [column, parent] of listHolders(described)) {
      if (idsOf(parent).size === 0) continue;
      for (const row of await state.listChildren(kind, column, idsOf(parent))) {
        const record = String(row._id);
        const step = toDeletion(kind, row);
        if (isKept(kind, record, row)) kept.push(step);
        found.push(step);
        state.set(kind, record, null);
        idsOf(kind).add(record);
      }
    }
  }
  const stays = listHolding(kept, [...deletions, ...found]);
  const going = new Set(deletions.filter((step) => !stays.has(step)).map(nameOf));
  const further: Planned[] = [];
  for (const step of found) {
    // It goes only with something that goes.
    if (!stays.has(step) && holdersOf(step).some((holder) => going.has(holder))) {
      going.add(nameOf(step));
      further.push(step);
    } else stays.add(step);
  }
  for (const { kind, record, before } of stays) state.set(kind, record, { ...before, _id: record });
  return { further: further.reverse(), stays };
}

/** Some records, and all among others that they belong to. */
function listHolding(kept: readonly Planned[], all: readonly Planned[]): Set<Planned> {
  const byName = new Map(all.map((step) => [nameOf(step), step]));
  const stays = new Set(kept);
  // Grows while it is gone through.
  for (const step of stays) {
    for (const holder of holdersOf(step)) {
      const above = byName.get(holder);
      if (above) stays.add(above);
    }
  }
  return stays;
}

function nameOf({ kind, record }: Pick<Planned, "kind" | "record">): string {
  return `${kind} ${record}`;
}

function holdersOf({ kind, before }: Planned): string[] {
  return listHolders(kindOf(kind)).map(([column, parent]) => `${parent} ${before?.[column]}`);
}
