import { type Dialect, DummyDriver, type Kysely, Transaction } from "kysely";
import type { Tables } from "../schema.ts";
import type { StatementPool } from "./read-pool.ts";

type Run = Parameters<Parameters<StatementPool["read"]>[1]>[0];

/** Kysely's queries in a reading of the pool, which begins and ends the transaction itself. */
export function toReadTransaction(
  db: Kysely<Tables>,
  dialect: Dialect,
  run: Run,
): Transaction<Tables> {
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: (consume) =>
      consume({
        executeQuery: async <Row>(statement: Parameters<Run>[0][number]) => {
          const [rows = []] = await run([statement]);
          // as: Kysely knows what the rows of its query are.
          return { rows: rows as Row[] };
        },
        // biome-ignore lint/correctness/useYield: nobody streams within a reading.
        async *streamQuery() {
          throw new Error("A reading of the pool has no streams");
        },
      }),
  });
  return new Transaction({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}
