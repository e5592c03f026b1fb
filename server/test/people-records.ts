import fc from "fast-check";
import { sql } from "kysely";
import { fillDemoAccount } from "../../tools/fill-demo.ts";
import { randomSeed } from "../../tools/random.ts";
import { inTransaction, type Owner, type Tx } from "../db/engine/database.ts";
import { start, startApp } from "./harness.ts";
import { joinDesk } from "./people.ts";

const whoses = [
  ["customers", "responsible"],
  ["companies", "responsible"],
  ["tasks", "assignee"],
  ["appointments", "host"],
] as const;

/** Everything there is to somebody of these people, each row by itself. */
export async function giveAtRandom(tx: Tx, owner: Owner, people: readonly string[]) {
  for (const [table, column] of whoses) {
    const { rows } = await sql<{ _id: string }>`SELECT "_id" FROM ${sql.table(table)}
      WHERE "owner" = ${owner} ORDER BY "_id"`.execute(tx);
    const chosen = fc.sample(fc.constantFrom(...people), {
      numRuns: rows.length,
      seed: randomSeed,
    });
    for (const [place, { _id }] of rows.entries()) {
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${chosen[place]}
        WHERE "owner" = ${owner} AND "_id" = ${_id}`.execute(tx);
    }
  }
}

/** A desk of three, filled, with everything given to them at random. */
export async function startFilledOffice(timeZone: string) {
  const app = await startApp();
  const ana = await app.signUp({ timeZone });
  const [ben, cleo] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "member")];
  const ids = [ana, ben, cleo].map(({ user }) => user._id);
  const today = start.toISOString().slice(0, 10);
  await inTransaction(app.db, ana.owner, async (tx) => {
    await fillDemoAccount(tx, ana.owner, today, start);
    await giveAtRandom(tx, ana.owner, ids);
  });
  return { ...app, ana, ben, ids };
}
