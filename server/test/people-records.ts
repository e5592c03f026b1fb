import fc from "fast-check";
import { sql } from "kysely";
import { randomSeed } from "../../tools/random.ts";
import type { Owner, Tx } from "../db/engine/database.ts";

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
