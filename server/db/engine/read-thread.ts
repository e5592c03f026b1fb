import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { toRowMaker } from "./rows.ts";

export interface Sql {
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
export interface ReadThread<Question, Result> {
  /** Calls at the same time are answered in their order. */
  run: (question: Question) => Promise<Result>;
  /** The reader has what it wanted. */
  end: () => void;
  /** Resolves when every call has its answer. */
  settled: () => Promise<void>;
  /** Whoever waits gets `error`. It is gone when `exited` resolves: SQLite finishes its statement. */
  stop: (error?: Error) => void;
  isStopped: () => boolean;
  exited: Promise<void>;
}

/**
 * Megabytes of a thread's young objects. Without a limit each thread takes up to 100, though little
 * of it is alive at a time.
 */
export const youngGeneration = 12;

const makers = new LRUCache<string, ReturnType<typeof toRowMaker>>({
  max: 200,
  memoMethod: (columns) => toRowMaker(columns.split("\0")),
});

/**
 * A thread that runs statements. The first ones begin a transaction that lasts until `end`, so that
 * all of a reading see one state.
 */
export function startStatementThread(file: string): ReadThread<readonly Sql[], unknown[][]> {
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), {
    workerData: file,
    resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
  });
  const thread = toReadThread(worker, (answer: ReadAnswer) => {
    if ("results" in answer) return answer.results.map(toRows);
    throw Object.assign(new Error(answer.message), answer.properties);
  });
  return {
    ...thread,
    run: (statements) => thread.run(statements.map(({ sql, parameters }) => ({ sql, parameters }))),
    end: () => worker.postMessage("end" satisfies ReadQuestion),
  };
}

/**
 * Asks a worker that answers each question with one message, which `read` makes the result of or
 * throws. Never holds the process up: who waits for an answer does.
 */
export function toReadThread<Question, Answer, Result>(
  worker: Worker,
  read: (answer: Answer) => Result,
): ReadThread<Question, Result> {
  /** One for each question under way, the oldest first: the worker answers in this order. */
  const asked: PromiseWithResolvers<Result>[] = [];
  let broken: unknown;
  worker.unref();
  worker.on("message", (answer: Answer) => {
    if (isOfWatch(answer)) return;
    const waiting = asked.shift();
    try {
      waiting?.resolve(read(answer));
    } catch (error) {
      waiting?.reject(error);
    }
  });
  worker.on("messageerror", stop);
  worker.on("error", fail);
  const exited = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      fail(broken ?? new Error("The thread that reads has ended"));
      resolve();
    });
  });
  return {
    run: async (question) => {
      if (broken) throw broken;
      // First, since it throws for values that no thread can be sent.
      worker.postMessage(question);
      const waiting = Promise.withResolvers<Result>();
      asked.push(waiting);
      return waiting.promise;
    },
    end: () => {},
    settled: async () => {
      await Promise.allSettled(asked.map(({ promise }) => promise));
    },
    stop,
    isStopped: () => broken !== undefined,
    exited,
  };

  function stop(error = new Error("The database is closed")) {
    fail(error);
    void worker.terminate();
  }

  function fail(error: unknown) {
    broken ??= error;
    for (const { reject } of asked.splice(0)) reject(broken);
  }
}

/** Under `node --watch`, a thread also tells its imports, which answer no question. */
function isOfWatch(message: unknown): boolean {
  return Object.keys(Object(message)).some((key) => key.startsWith("watch:"));
}

/** Lists of values travel at half the cost of objects. */
function toRows({ columns, rows }: { columns: string[]; rows: unknown[][] }): unknown[] {
  return rows.map(makers.memo(columns.join("\0")));
}
