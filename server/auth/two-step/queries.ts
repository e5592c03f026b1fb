import type { TwoStep } from "../../../shared/account/two-step.ts";
import { type Db, inSnapshot, type Owner, type Tx } from "../../db/engine/database.ts";
import { makeToken } from "../../http/tokens.ts";

export async function readTwoStep(db: Db, owner: Owner): Promise<TwoStep> {
  return inSnapshot(db, owner, async (tx) => {
    const found = await findTwoStep(tx, owner);
    const since = found?.since ?? null;
    return { since, codesLeft: since === null ? 0 : (await listCodeHashes(tx, owner)).length };
  });
}

/** Also one that is not turned on yet: `since` tells. */
export async function findTwoStep(tx: Db, owner: Owner) {
  return tx
    .selectFrom("twoSteps")
    .where("owner", "=", owner)
    .select(["totpSecret", "lastStep", "trustKey", "since"])
    .executeTakeFirst();
}

export async function listCodeHashes(tx: Db, owner: Owner): Promise<string[]> {
  const rows = await tx
    .selectFrom("recoveryCodes")
    .where("owner", "=", owner)
    .select("codeHash")
    .orderBy("codeHash")
    .execute();
  return rows.map(({ codeHash }) => codeHash);
}

/** In place of one that was begun before and is not turned on. */
export async function saveSetup(
  tx: Tx,
  owner: Owner,
  totpSecret: string,
  codeHashes: readonly string[],
): Promise<void> {
  await deleteTwoStep(tx, owner);
  await tx
    .insertInto("twoSteps")
    .values({ owner, totpSecret, trustKey: makeToken(), since: null })
    .execute();
  await replaceCodes(tx, owner, codeHashes);
}

export async function replaceCodes(
  tx: Tx,
  owner: Owner,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom("recoveryCodes").where("owner", "=", owner).execute();
  const rows = codeHashes.map((codeHash) => ({ owner, codeHash }));
  await tx.insertInto("recoveryCodes").values(rows).execute();
}

export async function turnOn(tx: Tx, owner: Owner, now: Date): Promise<void> {
  await tx
    .updateTable("twoSteps")
    .set({ since: now.toISOString() })
    .where("owner", "=", owner)
    .execute();
}

export async function deleteTwoStep(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom("twoSteps").where("owner", "=", owner).execute();
  await tx.deleteFrom("recoveryCodes").where("owner", "=", owner).execute();
}

/** Ends what spares devices the code, on all of them. */
export async function endTrust(tx: Tx, owner: Owner): Promise<void> {
  await tx
    .updateTable("twoSteps")
    .set({ trustKey: makeToken() })
    .where("owner", "=", owner)
    .execute();
}

/** Uses up a half minute and all before it. False when it was used up. */
export async function spendStep(tx: Tx, owner: Owner, step: number): Promise<boolean> {
  const spent = await tx
    .updateTable("twoSteps")
    .set({ lastStep: step })
    .where("owner", "=", owner)
    .where("lastStep", "<", step)
    .returning("owner")
    .executeTakeFirst();
  return spent !== undefined;
}

/** False when it was used up. */
export async function spendRecoveryCode(tx: Tx, owner: Owner, codeHash: string): Promise<boolean> {
  const spent = await tx
    .deleteFrom("recoveryCodes")
    .where("owner", "=", owner)
    .where("codeHash", "=", codeHash)
    .returning("codeHash")
    .executeTakeFirst();
  return spent !== undefined;
}
