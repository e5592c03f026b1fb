import { Worker } from "node:worker_threads";
import { RecentlyUsed } from "./recently-used.ts";
import { toRowMaker } from "./rows.ts";

interface Sql {
  sql: string;
  parameters: readonly unknown[];
}

/** Statements of one reading, or its end. */
export type ReadQuestion = Sql[] | "end";
/** What the statements found, or what an error was. */
export type ReadAnswer =
  | { results: { columns: string[]; rows: unknown[][] }[] }
  | { message: string; properties: object };

/** A thread with a connection of its own, which serves one reader at a time. */
export interface ReadThread {
  /** Rows of each statement; the first call begins a transaction that lasts until `end`. */
  run: (statements: readonly Sql[]) => Promise<unknown[][]>;
  end: () => void;
  /** Whoever waits gets `error`. It is gone when `exited` resolves: SQLite finishes its statement. */
  stop: (error?: Error) => void;
  isStopped: () => boolean;
  exited: Promise<void>;
}

const makers = new RecentlyUsed<string, ReturnType<typeof toRowMaker>>(200);

/** Never holds the process up: who waits for an answer does. */
export function startReadThread(file: string): ReadThread {
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { workerData: file });
  let asked: PromiseWithResolvers<unknown[][]> | undefined;
  let broken: unknown;
  worker.unref();
  worker.on("message", (answer: ReadAnswer) => {
    const waiting = asked;
    asked = undefined;
    if ("results" in answer) waiting?.resolve(answer.results.map(toRows));
    else waiting?.reject(Object.assign(new Error(answer.message), answer.properties));
  });
  worker.on("error", fail);
  const exited = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      fail(broken ?? new Error("The thread that reads has ended"));
      resolve();
    });
  });
  return {
    run: (statements) => {
      if (broken) return Promise.reject(broken);
      asked = Promise.withResolvers();
      const question = statements.map(({ sql, parameters }) => ({ sql, parameters }));
      worker.postMessage(question satisfies ReadQuestion);
      return asked.promise;
    },
    end: () => worker.postMessage("end" satisfies ReadQuestion),
    stop: (error = new Error("The database is closed")) => {
      fail(error);
      void worker.terminate();
    },
    isStopped: () => broken !== undefined,
    exited,
  };

  function fail(error: unknown) {
    broken ??= error;
    asked?.reject(broken);
    asked = undefined;
  }
}

/** Lists of values travel at half the cost of objects. */
function toRows({ columns, rows }: { columns: string[]; rows: unknown[][] }): unknown[] {
  return rows.map(makers.get(columns.join("\0"), () => toRowMaker(columns)));
}
