import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Db } from "../db/engine/database.ts";
import { runnerOf } from "../db/engine/database.ts";
import type { RunnableStatement, Runner } from "../db/engine/engine.ts";

// A thread beside the one that serves only reads. What it has counted and wants kept, the serving
// thread writes for it: on SQLite there is one writer.

interface Question {
  id: number;
  owner: string;
  statements: RunnableStatement[];
}

type Answer = { id: number; rows: unknown[][] } | { id: number; failure: string };

/** The end of a line that a thread is given, on which `db` writes what is asked. */
export function takeWrites(db: Db): MessagePort {
  const { port1: here, port2: there } = new MessageChannel();
  here.on("message", async ({ id, owner, statements }: Question) => {
    const answer = await write(owner, statements).then(
      (rows) => ({ id, rows }),
      (error: unknown) => ({ id, failure: String(error) }),
    );
    here.postMessage(answer satisfies Answer);
  });
  // A thread that does not work keeps no process going.
  here.unref();
  return there;

  async function write(owner: string, statements: RunnableStatement[]): Promise<unknown[][]> {
    const runner = runnerOf(db);
    if (!runner) throw new Error("There is no short way to this database");
    return runner.write(owner, statements);
  }
}

/** In the thread: writes at the other end of the line. */
export function handOn(line: MessagePort): Runner["write"] {
  const asked = new Map<number, PromiseWithResolvers<unknown[][]>>();
  let lastId = 0;
  line.on("message", (answer: Answer) => {
    const waiting = asked.get(answer.id);
    asked.delete(answer.id);
    if ("rows" in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(new Error(answer.failure));
  });
  return (owner, statements) => {
    const waiting = Promise.withResolvers<unknown[][]>();
    const id = ++lastId;
    asked.set(id, waiting);
    // Only what can travel.
    const plain = statements.map(({ name, sql, parameters }) => ({ name, sql, parameters }));
    line.postMessage({ id, owner, statements: plain } satisfies Question);
    return waiting.promise;
  };
}
