import { availableParallelism } from "node:os";
import { type MessagePort, Worker } from "node:worker_threads";
import { nameOf } from "../../shared/api/endpoint-name.ts";
import type { LongReads } from "../api.ts";
import { type DatabasePlace, type Db, placeOf } from "../db/engine/database.ts";
import { createReadPool, type ReadLimits, readLimits } from "../db/engine/read-pool.ts";
import { toReadThread, youngGeneration } from "../db/engine/read-thread.ts";
import type { Env } from "../env.ts";
import type { LongCall } from "../http/calls.ts";
import { encodingOf, type Packed } from "../http/responses/compressed-answers.ts";
import { type RefusalData, toError } from "../http/responses/failures.ts";
import { createFileThreads } from "./file-threads.ts";
import { takeWrites } from "./handed-writes.ts";

/** What a thread is asked: an endpoint by its name, and as much of the call as can travel. */
export interface LongQuestion {
  endpoint: string;
  call: LongCall;
  encoding: Packed["encoding"];
}

/** What a thread starts with. */
export interface LongWork {
  env: Env;
  place: DatabasePlace;
  /** Where its writes go. */
  writes: MessagePort;
}

export type LongAnswer = Packed | { refusal: RefusalData };

export const longReadLimits: ReadLimits = {
  ...readLimits,
  /** Each takes some 35 MB. Two, so that nobody waits for all of another owner's. */
  threads: Math.min(3, Math.max(2, availableParallelism() - 1)),
};

/** Megabytes of a thread's own objects: past them the thread ends, not the server. */
const heap = 192;

/** Undefined where no other thread can open the database. */
export function createLongReads(
  db: Db,
  env: Env,
  limits: ReadLimits = longReadLimits,
): LongReads | undefined {
  const place = placeOf(db);
  if (!place) return undefined;
  return startLongReads(db, { env, place }, limits);
}

function startLongReads(db: Db, work: Omit<LongWork, "writes">, limits: ReadLimits): LongReads {
  const pool = createReadPool(startThread, limits);
  const files = createFileThreads(startWorker);
  return {
    answer: async (endpoint, call, reply) => {
      const gone = new AbortController();
      reply.raw.once("close", () => gone.abort());
      reply.type("application/json; charset=utf-8");
      const question = { endpoint: nameOf(endpoint), call, encoding: encodingOf(reply) };
      const answer = await pool.read(call.owner, (run) => run(question), gone.signal);
      const { bytes, encoding } = answer;
      if (encoding) reply.header("content-encoding", encoding);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    openFile: files.open,
    countThreads: () => pool.countThreads() + files.countThreads(),
    close: async () => {
      await Promise.all([pool.close(), files.close()]);
    },
  };

  function startThread() {
    const worker = startWorker(new URL("./long-read-worker.ts", import.meta.url), heap);
    return toReadThread(worker, (answer: LongAnswer) => {
      if ("refusal" in answer) throw toError(answer.refusal);
      return answer;
    });
  }
  /** `size`: megabytes of its own objects. */
  function startWorker(url: URL, size: number) {
    const writes = takeWrites(db);
    const workerData: LongWork = { ...work, writes };
    return new Worker(url, {
      workerData,
      transferList: [writes],
      resourceLimits: { maxOldGenerationSizeMb: size, maxYoungGenerationSizeMb: youngGeneration },
    });
  }
}
