import { messages } from "../../../shared/messages.ts";
import {
  type ChangeRow,
  findChange,
  findDeletion,
  forgetUnbegun,
  logUndo,
} from "../../db/acts/changes.ts";
import { runLongAct } from "../../db/acts/long-acts.ts";
import { writePlan } from "../../db/acts/plans.ts";
import { type Db, engineOf, inTransaction } from "../../db/engine/database.ts";
import { isOrphan, isUnfit } from "../../db/engine/errors.ts";
import { writeTogether } from "../../db/query/prepared.ts";
import { mostAtOnce } from "../../db/records/belongings.ts";
import { notFound, undoRefused } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import { describeConflicts, describeMissing } from "../refusal.ts";
import { countKept } from "./earlier.ts";
import { foresee } from "./pages.ts";
import { planUndo } from "./plan.ts";
import { finishPlanned, type Running, type UndoRest } from "./run.ts";
import type { UndoPlan } from "./steps.ts";

export interface Undoing extends Running {
  /** Acts before this moment can't be undone any more. */
  keptSince: Date;
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
  const isMuch = change.count > mostAtOnce || undoing.resolve?.missing === "restore";
  // PostgreSQL works elsewhere, SQLite in this thread.
  try {
    const isAtOnce = engineOf(db) === "postgres" || !isMuch;
    const isDone = isAtOnce && (await inTransaction(db, owner, undoAtOnce));
    if (!isDone) await runLongAct(db, owner, undoInParts);
  } catch (error) {
    if (isUnfit(error)) throw undoRefused(409, serverMessages.history.unfit);
    throw isOrphan(error) ? undoRefused(409, serverMessages.history.changedSince) : error;
  }
  act.change = { _id: act.id, kind: change.kind, record: change.record };

  /** Answers false, with nothing done, where it takes too long for one transaction. */
  async function undoAtOnce(tx: Db): Promise<boolean> {
    await findUndoable(tx, id, undoing);
    const { changes, plan } = await planAll(tx, id, undoing);
    if (!plan && engineOf(db) === "sqlite") return false;
    await undoNow(tx, changes, plan);
    return true;
  }

  async function undoNow(tx: Db, changes: readonly string[], plan: UndoPlan | undefined) {
    await logBegun(tx, changes, plan, null);
    await finishPlanned(tx, undoing, changes, plan);
  }

  async function undoInParts() {
    await findUndoable(db, id, undoing);
    const { changes, plan } = await planAll(db, id, undoing);
    if (plan && plan.steps.length <= mostAtOnce) {
      return inTransaction(db, owner, (tx) => undoNow(tx, changes, plan));
    }
    const rest = writePlan({ act: "undo", changes, resolve: undoing.resolve } satisfies UndoRest);
    await inTransaction(db, owner, (tx) => logBegun(tx, changes, plan, rest));
    try {
      await finishPlanned(db, undoing, changes, plan);
    } catch (error) {
      await forgetUnbegun(db, owner, act.id);
      throw error;
    }
  }

  async function logBegun(
    on: Db,
    changes: readonly string[],
    { kept }: Pick<UndoPlan, "kept"> = { kept: {} },
    rest: string | null,
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
    await writeTogether(on, owner, [logUndo({ ...entry, plan: rest, detail: told })]);
    await undoing.keep?.(on);
  }
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
    user: session?.user ?? null,
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

/**
 * What undoing takes, and which acts that undoes: this one after those that deleted what it needs.
 * Without a plan it is so much that it is to be done by pages.
 */
async function planAll(db: Db, id: string, undoing: Undoing) {
  const { owner, act, resolve, keptSince } = undoing;
  let changes = [id];
  while (true) {
    const now = { now: act.now, resolve };
    const plan = await planUndo(db, owner, changes, now);
    const seen = plan ?? (await foresee(db, owner, changes, now, () => act.tell?.(0)));
    const found = [];
    for (const missing of seen.missing.values()) {
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
    if (seen.taken !== undefined) throw undoRefused(409, messages.tags.taken(seen.taken));
    if (seen.isUnfit) throw undoRefused(409, serverMessages.history.unfit);
    if (seen.conflicts.size > 0) {
      throw undoRefused(409, serverMessages.history.changedSince, {
        changed: seen.changed.size,
        conflicts: await describeConflicts(db, owner, [...seen.conflicts.values()]),
      });
    }
    const isAnyLeft = seen.isAnyGone || Object.keys(seen.kept).length > 0;
    if (!seen.isAny && isAnyLeft) throw undoRefused(409, serverMessages.history.allKept);
    return { changes, plan };
  }
}
