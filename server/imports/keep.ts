import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "../api.ts";
import { engineOf, type Owner } from "../db/engine/database.ts";
import { listImporting } from "./queries.ts";
import { resumeImport } from "./run.ts";

/** Milliseconds from one time to the next that it is looked for what others have left. */
const between = 5000;

/**
 * While `app` runs, goes on with imports that were begun: at once where asked to, and with those that a
 * process has left half done. See docs/decisions/0046-imports.md.
 */
export function keepImporting(api: Api) {
  const { app, db, background } = api;
  const stopping = new AbortController();
  const { signal } = stopping;
  // One process serves it: at the start, nobody is left who holds an import.
  const isSqlite = engineOf(db) === "sqlite";

  async function resumeImports(isAlone = false) {
    for (const { owner, id } of await listImporting(db)) {
      if (!signal.aborted) await resumeImport(api, owner, id, signal, isAlone);
    }
  }

  async function look() {
    while (!signal.aborted) {
      await sleep(between, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      await resumeImports().catch((err) =>
        app.log.error({ err }, "imports could not be looked up"),
      );
    }
  }

  app.addHook("onReady", async () =>
    background.run("Finishing imports", () => resumeImports(isSqlite)),
  );
  app.addHook("onListen", async () => background.run("Looking for imports", look));
  app.addHook("preClose", async () => stopping.abort());

  return (owner: Owner, id: string) =>
    background.run("An import", async () => {
      await resumeImport(api, owner, id, signal);
    });
}
