import type { Progress } from "../../../shared/api/events.ts";
import type { Owner } from "../../db/engine/database.ts";
import type { Hub } from "./hub.ts";

/** Milliseconds before anything is told, and between two times. */
export const progressTimes = { first: 500, next: 250 };
export type ProgressTimes = typeof progressTimes;

/** Tells the owner's streams how far a long act has come; `key` is the one that its request came with. */
export function createProgress(hub: Hub, times: ProgressTimes, owner: Owner, key: string) {
  let last = performance.now() + times.first - times.next;
  return (done: number, total: number) => {
    const now = performance.now();
    if (now - last < times.next) return;
    last = now;
    const progress: Progress = { key, done, total };
    hub.announce(owner, progress);
  };
}
