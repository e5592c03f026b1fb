import { hash } from "node:crypto";
import type { Db } from "../db/engine/database.ts";
import { isRefusal, tooManyAttempts } from "../errors.ts";
import { countAttempt, forgetAttempts, takeBackAttempt } from "./queries.ts";
import { type AttemptKind, type AttemptRule, attemptRules } from "./rules.ts";

/** What an attempt counts for: a kind, and whose or from where. */
export interface Counter {
  kind: AttemptKind;
  subject: string;
  /** How many times the rule's free attempts it has; 1 when absent. */
  allowance?: number;
}

/** A counter for each network that a caller is in: a wider one, which more people share, has more. */
export function byNetwork(kind: AttemptKind, networks: readonly string[]): Counter[] {
  return networks.map((subject, place) => ({ kind, subject, allowance: 2 ** place }));
}

/**
 * Runs `attempt` if none of the counters says that it has to wait; throws the 429 otherwise. It is
 * counted before it runs, because what runs at the same moment must not slip past, and taken back
 * when it turns out that nothing could be learned from it. What it throws is thrown.
 */
export async function countingAttempt<T>(
  db: Db,
  counters: readonly Counter[],
  now: Date,
  attempt: () => Promise<T>,
): Promise<T> {
  for (const [place, counter] of counters.entries()) {
    const wait = await countAttempt(db, toKey(counter), toRule(counter), now);
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
    const isUncounted = (counter: Counter) =>
      !isRefusal(error) || toRule(counter).refusal === "takes back";
    await takeBack(db, counters.filter(isUncounted));
    throw error;
  }
}

/** Counts an attempt, and answers whether there are too many by now: for what goes on then, in another way. */
export async function areTooMany(db: Db, counter: Counter, now: Date): Promise<boolean> {
  return (await countAttempt(db, toKey(counter), toRule(counter), now)) > 0;
}

async function takeBack(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) await takeBackAttempt(db, toKey(counter));
}

async function settle(db: Db, counter: Counter): Promise<void> {
  const { success } = attemptRules[counter.kind];
  if (success === "forgets") await forgetAttempts(db, toKey(counter));
  if (success === "takes back") await takeBackAttempt(db, toKey(counter));
}

function toRule({ kind, allowance = 1 }: Counter): AttemptRule {
  const rule: AttemptRule = attemptRules[kind];
  return { ...rule, free: rule.free * allowance };
}

function toKey({ kind, subject }: Counter): string {
  return `${kind}:${hash("sha256", subject, "base64url")}`;
}
