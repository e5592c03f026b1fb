import { randomUUIDv7 } from "node:crypto";
import type { NewRecord } from "../../shared/api/new-record.ts";
import { addDays } from "../../shared/dates/dates.ts";
import type { Absence, AbsenceInput, MovedKind } from "../../shared/kinds/absences.ts";
import type { Acting } from "../db/acts/act.ts";
import { createState } from "../db/acts/state.ts";
import { type Step, toUpdate } from "../db/acts/steps.ts";
import { type Db, inTransaction, type Owner, personOf } from "../db/engine/database.ts";
import { invalidField } from "../errors.ts";
import { handOver } from "../hand-over/run.ts";
import { refuseStale, type VersionedUpdate } from "../http/requests/versions.ts";
import { serverMessages } from "../messages.ts";
import { refuseStrangers } from "../records.ts";
import { absences, refuseDays, refuseTooManyAbsences, todayOf } from "./queries.ts";

type Entered = NewRecord<AbsenceInput & { person: string }>;

/** Says when somebody is away; what is to move goes to whoever stands in by the same act. */
export function createAbsence(
  db: Db,
  acting: Acting,
  entered: Entered,
  move: readonly MovedKind[],
): Promise<Absence> {
  const { owner, act } = acting;
  return inTransaction(db, owner, async (tx) => {
    await refuseStrangers(tx, owner, "absences", entered);
    await refuseDays(tx, owner, entered, act);
    await refuseTooManyAbsences(tx, owner, 1);
    if (move.length === 0) return absences.create(tx, owner, entered, act);
    const at = act.now.toISOString();
    const record = entered._id ?? randomUUIDv7();
    const { person, from, until, standIn } = entered;
    const after = { person, from, until, standIn, createdAt: at, updatedAt: at };
    const step: Step = {
      ...{ kind: "absences", record, before: null, after, whole: { _id: record, ...after } },
      group: 0,
    };
    await absences.refuseTaken(tx, owner, entered, () => moveToStandIn(tx, acting, step, move));
    return absences.find(tx, owner, record);
  });
}

interface Changes {
  changes: Partial<Omit<AbsenceInput, "person">>;
  move: readonly MovedKind[];
}

/** Throws the 404 when there is none, the 409 when it has been changed meanwhile. */
export function updateAbsence(
  db: Db,
  owner: Owner,
  id: string,
  { changes, move }: Changes,
  change: VersionedUpdate,
): Promise<Absence> {
  const { act } = change;
  return inTransaction(db, owner, async (tx) => {
    const found = await absences.find(tx, owner, id);
    refuseStale(found, change);
    await refuseStrangers(tx, owner, "absences", changes, async () => found);
    await refuseDays(tx, owner, { ...found, ...changes }, act);
    if (move.length === 0) return absences.update(tx, owner, id, changes, change);
    const state = createState(tx, owner);
    await state.load("absences", [id]);
    const row = state.get("absences", id);
    if (!row) throw new Error("An absence that is there was not read");
    await moveToStandIn(
      tx,
      { owner, act },
      toUpdate("absences", row, { ...changes }, act.now),
      move,
    );
    return absences.find(tx, owner, id);
  });
}

/** Writes the absence, and hands over what is to be done meanwhile: one act. */
async function moveToStandIn(
  tx: Db,
  { owner, act }: Acting,
  first: Step,
  kinds: readonly MovedKind[],
): Promise<void> {
  const { person, from, until, standIn } = { ...first.whole };
  if (!standIn) throw invalidField("standIn", serverMessages.desks.choose);
  const someone = personOf({ _id: String(person) });
  const scope = { person: someone, from: String(from), until: String(until) };
  const to = personOf({ _id: String(standIn) });
  act.action = "bulk";
  await handOver(tx, { owner, act }, { scope, kinds, to, skipped: [], first }, isShort);
}

/** What is due in some weeks: one transaction takes it. */
const isShort = { isLong: false, begin: async () => {} };

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
