import type { Step } from "../db/acts/steps.ts";
import type { Touched } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readStatuses, removeContacts, removeStatuses, type StatusEntry } from "./queries.ts";

// Triggers write what customers were whenever one changes. Of an import that is taken back nothing of that
// is to be left.

/** What is told of the customers that a part has touched. */
export function listStatuses(
  tx: Db,
  owner: Owner,
  touched: readonly Touched[],
): Promise<StatusEntry[]> {
  const customers = touched.filter(({ kind }) => kind === "customers");
  return readStatuses(
    tx,
    owner,
    customers.map(({ record }) => record),
  );
}

interface TakenBack {
  steps: readonly Step[];
  touched: readonly Touched[];
  /** As listStatuses had it before. */
  told: readonly StatusEntry[];
  /** When the import began. */
  since: string;
}

/**
 * Of what is gone all that was told since the import began, for there may be older entries of a deleted
 * record that an import has brought back. Of what is again as it was, the entries of the import and of
 * taking it back. The same of days of contact.
 */
export async function forgetStatuses(
  tx: Db,
  owner: Owner,
  { steps, touched, told, since }: TakenBack,
): Promise<void> {
  const customers = steps.filter(({ kind }) => kind === "customers");
  const gone = new Set(customers.filter(({ after }) => !after).map(({ record }) => record));
  const written = new Map(touched.map(({ record, after }) => [record, after?.updatedAt]));
  const back = new Set(
    customers
      .filter(({ record, before, after }) => after && before?.updatedAt === written.get(record))
      .map(({ record }) => record),
  );
  const known = new Set(told.map(toName));
  const now = await readStatuses(tx, owner, [...gone, ...back]);
  const extra = now.filter((entry) => {
    const { customer, at } = entry;
    if (gone.has(customer)) return at >= since;
    return !known.has(toName(entry)) || at === written.get(customer);
  });
  await removeStatuses(tx, owner, extra);
  await removeContacts(tx, owner, { gone, back });
}

function toName({ customer, at }: StatusEntry): string {
  return `${customer} ${at}`;
}
