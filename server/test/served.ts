import { inject, onTestFinished, vi } from "vitest";
import { openDatabase } from "../db/open.ts";
import { readEnv } from "../env.ts";
import { createLongReads, longReadLimits } from "../long-reads/long-reads.ts";
import { makeFolder } from "./data-folders.ts";
import { closeAfterTest, engine, startApp } from "./harness.ts";
import { createEmptyPostgres } from "./postgres/fresh-postgres.ts";
import { addAppointment } from "./records.ts";

/** Milliseconds: from the sources, a thread starts slowly, and on a busy machine very slowly. */
const patience = 60_000;
vi.setConfig({ testTimeout: patience });

/** A server as users have it, and somebody with an appointment. */
export async function startServed(limits = { ...longReadLimits, time: patience }) {
  const dataDir = makeFolder();
  const databaseUrl = engine === "postgres" ? await openPostgres() : undefined;
  const db = await openDatabase({ databaseUrl, dataDir, isServing: true });
  closeAfterTest(() => db.destroy());
  const longReads = createLongReads(db, readEnv({}), limits);
  if (!longReads) throw new Error("Another thread can open this database");
  const app = await startApp({ db, longReads, deadline: patience });
  const ana = await app.signUp();
  const added = await addAppointment(ana);
  /** Without row-level security. */
  const openUnwalled = async () => {
    if (engine === "sqlite") return db;
    const unwalled = await openDatabase({ databaseUrl, dataDir });
    closeAfterTest(() => unwalled.destroy());
    return unwalled;
  };
  return { ...app, openUnwalled, ana, longReads, added };
}

async function openPostgres(): Promise<string> {
  const { url, close } = await createEmptyPostgres(inject("postgresUrl"));
  onTestFinished(close);
  return url;
}
