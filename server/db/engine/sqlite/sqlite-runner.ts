import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { RunnableStatement, Runner } from "../engine.ts";
import type { Mutex } from "../mutex.ts";
import type { StatementPool } from "../read-pool.ts";
import { toRowMaker } from "../rows.ts";

interface Writing {
  statements: RunnableStatement[];
  resolve: (rows: unknown[][]) => void;
  reject: (error: unknown) => void;
}

interface Query {
  statement: StatementSync;
  /** How many columns a row has. */
  width: number;
  toRow: ReturnType<typeof toRowMaker>;
}

type Outcome = { rows: unknown[][] } | { error: unknown };

const keptStatements = 500;

/** Writes that share one transaction: what is waited for most is the disk, once for all of them. */
const maxGroup = 64;

/**
 * Runs statements at once and without a pause, so that nothing can come in between. Only while a
 * transaction of Kysely's is open on the same connection they wait for its end. Wide readings go to
 * the pool, once there is one.
 */
export function createSqliteRunner(
  database: DatabaseSync,
  mutex: Mutex,
  findReadPool: () => StatementPool | undefined = () => undefined,
): Runner {
  const prepared = new LRUCache<string, Query>({
    max: keptStatements,
    memoMethod: (sql) => {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      return { statement, ...describeRows(statement) };
    },
  });
  const waiting: Writing[] = [];
  const begin = database.prepare("begin");
  const beginWriting = database.prepare("begin immediate");
  const commit = database.prepare("commit");

  return {
    read: async (owner, statements) => {
      const isWide = owner !== undefined && statements.some((statement) => statement.isWide);
      const pool = isWide ? findReadPool() : undefined;
      if (pool && owner !== undefined) return pool.read(owner, (run) => run(statements));
      if (mutex.isFree()) return readNow(statements);
      await mutex.acquire();
      try {
        return readNow(statements);
      } finally {
        mutex.release();
      }
    },
    write: (_owner, statements) =>
      new Promise((resolve, reject) => {
        waiting.push({ statements, resolve, reject });
        // After all that has come in by now was looked at, so that its writes go together.
        if (waiting.length === 1) setImmediate(writeWaiting);
      }),
    // What waits for the turn is counted there; the writes of a group wait for it as one.
    countWaiting: () => waiting.length + mutex.countWaiting(),
  };

  function readNow(statements: RunnableStatement[]): unknown[][] {
    const [first] = statements;
    if (first && statements.length === 1) return [run(first)];
    begin.run();
    try {
      const rows = statements.map(run);
      commit.run();
      return rows;
    } catch (error) {
      rollBack();
      throw error;
    }
  }

  async function writeWaiting() {
    await mutex.acquire();
    const group = waiting.splice(0, maxGroup);
    const outcomes = writeNow(group);
    mutex.release();
    for (const [index, { resolve, reject }] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome && "rows" in outcome) resolve(outcome.rows);
      else reject(outcome?.error);
    }
    if (waiting.length > 0) setImmediate(writeWaiting);
  }

  function writeNow(group: Writing[]): Outcome[] {
    try {
      beginWriting.run();
      const [first] = group;
      // Alone it needs no savepoint: what fails is rolled back with the transaction.
      const outcomes =
        first && group.length === 1
          ? [{ rows: first.statements.map(run) }]
          : group.map(({ statements }) => writeOne(statements));
      commit.run();
      return outcomes;
    } catch (error) {
      // Nothing was kept of any of them. This very error goes to all, whatever rolling back meets.
      try {
        rollBack();
      } catch {
        // The next to begin fails, too, and tries again.
      }
      return group.map(() => ({ error }));
    }
  }

  /** A write that fails takes nothing of the others along. */
  function writeOne(statements: RunnableStatement[]): Outcome {
    database.exec("savepoint one");
    try {
      const rows = statements.map(run);
      database.exec("release one");
      return { rows };
    } catch (error) {
      // A full disk makes SQLite roll back all of it by itself.
      if (!database.isTransaction) throw error;
      database.exec("rollback to one");
      database.exec("release one");
      return { error };
    }
  }

  function rollBack() {
    if (database.isTransaction) database.exec("rollback");
  }

  function run({ sql, parameters }: RunnableStatement): unknown[] {
    const query = prepared.memo(sql);
    const { statement } = query;
    // as: Kysely types parameters as unknown; node:sqlite itself throws on what it can't bind. Its
    // types don't know that the rows are arrays now.
    const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][];
    // Another process may have added a column to a table, and with it to the stars of this query.
    const isWidened = rows[0] !== undefined && rows[0].length !== query.width;
    if (isWidened) Object.assign(query, describeRows(statement));
    return rows.map(query.toRow);
  }
}

/**
 * Rows come as lists of values: the objects that node:sqlite makes itself have no prototype, and take
 * long to copy.
 */
function describeRows(statement: StatementSync) {
  const columns = statement.columns().map(({ name }) => name);
  return { width: columns.length, toRow: toRowMaker(columns) };
}
