import { historyEndpoints } from "../../../shared/history/history.ts";
import { findChange } from "../../db/acts/changes.ts";
import { longActOf } from "../../db/acts/long-acts.ts";
import { type Db, inTransaction } from "../../db/engine/database.ts";
import {
  type Attempt,
  findAttempt,
  forgetAttempt,
  keepAttempt,
} from "../../http/requests/idempotency.ts";
import { type Undoing, undoChange } from "./undo.ts";

/** Takes an act back once, however often the request comes with the same key. Answers by which act. */
export async function undoOnce(
  db: Db,
  attempt: Attempt & { params: { id: string } },
  options: Pick<Undoing, "keptSince" | "resolve">,
): Promise<string> {
  const { owner, act, params } = attempt;
  const keep = (tx: Db) => keepAttempt(tx, historyEndpoints.undo, attempt, act.id);
  const earlier = await findEarlier(db, attempt);
  if (earlier !== undefined) return earlier;
  try {
    await undoChange(db, params.id, { owner, act, keep, ...options });
    return act.id;
  } catch (error) {
    // The same request may have come at the same time.
    const meanwhile = await findEarlier(db, attempt);
    if (meanwhile === undefined) throw error;
    return meanwhile;
  }
}

async function findEarlier(db: Db, attempt: Attempt): Promise<string | undefined> {
  const { owner, act } = attempt;
  if (attempt.headers["idempotency-key"] === undefined) return undefined;
  // It may still be under way.
  await longActOf(db, owner);
  return inTransaction(db, owner, async (tx) => {
    const earlier = await findAttempt(tx, historyEndpoints.undo, attempt);
    if (earlier === undefined) return undefined;
    const entry = await findChange(tx, owner, earlier);
    // It broke off before anything was taken back.
    if (!entry) return void (await forgetAttempt(tx, attempt));
    act.change = { _id: entry._id, kind: entry.kind, record: entry.record };
    return earlier;
  });
}
