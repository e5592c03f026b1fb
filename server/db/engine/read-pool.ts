import { availableParallelism } from "node:os";
import { ReadTooSlow, TooManyReads } from "../failures.ts";
import type { ReadThread, Sql } from "./read-thread.ts";

type Run<Question, Result> = ReadThread<Question, Result>["run"];

/** Threads that read beside the one that serves. */
export interface ReadPool<Question, Result> {
  /** `work` gets a way to ask a thread of its own, until it ends or `signal` aborts. */
  read: <T>(
    owner: string,
    work: (run: Run<Question, Result>) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  /** Readings that wait for a thread. */
  countWaiting: () => number;
  /** Threads that there are, busy or not. */
  countThreads: () => number;
  close: () => Promise<void>;
}

/** Threads that run statements on a SQLite file. */
export type StatementPool = ReadPool<readonly Sql[], unknown[][]>;

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

export type ReadLimits = typeof readLimits;

interface Reading<Thread> {
  owner: string;
  /** Resolves when it is this one's turn. */
  turn: PromiseWithResolvers<Thread>;
  thread?: Thread;
  /** Rejects when it took too long, whatever it waits for. */
  givenUp: PromiseWithResolvers<never>;
  isOver: boolean;
}

/** Threads start when they are needed. Owners take turns, so that none waits for all of another's. */
export function createReadPool<Question, Result>(
  start: () => ReadThread<Question, Result>,
  limits: ReadLimits = readLimits,
): ReadPool<Question, Result> {
  type Thread = ReadThread<Question, Result>;
  /** By owner, in the order of their turns; an owner without any has no entry. */
  const waiting = new Map<string, Reading<Thread>[]>();
  let countWaiting = 0;
  /** Owners that have a thread. */
  const busy = new Set<string>();
  const threads = new Set<Thread>();
  const idle = new Map<Thread, NodeJS.Timeout>();

  return {
    read: async (owner, work, signal) => {
      signal?.throwIfAborted();
      const reading = queueUp(owner);
      const timer = setTimeout(giveUp, limits.time, reading);
      const leaveEarly = () => giveUp(reading);
      signal?.addEventListener("abort", leaveEarly);
      try {
        startNext();
        return await Promise.race([serve(reading, work), reading.givenUp.promise]);
      } finally {
        signal?.removeEventListener("abort", leaveEarly);
        void leave(reading).finally(() => clearTimeout(timer));
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

  function queueUp(owner: string): Reading<Thread> {
    const others = waiting.get(owner) ?? [];
    if (others.length >= limits.waitingOfOwner || countWaiting >= limits.waiting) {
      throw new TooManyReads();
    }
    const reading: Reading<Thread> = {
      owner,
      turn: Promise.withResolvers(),
      givenUp: Promise.withResolvers(),
      isOver: false,
    };
    waiting.set(owner, [...others, reading]);
    countWaiting += 1;
    return reading;
  }

  async function serve<T>(
    reading: Reading<Thread>,
    work: (run: Run<Question, Result>) => Promise<T>,
  ): Promise<T> {
    const thread = await reading.turn.promise;
    return work(async (question) => {
      // The thread may be another reading's by now.
      if (reading.isOver) throw new Error("The reading is over");
      return thread.run(question);
    });
  }

  function startNext() {
    const [owner, queue] = waiting.entries().find(([one]) => !busy.has(one)) ?? [];
    const [reading, ...others] = queue ?? [];
    const thread = reading && findThreadFor(reading);
    if (owner === undefined || !thread) return;
    // What else the owner waits for comes after all others.
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    countWaiting -= 1;
    busy.add(owner);
    reading.thread = thread;
    reading.turn.resolve(thread);
  }

  function findThreadFor(reading: Reading<Thread>): Thread | undefined {
    try {
      return findThread();
    } catch (error) {
      // The system has no thread left. Others that wait get those there are.
      reading.givenUp.reject(error);
      return undefined;
    }
  }

  function findThread(): Thread | undefined {
    // The one that was busy last: the others may end.
    const [free, timer] = [...idle].findLast(([thread]) => !thread.isStopped()) ?? [];
    if (!free) return threads.size < limits.threads ? startThread() : undefined;
    clearTimeout(timer);
    idle.delete(free);
    return free;
  }

  function startThread(): Thread {
    const thread = start();
    threads.add(thread);
    thread.exited.then(() => {
      threads.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      startNext();
    });
    return thread;
  }

  /** In every case its owner and its thread are free for others afterward, or it waits no more. */
  async function leave(reading: Reading<Thread>) {
    const { owner, thread } = reading;
    reading.isOver = true;
    if (!thread) return withdraw(reading);
    // Of what nobody waits for any more an answer may still be under way.
    await thread.settled();
    // A statement that took too long is still under way: until it ends, it is this owner's only one.
    if (thread.isStopped()) await thread.exited;
    else {
      thread.end();
      idle.set(thread, setTimeout(retire, limits.idle, thread).unref());
    }
    busy.delete(owner);
    startNext();
  }

  function retire(thread: Thread) {
    idle.delete(thread);
    thread.stop();
  }

  function giveUp(reading: Reading<Thread>) {
    const error = new ReadTooSlow();
    reading.thread?.stop(error);
    reading.givenUp.reject(error);
  }

  function withdraw(reading: Reading<Thread>) {
    const { owner } = reading;
    const others = waiting.get(owner)?.filter((other) => other !== reading) ?? [];
    if (others.length > 0) waiting.set(owner, others);
    else waiting.delete(owner);
    countWaiting -= 1;
  }
}
