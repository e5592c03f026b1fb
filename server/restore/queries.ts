import { randomUUIDv7 } from "node:crypto";
import type { Restoration } from "../../shared/transfer/restore.ts";
import { pastTables } from "../db/acts/past.ts";
import { type Db, inSnapshot, inTransaction, type Owner } from "../db/engine/database.ts";
import { recordTables } from "../db/records/records.ts";
import { conflict, notFound } from "../errors.ts";
import { serverMessages } from "../messages.ts";

const { restore: words } = serverMessages;

/** Whether nothing of an account is kept, its history included, and what is being restored into it. */
export function readPlace(db: Db, owner: Owner) {
  return inSnapshot(db, owner, async (tx) => ({
    isEmpty: await isEmpty(tx, owner),
    restoration: await findRestoration(tx, owner),
  }));
}

async function isEmpty(tx: Db, owner: Owner): Promise<boolean> {
  for (const table of [...recordTables, "changes", "bookings", ...pastTables] as const) {
    const found = await tx
      .selectFrom(table)
      .where("owner", "=", owner)
      .select("owner")
      .limit(1)
      .execute();
    if (found.length > 0) return false;
  }
  return true;
}

const shown = [
  "_id",
  "file",
  "size",
  "chunks",
  "written",
  "leftOut",
  "isCanceling",
  "createdAt",
] as const;

type Row = Omit<Restoration, "isCanceling"> & { isCanceling: number };

function toRestoration({ isCanceling, ...row }: Row): Restoration {
  return { ...row, isCanceling: isCanceling === 1 };
}

export async function findRestoration(tx: Db, owner: Owner): Promise<Restoration | null> {
  const rows = tx.selectFrom("restores").where("owner", "=", owner).select(shown);
  const found = await rows.executeTakeFirst();
  return found ? toRestoration(found) : null;
}

/** Throws the 409 when the account is not empty. */
export function beginRestoration(
  db: Db,
  owner: Owner,
  input: Pick<Restoration, "file" | "size">,
  now: Date,
): Promise<Restoration> {
  return inTransaction(db, owner, async (tx) => {
    if ((await findRestoration(tx, owner)) || !(await isEmpty(tx, owner))) {
      throw conflict("file", words.notEmpty);
    }
    const row = { ...input, owner, _id: randomUUIDv7(), createdAt: now.toISOString() };
    await noteRestoring(tx, owner, row._id);
    const begun = tx.insertInto("restores").values(row).returning(shown);
    return toRestoration(await begun.executeTakeFirstOrThrow());
  });
}

/** Throws the 404 when there is none, or it is being removed. */
export async function needRestoration(tx: Db, owner: Owner, id: string): Promise<Restoration> {
  const found = await tx
    .selectFrom("restores")
    .where("owner", "=", owner)
    .where("_id", "=", id)
    .where("isCanceling", "=", 0)
    .select(shown)
    .executeTakeFirst();
  if (!found) throw notFound(words.notFound);
  return toRestoration(found);
}

export async function saveRestoration(
  tx: Db,
  owner: Owner,
  changes: Partial<Pick<Restoration, "chunks" | "written" | "leftOut">> & { isCanceling?: number },
): Promise<Restoration> {
  const saved = tx.updateTable("restores").set(changes).where("owner", "=", owner);
  return toRestoration(await saved.returning(shown).executeTakeFirstOrThrow());
}

export async function forgetRestoration(tx: Db, owner: Owner): Promise<void> {
  await tx.deleteFrom("restores").where("owner", "=", owner).execute();
  await noteRestoring(tx, owner, null);
}

/** Read with every session, see meanwhile.ts. */
async function noteRestoring(tx: Db, owner: Owner, restoring: string | null): Promise<void> {
  await tx.updateTable("desks").set({ restoring }).where("_id", "=", owner).execute();
}

/** What is told of records and stands by itself. */
export async function deleteFacts(tx: Db, owner: Owner): Promise<void> {
  await tx.deleteFrom("reminders").where("owner", "=", owner).execute();
  await tx.deleteFrom("dismissals").where("owner", "=", owner).execute();
  await tx.deleteFrom("bookings").where("owner", "=", owner).execute();
  await tx.deleteFrom("bookingPages").where("owner", "=", owner).execute();
}
