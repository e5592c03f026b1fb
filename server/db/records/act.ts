import { randomUUIDv7 } from "node:crypto";
import type { ChangeAction } from "../../../shared/history.ts";
import type { RecordTable } from "../schema.ts";

/** The session that acts, and what it runs on, such as `Firefox on Windows`. */
export interface ActingSession {
  _id: string;
  device: string;
}

/** One request that writes. All that it writes is one entry of the change log, whatever number of records. */
export interface Act {
  /** Acts of one process sort by it in the order of time. */
  id: string;
  now: Date;
  action: ChangeAction;
  /** Absent where a command of the provider writes. */
  session?: ActingSession;
  /** Once something was written: the entry of the log that tells of it, which may be an earlier act's. */
  entry?: { _id: string; kind: RecordTable; record: string };
}

export function beginAct(action: ChangeAction, now: Date, session?: ActingSession): Act {
  return { id: randomUUIDv7(), now, action, ...(session !== undefined && { session }) };
}
