import type { Change } from "../../../shared/history/history.ts";

/** The act that Ctrl+Z takes back: the newest that still stands. `own` are this device's, newest first. */
export function lastToUndo(own: readonly Change[]): Change | undefined {
  return own.find(({ action, undone, keptUntil }) => action !== "undo" && !undone && keptUntil);
}

/** The act that Ctrl+Shift+Z does again: taken back last, with nothing new done since. */
export function lastToRedo(own: readonly Change[]): Change | undefined {
  const byId = new Map(own.map((change) => [change._id, change]));
  for (const change of own) {
    const act = byId.get(change.undoes ?? "");
    // One that was taken back without a key lies between, or it is the redoing itself.
    const isAct = change.action !== "undo";
    if (isAct && !change.undone) return;
    if (act && act.action !== "undo" && act.undone?.change === change._id) {
      return change.keptUntil ? act : undefined;
    }
  }
  return;
}
