import type { ActProgress } from "../../shared/history/history.ts";
import { type ChangeRow, findChange, findOpenAct } from "../db/acts/changes.ts";
import { type Db, isOwnersTurnTaken, type Owner } from "../db/engine/database.ts";
import { notFound } from "../errors.ts";
import { findLate } from "../http/writes/late-acts.ts";
import { serverMessages } from "../messages.ts";
import { findEntry } from "./lists.ts";

type Asking = Parameters<typeof findEntry>[3];

/** How far an act has come that goes on by itself. Throws the 404 when nothing is left of it. */
export async function findProgress(
  db: Db,
  owner: Owner,
  id: string,
  asking: Asking,
): Promise<ActProgress> {
  const late = findLate(db, owner, id);
  if (late) return late;
  const unknown = { done: null, total: null, status: null, answer: null };
  // Another process works on it, or has; of a transaction nothing is seen before its end.
  const isOpen = (await findOpenAct(db, owner, id)) || (await isOwnersTurnTaken(db, owner));
  if (isOpen) return { state: "running", ...unknown };
  const change = await findChange(db, owner, id);
  if (!change) throw notFound(serverMessages.history.interrupted);
  const data = await findAnswer(db, owner, change, asking);
  return { state: "done", ...unknown, ...(data && { status: 200, answer: { data } }) };
}

/** What an act has answered, as far as that is known. */
async function findAnswer(
  db: Db,
  owner: Owner,
  { _id, action, detail }: ChangeRow,
  asking: Asking,
) {
  if (action === "undo") return findEntry(db, owner, _id, asking);
  // As this program wrote it.
  const { answer }: { answer?: object } = JSON.parse(detail ?? "{}");
  return answer;
}
