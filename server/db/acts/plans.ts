import type { Db, Owner } from "../engine/database.ts";
import type { RecordTable } from "../schema.ts";
import type { Act } from "./act.ts";
import type { ChangeRow } from "./changes.ts";

// A long act takes several transactions. It writes down what it will do before the first of them, so that
// whoever finds it half done can go on with it.

/** Long acts, as their plans name them. How each is resumed: server/acts/registry.ts. */
export type LongAct = "bulk" | "delete" | "handOver" | "merge" | "removeTag" | "undo";

/** The plan as its column keeps it. */
export function writePlan<Plan extends { act: LongAct }>(plan: Plan): string {
  return JSON.stringify(plan);
}

/** A long act that was left half done, with all that it has written down. */
export interface Interrupted<Plan = unknown> {
  owner: Owner;
  act: Act;
  kind: RecordTable;
  record: string;
  plan: Plan;
  /** What belonged to the record goes on at this one. */
  moveTo: string | undefined;
}

/** Does what is left of a long act. */
export type Resume<Plan> = (db: Db, interrupted: Interrupted<Plan>) => Promise<unknown>;

/** An act whose beginning stands in the log: what it makes is of whoever began it. */
export function goOnWith({
  _id,
  at,
  action,
  session,
  device,
  user,
}: Pick<ChangeRow, "_id" | "at" | "action" | "session" | "device" | "user">): Act {
  const who = { _id: session ?? "", device: device ?? "", user: user ?? "" };
  return { id: _id, now: new Date(at), action, ...(session !== null && { session: who }) };
}

export function readInterrupted(owner: Owner, row: ChangeRow): Interrupted<{ act: LongAct }> {
  const { moveTo }: { moveTo?: string } = JSON.parse(row.detail ?? "{}");
  return {
    owner,
    act: goOnWith(row),
    kind: row.kind,
    record: row.record,
    // As this program wrote it.
    plan: JSON.parse(row.plan ?? ""),
    moveTo,
  };
}
