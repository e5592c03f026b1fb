import { randomUUIDv7 } from "node:crypto";
import type { ChangeAction } from "../../../shared/history/history.ts";
import type { Owner } from "../engine/database.ts";
import type { RecordTable } from "../schema.ts";

/** The session that acts, and what it runs on, such as `Firefox on Windows`. */
export interface ActingSession {
  _id: string;
  device: string;
  /** Whose it is. */
  user: string;
}

/**
 * The unit of writing: one request, or one command of the provider. However many records an act writes, the
 * history keeps it as one change (`changes`), with a row for each record (`changeRecords`).
 */
export interface Act {
  /** Acts of one process sort by it in the order of time. */
  id: string;
  now: Date;
  action: ChangeAction;
  /** Absent where a command of the provider writes. */
  session?: ActingSession;
  /** Once something was written: the change in the history, which may be that of an earlier act. */
  change?: { _id: string; kind: RecordTable; record: string };
  /** Whom its text mentions who were not mentioned there before: they are told, see tellings.ts. */
  mentioned?: readonly string[];
  /** It tells customers what it does with what they have booked, so nobody is asked whether to. */
  tells?: true;
  /** Tells whoever waits that it goes on: how many records are done, and of how many if that is known. */
  tell?: (done: number, total?: number) => void;
  /** What was told last. */
  told?: { done: number; total?: number | undefined };
}

/** An act, and on whose records. */
export interface Acting {
  owner: Owner;
  act: Act;
}

export function beginAct(action: ChangeAction, now: Date, session?: ActingSession): Act {
  return { id: nextId(), now, action, ...(session !== undefined && { session }) };
}

/** The first id that an act of such a moment may have. A UUID of version 7 begins with its time: RFC 9562, 5.7. */
export function firstIdAt(time: number): string {
  const hex = time.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/** The leading 60 bits of the last id: the time, and what decides within a millisecond. */
let last = 0n;

/** An id after all earlier ones: of one millisecond, or a clock that is set back, they come in no order. */
export function nextId(): string {
  const id = randomUUIDv7();
  const head = BigInt(`0x${id.slice(0, 8)}${id.slice(9, 13)}${id.slice(15, 18)}`);
  last = head > last ? head : last + 1n;
  const hex = last.toString(16).padStart(15, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12)}${id.slice(18)}`;
}
