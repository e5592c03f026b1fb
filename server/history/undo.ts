import { setImmediate as letOthersGo } from "node:timers/promises";
import { messages } from "../../shared/messages.ts";
import { maxConflicts, type Resolve } from "../../shared/undo.ts";
import { carryAnswersBack } from "../appointments/repeat/answers.ts";
import { beginsTooEarly } from "../appointments/repeat/checks.ts";
import { type Db, engineOf, inTransaction, type Owner } from "../db/engine/database.ts";
import { isOrphan, isUnfit } from "../db/engine/errors.ts";
import { writeTogether } from "../db/query/prepared.ts";
import type { Act } from "../db/records/act.ts";
import { batchSize } from "../db/records/belongings.ts";
import {
  type ChangeRow,
  findChange,
  findDeletion,
  forgetUnbegun,
  logUndo,
} from "../db/records/changes.ts";
import { runLongAct } from "../db/records/long-acts.ts";
import { deferForeignKeys } from "../db/records/moves.ts";
import { findNextPart, logClosed } from "../db/records/open-acts.ts";
import { findTakenName } from "../db/records/own-names.ts";
import { type Step, takeSteps } from "../db/records/steps.ts";
import { notFound, undoRefused } from "../errors.ts";
import { serverMessages } from "../messages.ts";
import { countKept } from "./earlier-undos.ts";
import { describeConflicts, describeMissing } from "./refusal.ts";
import { markActs } from "./undo-marks.ts";
import { planUndo, type UndoPlan } from "./undo-plan.ts";

export interface Undoing {
  owner: Owner;
  act: Act;
  /** Acts before this moment can't be undone any more. */
  keptSince: Date;
  resolve?: Resolve | undefined;
  /** Runs in the transaction that begins the act. */
  keep?: (tx: Db) => Promise<void>;
}

/** So that one undo does not restore a whole year. */
const maxRestored = 20;

/**
 * Takes an act back, as an act of its own. Throws the 404, the 410 when what undo needs is gone, and
 * the 409 with what has changed since or is missing.
 */
export async function undoChange(db: Db, id: string, undoing: Undoing): Promise<void> {
  const { owner, act } = undoing;
  const change = await findUndoable(db, id, undoing);
  const isMuch = change.count > batchSize || undoing.resolve?.missing === "restore";
  // PostgreSQL works elsewhere, SQLite in this thread.
  try {
    if (engineOf(db) === "postgres" || !isMuch) await inTransaction(db, owner, undoAtOnce);
    else await runLongAct(db, owner, undoInParts);
  } catch (error) {
    if (isUnfit(error)) throw undoRefused(409, serverMessages.history.unfit);
    throw isOrphan(error) ? undoRefused(409, serverMessages.history.changedSince) : error;
  }
  act.entry = { _id: act.id, kind: change.kind, record: change.record };

  async function undoAtOnce(tx: Db) {
    await findUndoable(tx, id, undoing);
    const { changes, plan } = await planAll(tx, id, undoing);
    await takeAll(tx, changes, plan);
  }

  async function takeAll(tx: Db, changes: readonly string[], plan: UndoPlan) {
    const { steps } = plan;
    await logBegun(tx, changes, plan, null);
    await deferForeignKeys(tx, owner);
    let done = 0;
    for (const [part, group] of toGroups(steps, 1000).entries()) {
      await takeSteps(tx, { owner, act }, group, part);
      done += group.length;
      act.tell?.(done, steps.length);
    }
    await carryAnswersBack(tx, owner, steps);
    await close(tx, undoing, changes);
  }

  async function undoInParts() {
    await findUndoable(db, id, undoing);
    const { changes, plan } = await planAll(db, id, undoing);
    if (plan.steps.length <= batchSize) {
      return inTransaction(db, owner, (tx) => takeAll(tx, changes, plan));
    }
    const rest = JSON.stringify({ act: "undo", changes, resolve: undoing.resolve });
    await inTransaction(db, owner, (tx) => logBegun(tx, changes, plan, rest));
    try {
      await finishUndo(db, undoing, changes, plan);
    } catch (error) {
      await forgetUnbegun(db, owner, act.id);
      throw error;
    }
  }

  async function logBegun(
    on: Db,
    changes: readonly string[],
    { kept }: UndoPlan,
    plan: string | null,
  ) {
    const earlier: Record<string, string> = {};
    for (const one of changes) {
      const row = await findChange(on, owner, one);
      if (row?.undoneBy) earlier[row._id] = row.undoneBy;
    }
    const detail = {
      ...(changes.length > 1 && { undoes: changes }),
      ...(Object.keys(kept).length > 0 && { kept }),
      ...(Object.keys(earlier).length > 0 && { earlier }),
    };
    const entry = toEntry(undoing, changes.at(-1) ?? "");
    const told = Object.keys(detail).length > 0 ? JSON.stringify(detail) : null;
    await writeTogether(on, owner, [logUndo({ ...entry, plan, detail: told })]);
    await undoing.keep?.(on);
  }
}

/** Does what is left of an undo in many transactions, between which others get their turn. */
export async function finishUndo(
  db: Db,
  undoing: Pick<Undoing, "owner" | "act">,
  changes: readonly string[],
  { steps }: UndoPlan,
): Promise<void> {
  const { owner, act } = undoing;
  let part = await findNextPart(db, owner, act.id);
  let done = 0;
  for (const group of toGroups(steps, batchSize)) {
    await inTransaction(db, owner, async (tx) => {
      await deferForeignKeys(tx, owner);
      await takeSteps(tx, { owner, act }, group, part);
    });
    part += 1;
    done += group.length;
    act.tell?.(done, steps.length);
    await letOthersGo();
  }
  await inTransaction(db, owner, async (tx) => {
    await carryAnswersBack(tx, owner, steps);
    await close(tx, undoing, changes);
  });
}

async function close(
  tx: Db,
  { owner, act }: Pick<Undoing, "owner" | "act">,
  changes: readonly string[],
) {
  await writeTogether(tx, owner, [logClosed({ owner, change: act.id })]);
  await markActs(tx, owner, act.id, changes);
}

function toEntry({ owner, act }: Undoing, undone: string) {
  const { session } = act;
  return {
    owner,
    change: act.id,
    undone,
    at: act.now.toISOString(),
    session: session?._id ?? null,
    device: session?.device ?? null,
  };
}

async function findUndoable(db: Db, id: string, { owner, keptSince }: Undoing): Promise<ChangeRow> {
  const change = await findChange(db, owner, id);
  if (!change) throw notFound(serverMessages.history.notFound);
  if (change.undoneBy && (await countKept(db, owner, change)) === 0) {
    throw undoRefused(409, serverMessages.history.alreadyUndone);
  }
  if (!isUndoable(change, keptSince)) throw undoRefused(410, serverMessages.history.tooOld);
  return change;
}

function isUndoable({ at, isKept }: ChangeRow, keptSince: Date): boolean {
  return isKept === 1 && Date.parse(at) >= keptSince.getTime();
}

/** What undoing takes, and which acts that undoes: this one after those that deleted what it needs. */
async function planAll(db: Db, id: string, undoing: Undoing) {
  const { owner, act, resolve, keptSince } = undoing;
  let changes = [id];
  while (true) {
    const plan = await planUndo(db, owner, changes, { now: act.now, resolve });
    const found = [];
    for (const missing of plan.missing.slice(0, maxConflicts)) {
      const deletion = await findDeletion(db, owner, missing.kind, missing.record);
      const isHere = deletion && isUndoable(deletion, keptSince) && !changes.includes(deletion._id);
      found.push({ ...missing, deletion: isHere ? deletion : undefined });
    }
    const restored = [...new Set(found.flatMap(({ deletion }) => deletion?._id ?? []))];
    const isWhole = found.every(({ deletion }) => deletion);
    const mayRestore = resolve?.missing === "restore" && isWhole && changes.length <= maxRestored;
    if (found.length > 0 && !mayRestore) {
      throw undoRefused(409, serverMessages.history.missing, {
        missing: await describeMissing(db, owner, found),
      });
    }
    if (found.length > 0) {
      // The last to go comes back first.
      changes = [...restored.sort().reverse(), ...changes];
      continue;
    }
    const taken = await findTakenName(db, owner, plan.steps);
    if (taken !== undefined) throw undoRefused(409, messages.tags.taken(taken));
    if (plan.steps.some(({ whole }) => whole && beginsTooEarly(whole))) {
      throw undoRefused(409, serverMessages.history.unfit);
    }
    if (plan.conflicts.length > 0) {
      throw undoRefused(409, serverMessages.history.changedSince, {
        changed: new Set(plan.conflicts.map(({ record }) => record)).size,
        conflicts: await describeConflicts(db, owner, plan.conflicts.slice(0, maxConflicts)),
      });
    }
    const isAnyLeft = plan.isAnyGone || Object.keys(plan.kept).length > 0;
    if (plan.steps.length === 0 && isAnyLeft) {
      throw undoRefused(409, serverMessages.history.allKept);
    }
    return { changes, plan };
  }
}

/** Steps that one transaction takes: whole groups, except where all of them only come or only go. */
function toGroups(steps: readonly Step[], size: number): Step[][] {
  const groups: Step[][] = [];
  for (const group of Map.groupBy(steps, (step) => step.group).values()) {
    const isWhole = group.some(({ before, after }) => before && after);
    const most = isWhole ? group.length : size;
    for (let place = 0; place < group.length; place += most) {
      groups.push(group.slice(place, place + most));
    }
  }
  return groups;
}
