import { type ChangeRow, findChange, findDeletion, listUndone } from "../db/acts/changes.ts";
import type { Db, Owner } from "../db/engine/database.ts";

/** The merge of customers that a change is, undoes or does again; several where it restored what was missing. */
export async function listMerges(db: Db, owner: Owner, change: string): Promise<ChangeRow[]> {
  const row = await findChange(db, owner, change);
  if (row?.action === "merge") return row.kind === "customers" ? [row] : [];
  const found: ChangeRow[] = [];
  for (const undone of row ? listUndone(row) : [])
    found.push(...(await listMerges(db, owner, undone)));
  return found;
}

/** Who stays of a merge. */
export function intoOf({ detail }: ChangeRow): string | undefined {
  const { moveTo }: { moveTo?: string } = JSON.parse(detail ?? "{}");
  return moveTo;
}

/** Who a customer is by now: whom it was merged with, as often as that was done; undefined where it was deleted. */
export async function findMerged(
  db: Db,
  owner: Owner,
  customer: string,
  seen: ReadonlySet<string> = new Set(),
): Promise<string | undefined> {
  const here = await db
    .selectFrom("customers")
    .where("owner", "=", owner)
    .where("_id", "=", customer)
    .select("_id")
    .executeTakeFirst();
  if (here) return customer;
  const deletion = await findDeletion(db, owner, "customers", customer);
  const [merge] = deletion ? await listMerges(db, owner, deletion._id) : [];
  const into = merge && intoOf(merge);
  if (into === undefined || seen.has(into)) return undefined;
  return findMerged(db, owner, into, new Set([...seen, customer]));
}
