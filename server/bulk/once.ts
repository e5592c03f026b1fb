import type { Endpoint } from "../../shared/api/endpoint.ts";
import { findChange } from "../db/acts/changes.ts";
import { runAct } from "../db/acts/long-acts.ts";
import type { Db } from "../db/engine/database.ts";
import { notFound } from "../errors.ts";
import { type Attempt, findAttempt, keepAttempt } from "../http/requests/idempotency.ts";
import { serverMessages } from "../messages.ts";

/** Notes the key of a request; to be called with its first write. */
export type Begin = (tx: Db) => Promise<void>;

/**
 * Does what a request asks for with many records once, however often it comes with the same key. The act's
 * detail has what was answered.
 */
export async function actOnce<Answer>(
  db: Db,
  endpoint: Endpoint,
  attempt: Attempt,
  isLong: boolean,
  run: (on: Db, begin: Begin) => Promise<Answer>,
): Promise<Answer> {
  const { owner, act } = attempt;
  return runAct(db, owner, isLong, once);

  async function once(on: Db): Promise<Answer> {
    const earlier = await findAttempt(on, endpoint, attempt);
    if (earlier !== undefined) return findAnswer<Answer>(on, attempt, earlier);
    let isKept = false;
    const keep = async (tx: Db, record: object) => {
      await keepAttempt(tx, endpoint, attempt, JSON.stringify(record));
      isKept = true;
    };
    const answer = await run(on, (tx) => keep(tx, { change: act.id }));
    // Nothing was to be changed: there is no entry that tells of it.
    if (!isKept) await keep(on, { answer });
    return answer;
  }
}

/** What a request with the same key was answered. */
async function findAnswer<Answer>(
  db: Db,
  { owner, act }: Attempt,
  record: string,
): Promise<Answer> {
  // As this program wrote it.
  const { change, answer }: { change?: string; answer?: Answer } = JSON.parse(record);
  if (answer) return answer;
  const entry = await findChange(db, owner, change ?? "");
  // The history may be kept for less time than the key.
  if (!entry) throw notFound(serverMessages.history.notFound);
  act.change = { _id: entry._id, kind: entry.kind, record: entry.record };
  return JSON.parse(entry.detail ?? "{}").answer;
}
