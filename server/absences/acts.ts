import { randomUUIDv7 } from "node:crypto";
import type { NewRecord } from "../../shared/api/new-record.ts";
import { addDays } from "../../shared/dates/dates.ts";
import type { Absence, AbsenceInput, MovedKind } from "../../shared/kinds/absences.ts";
import type { HandOverAnswer } from "../../shared/lists/hand-over.ts";
import type { Begin } from "../bulk/once.ts";
import type { Acting } from "../db/acts/act.ts";
import { createState } from "../db/acts/state.ts";
import { type Step, toUpdate } from "../db/acts/steps.ts";
import { type Db, inTransaction, type Owner, personOf } from "../db/engine/database.ts";
import { invalidField } from "../errors.ts";
import { handOver, noKey } from "../hand-over/run.ts";
import { refuseStale, type VersionedUpdate } from "../http/requests/versions.ts";
import { serverMessages } from "../messages.ts";
import { refuseStrangers } from "../records.ts";
import { absences, refuseDays, refuseTooManyAbsences, todayOf } from "./queries.ts";

type Entered = NewRecord<AbsenceInput & { person: string }>;

/** What is to move to whoever stands in, and how: see `handOver`. */
interface Move {
  kinds: readonly MovedKind[];
  isLong: boolean;
  begin: Begin;
}

/** Says when somebody is away. */
export function createAbsence(db: Db, acting: Acting, entered: Entered): Promise<Absence> {
  const { owner, act } = acting;
  return inTransaction(db, owner, async (tx) => {
    await refuseUnfit(tx, acting, entered);
    return absences.create(tx, owner, entered, act);
  });
}

/** The same, and what is to be done meanwhile goes to whoever stands in: one act, to be run by `runAct`. */
export async function beginAbsence(
  db: Db,
  acting: Acting,
  entered: Entered,
  move: Move,
): Promise<HandOverAnswer> {
  const { owner, act } = acting;
  await refuseUnfit(db, acting, entered);
  const at = act.now.toISOString();
  const record = entered._id ?? randomUUIDv7();
  const { person, from, until, standIn } = entered;
  const after = { person, from, until, standIn, createdAt: at, updatedAt: at };
  const step: Step = {
    ...{ kind: "absences", record, before: null, after, whole: { _id: record, ...after } },
    group: 0,
  };
  return absences.refuseTaken(db, owner, entered, () => moveToStandIn(db, acting, step, move));
}

async function refuseUnfit(db: Db, { owner, act }: Acting, entered: Entered) {
  await refuseStrangers(db, owner, "absences", entered);
  await refuseDays(db, owner, entered, act);
  await refuseTooManyAbsences(db, owner, 1);
}

interface Changes {
  changes: Partial<Omit<AbsenceInput, "person">>;
  move: readonly MovedKind[];
  isLong: boolean;
}

/**
 * Changes an absence as an act that `runAct` runs. Throws the 404 when there is none, the 409 when it has
 * been changed meanwhile.
 */
export async function updateAbsence(
  db: Db,
  owner: Owner,
  id: string,
  { changes, move, isLong }: Changes,
  change: VersionedUpdate,
): Promise<Absence> {
  const { act } = change;
  const found = await absences.find(db, owner, id);
  refuseStale(found, change);
  await refuseStrangers(db, owner, "absences", changes, async () => found);
  await refuseDays(db, owner, { ...found, ...changes }, act);
  if (move.length === 0) return absences.update(db, owner, id, changes, change);
  const state = createState(db, owner);
  await state.load("absences", [id]);
  const row = state.get("absences", id);
  if (!row) throw new Error("An absence that is there was not read");
  const step = toUpdate("absences", row, { ...changes }, act.now);
  await moveToStandIn(db, { owner, act }, step, { kinds: move, isLong, begin: noKey });
  return absences.find(db, owner, id);
}

/** Writes the absence, and hands over what is to be done meanwhile: one act. */
function moveToStandIn(
  db: Db,
  { owner, act }: Acting,
  first: Step,
  { kinds, isLong, begin }: Move,
): Promise<HandOverAnswer> {
  const { person, from, until, standIn } = { ...first.whole };
  if (!standIn) throw invalidField("standIn", serverMessages.desks.choose);
  const someone = personOf({ _id: String(person) });
  const scope = { person: someone, from: String(from), until: String(until) };
  const to = personOf({ _id: String(standIn) });
  act.action = "bulk";
  return handOver(db, { owner, act }, { scope, kinds, to, skipped: [], first }, { isLong, begin });
}

/** They are back: yesterday was the last day. What has not begun, or is over, is no more. */
export function endAbsence(db: Db, { owner, act }: Acting, id: string): Promise<void> {
  return inTransaction(db, owner, async (tx) => {
    const { person, from, until } = await absences.find(tx, owner, id);
    const before = addDays(await todayOf(tx, person, act.now), -1);
    if (from > before || until <= before) return absences.remove(tx, owner, id, act);
    act.action = "update";
    await absences.update(tx, owner, id, { until: before }, { act });
  });
}
