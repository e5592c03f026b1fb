import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { presenceEndpoints } from "../../shared/api/presence.ts";
import { createChannel } from "../db/engine/database.ts";
import { asServed, openTestDatabase, startApp } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { addCompany } from "../test/records.ts";

/** Two servers on one database, as two processes are. */
async function startTwo() {
  const db = await openTestDatabase();
  const here = await startApp({ db, channel: createChannel(asServed(db)) });
  const there = await startApp({ db, channel: createChannel(asServed(db)) });
  const ana = await here.signUp();
  await vi.waitFor(async () => {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'
    `.execute(db);
    expect(rows).toHaveLength(2);
  }, 5000);
  const ear = await listenForEvents(there.app, ana.token);
  return { db, here, there, ana, ear };
}

test("what one process writes, those who listen at another are told, and its own once", async () => {
  const { here, ana, ear } = await startTwo();
  const own = await listenForEvents(here.app, ana.token);
  const { _id } = await addCompany(ana);
  expect(await ear.heard(1)).toMatchObject([{ kind: "companies", record: _id }]);
  const second = await addCompany(ana);
  expect(await ear.heard(2)).toMatchObject([{ record: _id }, { record: second._id }]);
  expect(own.events()).toMatchObject([{ record: _id }, { record: second._id }]);
});

test("a session that ends at one process ends its streams at another", async () => {
  const { ana, ear } = await startTwo();
  await ana.call(authEndpoints.logout, {});
  await ear.ended();
});

test("when the connection between the processes breaks, a gap is told and it is made again", async () => {
  const { db, ana, ear } = await startTwo();
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'
  `.execute(db);
  expect(await ear.heard(1)).toEqual(["gap"]);
  const { _id } = await addCompany(ana);
  const events = await ear.heard(2);
  expect(events).toContainEqual(expect.objectContaining({ record: _id }));
});

test("who is on a record is heard in the other process too", async () => {
  const { ana, ear } = await startTwo();
  const body = { kind: "customers", record: "c1", state: "looking", tab: "t1" } as const;
  await ana.call(presenceEndpoints.tell, { body });
  expect(await ear.heard(1)).toEqual(["here"]);
});
