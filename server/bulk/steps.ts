import { randomUUIDv7 } from "node:crypto";
import type { Bulk } from "../../shared/lists/bulk.ts";
import { tagLimits } from "../../shared/tag-limits.ts";
import { planFollowers } from "../db/acts/followers.ts";
import { readChildPages } from "../db/acts/live-rows.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { createState } from "../db/acts/state.ts";
import { type Step, toDeletion, toUpdate } from "../db/acts/steps.ts";
import { pick, type Row } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { batchSizeOf } from "../db/records/belongings.ts";
import { listHeldBy } from "../db/records/records.ts";
import { toTagColumn } from "../tags/queries.ts";

/** A customer that was chosen, at the version that was seen, if that matters. */
export type One = readonly [id: string, seen?: string | undefined];

export interface Planned {
  steps: Step[];
  /** Once these are taken, there are more for the same customers. */
  isMore?: boolean;
  /** Changed since they were seen, gone, or without room for another tag. */
  skipped: string[];
}

/**
 * What becomes of some customers and of all that goes with them: what belongs to a customer goes first,
 * records of one kind at a time, so that they come back in any order.
 */
export async function planSteps(
  db: Db,
  owner: Owner,
  { what, some, now }: { what: Bulk; some: readonly One[]; now: Date },
): Promise<Planned> {
  const state = createState(db, owner);
  await state.load(
    "customers",
    some.map(([id]) => id),
  );
  const rows: Row[] = [];
  const skipped: string[] = [];
  for (const [id, seen] of some) {
    const row = state.get("customers", id);
    const isAsSeen = row !== null && (seen === undefined || row.updatedAt === seen);
    if (isAsSeen && hasRoom(row, what)) rows.push(row);
    else skipped.push(id);
  }
  if ("delete" in what) {
    const further = await planFurtherDeletions(db, owner, rows);
    if (further.length > 0) return { steps: further, skipped, isMore: true };
    return { steps: rows.map((row) => toDeletion("customers", row)), skipped };
  }
  if ("followUp" in what) {
    return { steps: rows.map((row) => toTask(row, what.followUp, now)), skipped };
  }
  const steps = rows.flatMap((row) => toChange(row, toFields(row, what), now));
  for (const { record, whole } of steps) state.set("customers", record, whole);
  return { steps: [...steps, ...(await planFollowers(state, steps, now))], skipped };
}

/** Whoever has as many tags as there can be is given no other one. */
function hasRoom(row: Row, what: Bulk): boolean {
  if (!("addTag" in what)) return true;
  const tags = readTags(row);
  return tags.includes(what.addTag) || tags.length < tagLimits.each;
}

/** As this program wrote it. */
function readTags({ tags }: Row): string[] {
  return JSON.parse(String(tags));
}

function toFields(row: Row, what: Exclude<Bulk, { delete: true } | { followUp: object }>): Row {
  if (!("addTag" in what || "removeTag" in what)) return what;
  const tags = readTags(row);
  if ("removeTag" in what) return { tags: toTagColumn(tags.filter((id) => id !== what.removeTag)) };
  return { tags: toTagColumn([...tags, what.addTag]) };
}

/** Nothing where all is so already. */
function toChange(row: Row, fields: Row, now: Date): Step[] {
  const changed = Object.keys(fields).filter((name) => row[name] !== fields[name]);
  if (changed.length === 0) return [];
  return [toUpdate("customers", row, pick(fields, changed), now)];
}

/** Some of what belongs to customers and goes with them; none in the end. */
async function planFurtherDeletions(db: Db, owner: Owner, rows: readonly Row[]): Promise<Step[]> {
  const ids = rows.map(({ _id }) => String(_id));
  for (const held of listHeldBy("customers")) {
    for await (const own of readChildPages(db, owner, held, ids, batchSizeOf(db))) {
      return own.map((row) => toDeletion(held.kind, row));
    }
  }
  return [];
}

function toTask({ _id, company }: Row, followUp: Row, now: Date): Step {
  const at = now.toISOString();
  const whole = {
    ...Object.fromEntries(loggedKinds.tasks.columns.map((name) => [name, null])),
    ...followUp,
    ...{ customer: String(_id), company: String(company), createdAt: at, updatedAt: at },
  };
  return {
    kind: "tasks",
    record: randomUUIDv7(),
    before: null,
    after: whole,
    whole,
    group: 0,
  };
}
