import { hash } from "node:crypto";
import type { Db } from "../db/database.ts";
import { isRefusal, tooManyAttempts } from "../errors.ts";
import { countAttempt, forgetAttempts, takeBackAttempt } from "./queries.ts";
import { type AttemptKind, attemptRules } from "./rules.ts";

/** What an attempt counts for: a kind, and whose or from where. */
export interface Counter {
  kind: AttemptKind;
  subject: string;
}

/**
 * Runs `attempt` if none of the counters says that it has to wait; throws the 429 otherwise. It is
 * counted before it runs, because what runs at the same moment must not slip past, and taken back
 * when it turns out that nothing could be learnt from it. What it throws is thrown.
 */
export async function countingAttempt<T>(
  db: Db,
  counters: readonly Counter[],
  now: Date,
  attempt: () => Promise<T>,
): Promise<T> {
  for (const [place, counter] of counters.entries()) {
    const wait = await countAttempt(db, toKey(counter), attemptRules[counter.kind], now);
    if (wait === 0) continue;
    await takeBack(db, counters.slice(0, place));
    throw tooManyAttempts(wait);
  }
  try {
    const result = await attempt();
    for (const counter of counters) await settle(db, counter);
    return result;
  } catch (error) {
    // A refusal tells the guesser something. A busy or broken server does not.
    if (!isRefusal(error)) await takeBack(db, counters);
    throw error;
  }
}

async function takeBack(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) await takeBackAttempt(db, toKey(counter));
}

async function settle(db: Db, counter: Counter): Promise<void> {
  const { success } = attemptRules[counter.kind];
  if (success === "forgets") await forgetAttempts(db, toKey(counter));
  if (success === "takes back") await takeBackAttempt(db, toKey(counter));
}

function toKey({ kind, subject }: Counter): string {
  return `${kind}:${hash("sha256", subject, "base64url")}`;
}
