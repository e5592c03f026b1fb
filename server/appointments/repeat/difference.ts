import { messages } from "../../../shared/messages.ts";
import type { Act } from "../../db/acts/act.ts";
import { logOpened, toEntry } from "../../db/acts/change-log.ts";
import { readChildren } from "../../db/acts/live-rows.ts";
import { logClosed } from "../../db/acts/open-acts.ts";
import { type Step, takeSteps } from "../../db/acts/steps.ts";
import { pick, type Row } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { isOrphan } from "../../db/engine/errors.ts";
import { writeTogether } from "../../db/query/prepared.ts";
import { toNextVersion } from "../../db/records/next-version.ts";
import { invalidField } from "../../errors.ts";

/** Who changes a series, and when by their own clock. */
export interface Acting {
  owner: Owner;
  act: Act;
  now: string;
}

interface Difference {
  /** What the entry in the history is about. */
  head: string;
  before: readonly Row[];
  after: readonly Row[];
  /** Old names of rows, and new ones. */
  renamed: readonly (readonly [string, string])[];
}

/** Makes some rows of others, as one act that can be taken back. */
export async function writeDifference(
  db: Db,
  { owner, act }: Acting,
  { head, before, after, renamed }: Difference,
): Promise<void> {
  const steps = [
    ...toSteps(head, before, after, act.now),
    ...(await planLinks(db, owner, renamed, act.now)),
  ];
  const entry = { ...toEntry(owner, act), id: head, plan: null, detail: null };
  try {
    await writeTogether(db, owner, [logOpened(entry, "appointments")]);
    await takeSteps(db, { owner, act }, steps, 0);
    await writeTogether(db, owner, [logClosed({ owner, change: act.id })]);
  } catch (error) {
    if (!isOrphan(error)) throw error;
    throw invalidField("customer", messages.appointments.customerUnknown);
  }
  act.change = { _id: act.id, kind: "appointments", record: head };
}

/** What goes goes first: names may be taken over. */
function toSteps(head: string, before: readonly Row[], after: readonly Row[], now: Date): Step[] {
  const was = new Map(before.map((row) => [String(row._id), row]));
  const is = new Map(after.map((row) => [String(row._id), row]));
  const common = { kind: "appointments", group: 0 } as const;
  const deleted = [...was].flatMap(([record, { _id, ...row }]) =>
    is.has(record) ? [] : [{ ...common, record, before: row, after: null, whole: null }],
  );
  const changed = [...is].flatMap(([record, row]) => {
    const old = was.get(record);
    return old ? toChange(old, row) : [];
  });
  const made = [...is].flatMap(([record, row]) => {
    if (was.has(record)) return [];
    const { _id, ...rest } = row;
    const whole = { ...rest, updatedAt: toNext(row) };
    return [{ ...common, record, before: null, after: whole, whole }];
  });
  return [...deleted, ...changed, ...made];

  function toNext({ updatedAt }: Row): string {
    return toNextVersion({ updatedAt: String(updatedAt) }, now);
  }

  /** The series itself gets another version in any case. */
  function toChange(old: Row, row: Row): Step[] {
    const names = Object.keys(row).filter((name) => row[name] !== old[name]);
    if (names.length === 0 && old._id !== head) return [];
    const changes = { ...pick(row, names), updatedAt: toNext(old) };
    const step = { before: pick(old, Object.keys(changes)), after: changes };
    return [{ ...common, record: String(old._id), ...step, whole: { ...row, ...changes } }];
  }
}

/** What tells of a time goes on telling of it under its new name. */
async function planLinks(
  db: Db,
  owner: Owner,
  renamed: readonly (readonly [string, string])[],
  now: Date,
): Promise<Step[]> {
  const names = new Map(renamed.filter(([old, name]) => old !== name));
  if (names.size === 0) return [];
  const rows = await readChildren(db, owner, "activities", "appointment", [...names.keys()]);
  return rows.map((row) => {
    const updatedAt = toNextVersion({ updatedAt: String(row.updatedAt) }, now);
    const after = { appointment: names.get(String(row.appointment)) ?? null, updatedAt };
    const before = pick(row, Object.keys(after));
    const record = String(row._id);
    return { kind: "activities", record, before, after, whole: { ...row, ...after }, group: 0 };
  });
}
