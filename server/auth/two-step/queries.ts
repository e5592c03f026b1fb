import type { TwoStep } from "../../../shared/account/two-step.ts";
import { type Db, inSnapshot, type Person, type Tx } from "../../db/engine/database.ts";
import { makeToken } from "../../http/tokens.ts";

export async function readTwoStep(db: Db, person: Person): Promise<TwoStep> {
  return inSnapshot(db, { person }, async (tx) => {
    const found = await findTwoStep(tx, person);
    const since = found?.since ?? null;
    return { since, codesLeft: since === null ? 0 : (await listCodeHashes(tx, person)).length };
  });
}

/** Also one that is not turned on yet: `since` tells. */
export async function findTwoStep(tx: Db, person: Person) {
  return tx
    .selectFrom("twoSteps")
    .where("user", "=", person)
    .select(["totpSecret", "lastStep", "trustKey", "since"])
    .executeTakeFirst();
}

export async function listCodeHashes(tx: Db, person: Person): Promise<string[]> {
  const rows = await tx
    .selectFrom("recoveryCodes")
    .where("user", "=", person)
    .select("codeHash")
    .orderBy("codeHash")
    .execute();
  return rows.map(({ codeHash }) => codeHash);
}

/** In place of one that was begun before and is not turned on. */
export async function saveSetup(
  tx: Tx,
  person: Person,
  totpSecret: string,
  codeHashes: readonly string[],
): Promise<void> {
  await deleteTwoStep(tx, person);
  await tx
    .insertInto("twoSteps")
    .values({ user: person, totpSecret, trustKey: makeToken(), since: null })
    .execute();
  await replaceCodes(tx, person, codeHashes);
}

export async function replaceCodes(
  tx: Tx,
  person: Person,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom("recoveryCodes").where("user", "=", person).execute();
  const rows = codeHashes.map((codeHash) => ({ user: person, codeHash }));
  await tx.insertInto("recoveryCodes").values(rows).execute();
}

export async function turnOn(tx: Tx, person: Person, now: Date): Promise<void> {
  await tx
    .updateTable("twoSteps")
    .set({ since: now.toISOString() })
    .where("user", "=", person)
    .execute();
}

export async function deleteTwoStep(tx: Tx, person: Person): Promise<void> {
  await tx.deleteFrom("twoSteps").where("user", "=", person).execute();
  await tx.deleteFrom("recoveryCodes").where("user", "=", person).execute();
}

/** Ends what spares devices the code, on all of them. */
export async function endTrust(tx: Tx, person: Person): Promise<void> {
  await tx
    .updateTable("twoSteps")
    .set({ trustKey: makeToken() })
    .where("user", "=", person)
    .execute();
}

/** Uses up a half minute and all before it. False when it was used up. */
export async function spendStep(tx: Tx, person: Person, step: number): Promise<boolean> {
  const spent = await tx
    .updateTable("twoSteps")
    .set({ lastStep: step })
    .where("user", "=", person)
    .where("lastStep", "<", step)
    .returning("user")
    .executeTakeFirst();
  return spent !== undefined;
}

/** False when it was used up. */
export async function spendRecoveryCode(
  tx: Tx,
  person: Person,
  codeHash: string,
): Promise<boolean> {
  const spent = await tx
    .deleteFrom("recoveryCodes")
    .where("user", "=", person)
    .where("codeHash", "=", codeHash)
    .returning("codeHash")
    .executeTakeFirst();
  return spent !== undefined;
}
