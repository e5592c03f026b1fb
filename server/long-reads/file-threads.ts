import type { Worker } from "node:worker_threads";
import type { FastifyReply } from "fastify";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { nameOf } from "../../shared/api/endpoint-name.ts";
import type { Owner } from "../db/engine/database.ts";
import { type ReadThread, toReadThread } from "../db/engine/read-thread.ts";
import { ReadTooSlow } from "../db/failures.ts";
import { createFairQueue, type FairQueue } from "../http/limits/fair-queue.ts";
import type { Download } from "../http/responses/downloads.ts";
import { type RefusalData, toError } from "../http/responses/failures.ts";

/** Begins a file, asks for its next piece, or says that nobody wants more of it (no answer). */
export type FileQuestion =
  | { id: number; endpoint: string; call: object }
  | { id: number }
  | { id: number; isOver: true };

/** What a file is, in the first answer, and a piece of it; null after the last one. */
export interface FilePiece {
  head?: Omit<Download, "chunks">;
  piece: Uint8Array | null;
}

export type FileReply = FilePiece | { refusal: RefusalData };

interface FileThread extends ReadThread<FileQuestion, FilePiece> {
  drop: (id: number) => void;
}

/** `size`: megabytes of its own objects. */
type StartWorker = (url: URL, size: number) => Worker;

interface Lane {
  thread: FileThread;
  /** Whose files are under way here, once for each. */
  owners: Owner[];
  /** Who wants the next piece; the thread works on one at a time. */
  turns: FairQueue<() => void>;
  isBusy: boolean;
  idleTimer?: NodeJS.Timeout;
}

const fileLimits = {
  /** Some 45 MB each. An owner has only one, so that a slow file of one keeps no other waiting. */
  threads: 2,
  /** Milliseconds for one piece, its waiting included. */
  time: 20_000,
  /** Milliseconds until a thread without a file is ended. */
  idle: 30_000,
};

/** Megabytes of a thread's own objects: half of the files that may be under way, at their largest. */
const heap = 256;

/**
 * Makes files beside the thread that serves, piece by piece as the clients take them. Between two
 * pieces a file holds neither the thread nor a transaction: one that nobody reads keeps nobody waiting.
 */
export function createFileThreads(startWorker: StartWorker, limits = fileLimits) {
  const lanes = new Set<Lane>();
  let lastId = 0;

  return {
    /** The file with its first piece made: until then a refusal can still be told with its status. */
    open: async (
      endpoint: Endpoint,
      owner: Owner,
      call: object,
      reply: FastifyReply,
    ): Promise<Download> => {
      if (reply.raw.destroyed) throw new ReadTooSlow();
      const lane = findLane(owner);
      const id = ++lastId;
      lane.owners.push(owner);
      clearTimeout(lane.idleTimer);
      let step = ask({ id, endpoint: nameOf(endpoint), call });
      reply.raw.once("close", () => {
        // What is being made comes to its end first.
        void step.catch(() => {}).finally(() => leave(lane, owner, id));
      });
      const { head, piece } = await step;
      if (!head) throw new Error("A file begins with its name");
      return { ...head, chunks: readOn(piece) };

      async function* readOn(first: Uint8Array | null) {
        let next = first;
        while (next) {
          yield next;
          step = ask({ id });
          next = (await step).piece;
        }
      }

      function ask(question: FileQuestion) {
        return askInTurn(lane, owner, question, reply);
      }
    },
    countThreads: () => lanes.size,
    close: async () => {
      const threads = [...lanes].map(({ thread }) => thread);
      for (const thread of threads) thread.stop();
      await Promise.all(threads.map(({ exited }) => exited));
    },
  };

  /** The owner's own one, or that with the fewest files. */
  function findLane(owner: Owner): Lane {
    const usable = [...lanes].filter(({ thread }) => !thread.isStopped());
    const own = usable.find(({ owners }) => owners.includes(owner));
    if (own) return own;
    const [best] = usable.sort((a, b) => a.owners.length - b.owners.length);
    const isNewWanted = !best || (best.owners.length > 0 && lanes.size < limits.threads);
    return isNewWanted ? startLane() : best;
  }

  function startLane(): Lane {
    const lane: Lane = {
      thread: startThread(startWorker),
      owners: [],
      turns: createFairQueue(),
      isBusy: false,
    };
    lanes.add(lane);
    lane.thread.exited.then(() => lanes.delete(lane));
    return lane;
  }

  async function askInTurn(
    lane: Lane,
    owner: Owner,
    question: FileQuestion,
    reply: FastifyReply,
  ): Promise<FilePiece> {
    const end = performance.now() + limits.time;
    if (lane.isBusy) await new Promise<void>((resolve) => lane.turns.push(owner, resolve));
    lane.isBusy = true;
    // Nobody else loses anything yet.
    const isTooLate = performance.now() > end;
    const timer = setTimeout(giveUp, end - performance.now(), lane);
    try {
      if (isTooLate || reply.raw.destroyed) throw new ReadTooSlow();
      return await lane.thread.run(question);
    } finally {
      clearTimeout(timer);
      const next = lane.turns.shift();
      // Handed on at once, so that nobody slips in between.
      if (next) next();
      else lane.isBusy = false;
    }
  }

  /** Other files of this thread break off with it: better than that they stand still. */
  function giveUp(lane: Lane) {
    lanes.delete(lane);
    lane.thread.stop(new ReadTooSlow());
  }

  function leave(lane: Lane, owner: Owner, id: number) {
    if (!lane.thread.isStopped()) lane.thread.drop(id);
    lane.owners.splice(lane.owners.indexOf(owner), 1);
    if (lane.owners.length > 0) return;
    lane.idleTimer = setTimeout(() => {
      lanes.delete(lane);
      lane.thread.stop();
    }, limits.idle).unref();
  }
}

function startThread(startWorker: StartWorker): FileThread {
  const worker = startWorker(new URL("./file-worker.ts", import.meta.url), heap);
  const thread = toReadThread<FileQuestion, FileReply, FilePiece>(worker, (answer) => {
    if ("refusal" in answer) throw toError(answer.refusal);
    return answer;
  });
  return {
    ...thread,
    drop: (id) => worker.postMessage({ id, isOver: true } satisfies FileQuestion),
  };
}
