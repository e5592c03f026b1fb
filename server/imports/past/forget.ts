import type { Step } from "../../db/acts/steps.ts";
import type { Touched } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { type PastEntry, readPastOf, removeContacts, removePast } from "./queries.ts";

// Triggers write what records were whenever one changes. Of an import that is taken back nothing of that
// is to be left.

/** What is told of the records that a part has touched. */
export function listPast(tx: Db, owner: Owner, touched: readonly Touched[]): Promise<PastEntry[]> {
  return readPastOf(
    tx,
    owner,
    touched.filter(hasPast).map(({ record }) => record),
  );
}

function hasPast({ kind }: Pick<Touched, "kind">): boolean {
  return kind === "customers" || kind === "companies";
}

interface TakenBack {
  steps: readonly Step[];
  touched: readonly Touched[];
  /** As listPast had it before. */
  told: readonly PastEntry[];
  /** When the import began. */
  since: string;
}

/**
 * Of what is gone all that was told since the import began, for there may be older entries of a deleted
 * record that an import has brought back. Of what is again as it was, the entries of the import and of
 * taking it back. The same of days of contact.
 */
export async function forgetPast(
  tx: Db,
  owner: Owner,
  { steps, touched, told, since }: TakenBack,
): Promise<void> {
  const taken = steps.filter(hasPast);
  const gone = new Set(taken.filter(({ after }) => !after).map(({ record }) => record));
  const written = new Map(touched.map(({ record, after }) => [record, after?.updatedAt]));
  const back = new Set(
    taken
      .filter(({ record, before, after }) => after && before?.updatedAt === written.get(record))
      .map(({ record }) => record),
  );
  const known = new Set(told.map(toName));
  const now = await readPastOf(tx, owner, [...gone, ...back]);
  const extra = now.filter((entry) => {
    const { record, at } = entry;
    if (gone.has(record)) return at >= since;
    return !known.has(toName(entry)) || at === written.get(record);
  });
  await removePast(tx, owner, extra);
  await removeContacts(tx, owner, { gone, back });
}

function toName({ table, record, at }: PastEntry): string {
  return `${table} ${record} ${at}`;
}
