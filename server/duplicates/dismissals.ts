import type { DuplicateKind } from "../../shared/matching/duplicate-kinds.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { type Dismissal, listDismissals, readKeys } from "./queries.ts";
import { groupOf, rules } from "./rules.ts";

/** Which groups of a kind are dismissed: all pairs of their records were. */
export interface DismissedGroups {
  /** Each with the number of records that it then has; lists in JSON. */
  groups: string;
  shared: string;
  /** The newest dismissal that a group is in. */
  dismissalOf: (group: string) => string | null;
}

export async function readDismissed(
  db: Db,
  owner: Owner,
  kind: DuplicateKind,
): Promise<DismissedGroups> {
  const dismissals = (await listDismissals(db, owner)).filter((one) => one.kind === kind);
  const ids = [...new Set(dismissals.flatMap(({ records }) => records))];
  const rows = ids.length > 0 ? await readKeys(db, owner, kind, ids) : [];
  const keys = new Map(rows.map((row) => [row._id, row]));
  const pairs = new Map<string, Set<string>>();
  const newest = new Map<string, string>();
  for (const dismissal of dismissals) {
    if (dismissal.shared !== null) newest.set(dismissal.shared, dismissal._id);
    for (const [group, pair] of listPairs(kind, dismissal, keys)) {
      pairs.set(group, (pairs.get(group) ?? new Set()).add(pair));
      newest.set(group, dismissal._id);
    }
  }
  const groups = [...pairs].map(([group, { size }]) => `${group} ${toRecords(size)}`);
  const shared = dismissals.flatMap((one) => one.shared ?? []);
  return {
    groups: JSON.stringify(groups),
    shared: JSON.stringify(shared),
    dismissalOf: (group) => newest.get(group) ?? null,
  };
}

/** Each two of its records that are in one group, by the group. */
function* listPairs(
  kind: DuplicateKind,
  { records }: Dismissal,
  keys: ReadonlyMap<string, Record<string, string>>,
): Generator<[group: string, pair: string]> {
  const there = [...new Set(records)].filter((id) => keys.has(id)).sort();
  for (const [place, one] of there.entries()) {
    for (const other of there.slice(place + 1)) {
      for (const rule of rules[kind]) {
        const group = groupOf(rule, keys.get(one) ?? {});
        const isSame = group !== undefined && group === groupOf(rule, keys.get(other) ?? {});
        if (isSame) yield [group, `${one} ${other}`];
      }
    }
  }
}

/** How many records have so many pairs; of a part of all pairs it is no whole number. */
function toRecords(pairs: number): number {
  return (1 + Math.sqrt(1 + 8 * pairs)) / 2;
}
