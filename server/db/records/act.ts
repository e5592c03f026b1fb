import { randomUUIDv7 } from "node:crypto";
import type { ChangeAction } from "../../../shared/history.ts";

/** One request that writes. All that it writes is one entry of the change log, whatever number of records. */
export interface Act {
  /** Acts of one process sort by it in the order of time. */
  id: string;
  now: Date;
  action: ChangeAction;
  /** Of the device that asked; absent where a command of the provider writes. */
  session?: string;
}

export function beginAct(action: ChangeAction, now: Date, session?: string): Act {
  return { id: randomUUIDv7(), now, action, ...(session !== undefined && { session }) };
}
