import type { Expression, ExpressionBuilder } from "kysely";
import type { Db } from "../db/engine/database.ts";
import type { Tables } from "../db/schema.ts";
import type { AttemptRule } from "./rules.ts";

/**
 * Counts an attempt, unless it has to wait: then it answers how many milliseconds, else 0. One
 * statement, so that of any number at the same moment, in any number of processes, only those that
 * the rule allows get through.
 */
export async function countAttempt(
  db: Db,
  key: string,
  rule: AttemptRule,
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const expiresAt = later(now, rule.window);
  const counted = await db
    .insertInto("signInAttempts")
    .values({ key, attempts: 1, blockedUntil: "", expiresAt })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((eb) => {
          const isOver = eb("signInAttempts.expiresAt", "<=", at);
          const attempts = eb("signInAttempts.attempts", "+", 1);
          return {
            attempts: eb.case().when(isOver).then(1).else(attempts).end(),
            blockedUntil: eb
              .case()
              .when(isOver)
              .then("")
              .else(toBlock(eb, rule, now))
              .end(),
            expiresAt: eb
              .case()
              .when(isOver)
              .then(expiresAt)
              .else(eb.ref("signInAttempts.expiresAt"))
              .end(),
          };
        })
        .where((eb) =>
          eb.or([
            eb("signInAttempts.blockedUntil", "<=", at),
            eb("signInAttempts.expiresAt", "<=", at),
          ]),
        ),
    )
    .returning("attempts")
    .executeTakeFirst();
  if (!counted) return readWait(db, key, now);
  if (counted.attempts === 1) await removeExpired(db, at);
  return 0;
}

/** Until when the next attempt waits, by how many there are. */
function toBlock(
  eb: ExpressionBuilder<Tables, "signInAttempts">,
  { free, waits }: AttemptRule,
  now: Date,
) {
  const noBlock: Expression<string> = eb.val("");
  return waits.reduce(
    (before, wait, index) =>
      eb
        .case()
        // This attempt is not in the column yet.
        .when("signInAttempts.attempts", ">=", free + index - 1)
        .then(later(now, wait))
        .else(before)
        .end(),
    noBlock,
  );
}

async function readWait(db: Db, key: string, now: Date): Promise<number> {
  const found = await db
    .selectFrom("signInAttempts")
    .where("key", "=", key)
    .select(["blockedUntil", "expiresAt"])
    .executeTakeFirst();
  const end = [found?.blockedUntil ?? "", found?.expiresAt ?? ""].sort()[0];
  // Taken back since it was refused: at once.
  return end ? Math.max(1, Date.parse(end) - now.getTime()) : 1;
}

/** Each new row takes the old ones along, so that their number follows that of the attempts. */
async function removeExpired(db: Db, at: string): Promise<void> {
  await db.deleteFrom("signInAttempts").where("expiresAt", "<=", at).execute();
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom("signInAttempts").where("key", "=", key).execute();
}

/** Undoes one count, and the wait that it began. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable("signInAttempts")
    .set((eb) => ({ attempts: eb("attempts", "-", 1), blockedUntil: "" }))
    .where("key", "=", key)
    .where("attempts", ">", 0)
    .execute();
}

function later(now: Date, time: number): string {
  return new Date(now.getTime() + time).toISOString();
}
