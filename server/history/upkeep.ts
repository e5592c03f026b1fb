import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "../api.ts";
import { type HistoryLimits, tidyHistory } from "../db/acts/upkeep.ts";
import type { Db } from "../db/engine/database.ts";
import { removeExpiredKeys } from "../http/requests/idempotency.ts";
import { tidyImports } from "../imports/upkeep.ts";

/** Milliseconds after the start, and from one time to the next. */
const first = 5 * 60_000;
const between = 12 * 60 * 60_000;

/** While `app` listens, what is too old is removed from the history of everybody, and by `tidyMore`. */
export function keepHistoryTidy(
  { app, db, env, clock, background }: Pick<Api, "app" | "db" | "env" | "clock" | "background">,
  tidyMore: readonly ((db: Db, now: Date, signal: AbortSignal) => Promise<void>)[],
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    for (let wait = first; !signal.aborted; wait = between) {
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        await tidyHistory(db, toLimits(env, clock.now()), signal);
        await tidyImports(db, clock.now(), signal);
        await removeExpiredKeys(db, clock.now(), signal);
        for (const tidy of tidyMore) await tidy(db, clock.now(), signal);
      } catch (err) {
        if (!signal.aborted) app.log.error({ err }, "old history could not be removed");
      }
    }
  };
  app.addHook("onListen", async () => background.run("Tidying the history", run));
  app.addHook("preClose", async () => stopping.abort());
}

export function toLimits(
  { HISTORY_DAYS, HISTORY_MONTHS }: { HISTORY_DAYS: number; HISTORY_MONTHS: number },
  now: Date,
): HistoryLimits {
  const undoable = new Date(now);
  undoable.setUTCDate(undoable.getUTCDate() - HISTORY_DAYS);
  const listed = new Date(now);
  listed.setUTCMonth(listed.getUTCMonth() - HISTORY_MONTHS);
  // Nothing goes while it can still be undone, whatever is set.
  return { undoable, listed: listed < undoable ? listed : undoable };
}
