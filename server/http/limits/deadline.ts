import type { FastifyInstance, FastifyReply, onRequestHookHandler } from "fastify";
import { tooSlow } from "../../errors.ts";

export interface Deadline {
  limitTime: onRequestHookHandler;
  /** What a request does makes headway: its time begins anew. */
  renewTime: (reply: FastifyReply) => void;
}

/**
 * A hook that answers with a 503 when a request has taken this many milliseconds. What is under way
 * goes on, and its answer is thrown away.
 *
 * Not Fastify's own `handlerTimeout`: it stops its clock when Node closes the request, which is as
 * soon as a body has been read.
 */
export function limitTime(app: FastifyInstance, deadline: number): Deadline {
  /** What is not answered yet, with the instant at which it has to be. */
  const open = new Map<FastifyReply, number>();
  // One timer for all: one for each would cost as much as all the rest that is done here.
  let timer: NodeJS.Timeout | undefined;
  let timerEnd = Number.POSITIVE_INFINITY;

  const wakeAt = (instant: number) => {
    clearTimeout(timer);
    timerEnd = instant;
    // Who waits holds a connection open, which is enough to keep the process going.
    timer = setTimeout(answerLate, Math.max(1, instant - performance.now())).unref();
  };
  const answerLate = () => {
    timerEnd = Number.POSITIVE_INFINITY;
    const now = performance.now();
    for (const [reply, end] of open) {
      if (end > now) continue;
      open.delete(reply);
      // Whoever has gone, which no hook tells of, gets no answer.
      const isOver = reply.sent || reply.raw.headersSent || reply.raw.destroyed;
      if (!isOver) reply.send(tooSlow(reply.request.method));
    }
    if (open.size > 0) wakeAt(Math.min(...open.values()));
  };
  app.addHook("onResponse", (_request, reply, done) => {
    open.delete(reply);
    done();
  });

  const limit: onRequestHookHandler = (_request, reply, done) => {
    // From when it came, what it has waited for its turn included.
    const end = performance.now() + deadline - reply.elapsedTime;
    open.set(reply, end);
    if (end < timerEnd) wakeAt(end);
    done();
  };
  return {
    limitTime: limit,
    renewTime: (reply) => {
      if (open.has(reply)) open.set(reply, performance.now() + deadline);
    },
  };
}
