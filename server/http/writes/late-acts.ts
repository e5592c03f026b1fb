import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type ActProgress, historyEndpoints } from "../../../shared/history/history.ts";
import type { Act } from "../../db/acts/act.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { serverMessages } from "../../messages.ts";
import { toFailure } from "../responses/failures.ts";
import { announceWrite } from "./announce-write.ts";
import type { Hub } from "./hub.ts";

// Acts whose request has been answered before they were done.

/** Milliseconds after which a request is answered if it does not say so, and for which what became of it is known. */
const usualWait = 30_000;
const memory = 600_000;

interface LateAct {
  act: Act;
  outcome?: { state: "done" | "failed"; status: number; answer: object };
}

const acts = new WeakMap<Db, Map<string, LateAct>>();

/** How long a request waits, in milliseconds, by its header `Prefer`, as RFC 7240 has it. */
export function readWait(prefer: string | string[] | undefined): number {
  const [, seconds] = /(?:^|[,;\s])wait=(\d{1,2})(?:$|[,;\s])/.exec(String(prefer)) ?? [];
  return seconds === undefined ? usualWait : Math.min(Number(seconds) * 1000, usualWait);
}

/** Whether an act has begun and is not done after so many milliseconds. */
export async function isLate(run: Promise<unknown>, act: Act, wait: number): Promise<boolean> {
  const ended = run.then(
    () => true,
    () => true,
  );
  for (let pause = wait; ; pause = 5) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, pause, false);
    const isOver = await Promise.race([ended, promise]);
    clearTimeout(timer);
    if (isOver) return false;
    if (act.told) return true;
  }
}

interface Going {
  act: Act;
  /** Of the answer that it will have. */
  status: number;
  schema: z.ZodType;
}

/** Answers that an act goes on by itself, and remembers for a while how it ends. */
export function answerLater(
  { db, hub }: { db: Db; hub: Hub },
  run: Promise<unknown>,
  owner: Owner,
  { act, status, schema }: Going,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const all = acts.get(db) ?? new Map<string, LateAct>();
  acts.set(db, all);
  const late: LateAct = { act };
  const key = `${owner} ${act.id}`;
  all.set(key, late);
  void run
    .then((answer) => {
      announceWrite(hub, owner, act);
      // as: a body of JSON.
      late.outcome = { state: "done", status, answer: schema.parse(answer) as object };
    })
    .catch((err) => {
      const failure = toFailure(err, request);
      if (failure.status >= 500) request.log.error({ err }, "an act failed after its answer");
      late.outcome = { state: "failed", ...failure };
    })
    .finally(() => setTimeout(() => all.delete(key), memory).unref());
  reply.code(202).header("location", historyEndpoints.progress.url.replace(":id", act.id));
  return { msg: serverMessages.history.goesOn, data: { change: act.id } };
}

/** How far an act has come that this process works on, or has worked on of late. */
export function findLate(db: Db, owner: Owner, id: string): ActProgress | undefined {
  const late = acts.get(db)?.get(`${owner} ${id}`);
  if (!late) return undefined;
  const { act, outcome } = late;
  const { done = null, total = null } = act.told ?? {};
  if (!outcome) return { state: "running", done, total, status: null, answer: null };
  const { state, status, answer } = outcome;
  // as: a body of JSON.
  return { state, done, total, status, answer: answer as Record<string, unknown> };
}
