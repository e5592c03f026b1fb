import { availableParallelism } from "node:os";
import { ReadTooSlow, TooManyReads } from "../failures.ts";
import { type ReadThread, startReadThread } from "./read-thread.ts";

type Run = ReadThread["run"];

/** Threads that read one SQLite file beside the one that serves. */
export interface ReadPool {
  /** `work` gets a way to run statements that all see one state. */
  read: <T>(owner: string, work: (run: Run) => Promise<T>) => Promise<T>;
  /** Readings that wait for a thread. */
  countWaiting: () => number;
  /** Threads that there are, busy or not. */
  countThreads: () => number;
  close: () => Promise<void>;
}

export const readLimits = {
  /**
   * At least two, since an owner never has more than one: a long reading of one keeps nobody else
   * waiting. Each takes some 10 MB.
   */
  threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
  /** Readings of one owner that may wait: as many requests as may always wait, see overload.ts. */
  waitingOfOwner: 64,
  waiting: 512,
  /** Milliseconds for a whole reading, its waiting included; shorter than a request may take. */
  time: 5000,
  /** Milliseconds until a thread without work is ended. */
  idle: 30_000,
};

interface Reading {
  owner: string;
  /** Resolves when it is this one's turn. */
  turn: PromiseWithResolvers<ReadThread>;
  thread?: ReadThread;
}

/** Threads start when they are needed. Owners take turns, so that none waits for all of another's. */
export function createReadPool(file: string, limits = readLimits): ReadPool {
  /** By owner, in the order of their turns; an owner without any has no entry. */
  const waiting = new Map<string, Reading[]>();
  let countWaiting = 0;
  /** Owners that have a thread. */
  const busy = new Set<string>();
  const threads = new Set<ReadThread>();
  const idle = new Map<ReadThread, NodeJS.Timeout>();

  return {
    read: async (owner, work) => {
      const reading = queueUp(owner);
      const timer = setTimeout(giveUp, limits.time, reading);
      try {
        const thread = await reading.turn.promise;
        return await work(thread.run).finally(() => putBack(owner, thread));
      } finally {
        clearTimeout(timer);
      }
    },
    countWaiting: () => countWaiting,
    countThreads: () => threads.size,
    close: async () => {
      for (const reading of [...waiting.values()].flat()) giveUp(reading);
      for (const thread of threads) thread.stop();
      await Promise.all([...threads].map(({ exited }) => exited));
    },
  };

  function queueUp(owner: string): Reading {
    const reading: Reading = { owner, turn: Promise.withResolvers() };
    const others = waiting.get(owner) ?? [];
    if (others.length >= limits.waitingOfOwner || countWaiting >= limits.waiting) {
      throw new TooManyReads();
    }
    waiting.set(owner, [...others, reading]);
    countWaiting += 1;
    startNext();
    return reading;
  }

  function startNext() {
    const first = waiting.entries().find(([owner]) => !busy.has(owner));
    const thread = first && findThread();
    if (!thread) return;
    const [owner, [reading, ...others]] = first;
    // What else the owner waits for comes after all others.
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    if (!reading) return;
    countWaiting -= 1;
    busy.add(owner);
    reading.thread = thread;
    reading.turn.resolve(thread);
  }

  function findThread(): ReadThread | undefined {
    // The one that was busy last: the others may end.
    const [free, timer] = [...idle].at(-1) ?? [];
    if (!free) return threads.size < limits.threads ? startThread() : undefined;
    clearTimeout(timer);
    idle.delete(free);
    return free;
  }

  function startThread(): ReadThread {
    const thread = startReadThread(file);
    threads.add(thread);
    thread.exited.then(() => {
      threads.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      startNext();
    });
    return thread;
  }

  function putBack(owner: string, thread: ReadThread) {
    const free = () => {
      busy.delete(owner);
      startNext();
    };
    // A statement that took too long is still under way: until it ends, it is this owner's only one.
    if (thread.isStopped()) return void thread.exited.then(free);
    thread.end();
    idle.set(thread, setTimeout(retire, limits.idle, thread).unref());
    free();
  }

  function retire(thread: ReadThread) {
    idle.delete(thread);
    thread.stop();
  }

  function giveUp(reading: Reading) {
    const { owner, thread, turn } = reading;
    if (thread) return thread.stop(new ReadTooSlow());
    const others = waiting.get(owner)?.filter((other) => other !== reading) ?? [];
    if (others.length > 0) waiting.set(owner, others);
    else waiting.delete(owner);
    countWaiting -= 1;
    turn.reject(new ReadTooSlow());
  }
}
