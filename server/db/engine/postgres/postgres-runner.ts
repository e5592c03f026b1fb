import { DatabaseError, type Pool, type PoolClient } from "pg";
import { retryConflicts } from "../conflicts.ts";
import type { RunnableStatement, Runner } from "../engine.ts";
import { isConnectionLost } from "../errors.ts";
import { takeTurns } from "../owner-turns.ts";
import { setOwner, takeTurnOfOwner } from "./owner-setting.ts";
import { createBatch } from "./postgres-batch.ts";

const beginReading: RunnableStatement = {
  name: "begin reading",
  sql: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
  parameters: [],
};
const commit: RunnableStatement = { name: "commit", sql: "COMMIT", parameters: [] };

/** The plan of a named statement is void: another process has changed the tables it reads. */
const planIsVoid = /^(?:0A000|26000)$/;

/** Runs statements in one round trip, with names under which PostgreSQL keeps their plans. */
export function createPostgresRunner(pool: Pool): Runner {
  // No BEGIN and COMMIT: what goes to PostgreSQL in one piece is one transaction by itself.
  const { write, countWaiting } = takeTurns(async (owner, statements) => {
    const all = [takeTurn(owner), ...statements];
    const rows = await retryConflicts(() => runAgainIfVoid(all));
    return rows.slice(1);
  });
  return {
    read: async (owner, statements) => {
      const own = owner === undefined ? [] : [readOnlyOf(owner)];
      if (statements.length === 1) {
        return (await readAgainIfLost([...own, ...statements])).slice(own.length);
      }
      const rows = await readAgainIfLost([beginReading, ...own, ...statements, commit]);
      return rows.slice(1 + own.length, -1);
    },
    write,
    countWaiting: () => pool.waitingCount + countWaiting(),
  };

  /** Once PostgreSQL has restarted, all that stood idle is dead. A reading does no harm twice. */
  async function readAgainIfLost(statements: RunnableStatement[]): Promise<unknown[][]> {
    try {
      return await runAgainIfVoid(statements);
    } catch (error) {
      if (isConnectionLost(error)) return runAgainIfVoid(statements);
      throw error;
    }
  }

  async function runAgainIfVoid(statements: RunnableStatement[]): Promise<unknown[][]> {
    try {
      return await run(statements);
    } catch (error) {
      // Refused before anything was done, and the connection is gone.
      if (isVoidPlan(error)) return run(statements);
      throw error;
    }
  }

  async function run(statements: RunnableStatement[]): Promise<unknown[][]> {
    const client = await pool.connect();
    try {
      const rows = await send(client, statements);
      client.release();
      return rows;
    } catch (error) {
      await putBack(client, statements, error);
      throw error;
    }
  }
}

/** Lasts until the end of the batch, see createBatch. */
function readOnlyOf(owner: string): RunnableStatement {
  return { name: "set owner", sql: setOwner, parameters: [owner] };
}

/** The writes of one owner come one after the other, see inTransaction. */
function takeTurn(owner: string): RunnableStatement {
  return { name: "take turn of owner", sql: takeTurnOfOwner, parameters: [owner] };
}

function send(client: PoolClient, statements: RunnableStatement[]): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    client.query(
      createBatch(statements, (error, rows) => {
        if (error) reject(error);
        else resolve(rows);
      }),
    );
  });
}

/** Whoever comes next gets a connection without a broken transaction, void plans or a late answer. */
async function putBack(client: PoolClient, [first]: RunnableStatement[], error: unknown) {
  const isBroken = isVoidPlan(error) || isConnectionLost(error);
  const isRefusal = error instanceof DatabaseError && !isBroken;
  try {
    if (isRefusal && first === beginReading) await client.query("ROLLBACK");
    client.release(!isRefusal);
  } catch {
    client.release(true);
  }
}

function isVoidPlan(error: unknown): boolean {
  return error instanceof DatabaseError && planIsVoid.test(error.code ?? "");
}
