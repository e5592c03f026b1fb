// A thread that reads the SQLite file for the server, so that no request waits for what takes long.
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { ReadAnswer, ReadQuestion } from "./read-thread.ts";

/** Milliseconds: a reader waits for nobody but one who recovers the file after a crash. */
const busyTimeout = 1000;
const keptStatements = 100;

const database = new DatabaseSync(workerData, { readOnly: true, timeout: busyTimeout });
const prepared = new LRUCache<string, StatementSync>({ max: keptStatements, memoMethod: prepare });

parentPort?.on("message", (question: ReadQuestion) => {
  if (question === "end") return endReading();
  parentPort?.postMessage(answer(question));
});

/** The first statements begin a transaction: all until the end see one state. */
function answer(question: Exclude<ReadQuestion, "end">): ReadAnswer {
  try {
    if (!database.isTransaction) database.exec("BEGIN");
    return { results: question.map(run) };
  } catch (error) {
    // What an error is known by does not travel with it to another thread.
    const { message = String(error), code, errcode, errstr } = Object(error);
    return { message, properties: { code, errcode, errstr } };
  }
}

function run({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
  const statement = prepared.memo(sql);
  // as: node:sqlite itself throws on what it can't bind. Its types don't know that rows are arrays.
  const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as unknown[][];
  // After the run: it may have found another column in a table.
  return { columns: statement.columns().map(({ name }) => name), rows };
}

function prepare(sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

function endReading() {
  if (database.isTransaction) database.exec("ROLLBACK");
}
