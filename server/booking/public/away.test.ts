import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { type Db, databaseFile } from "../../db/engine/database.ts";
import { takeTurnOfOwner } from "../../db/engine/postgres/owner-setting.ts";
import { openDatabase } from "../../db/open.ts";
import { closeAfterTest, engine } from "../../test/harness.ts";
import { addType, appointmentsOf, said, startBooking } from "../../test/visitors.ts";

/** A desk with a booking page, and what locks its bookings until what that answers is called. */
async function startLockable() {
  if (engine === "postgres") {
    const started = await startBooking();
    const first = CompiledQuery.raw('LOCK TABLE "bookings"');
    return { ...started, lock: () => hold(started.app.db, 1, first) };
  }
  const dataDir = mkdtempSync(join(tmpdir(), "client-desk-"));
  closeAfterTest(async () => rmSync(dataDir, { recursive: true }));
  const db = await openDatabase({ dataDir, isServing: true });
  closeAfterTest(() => db.destroy());
  const lock = async () => {
    const outside = new DatabaseSync(databaseFile(dataDir));
    outside.exec("BEGIN IMMEDIATE");
    return async () => outside.close();
  };
  return { ...(await startBooking({ db })), lock };
}

/** Holds connections, with a first statement in each; answers what gives them back. */
async function hold(db: Db, count: number, first: CompiledQuery) {
  const { promise: end, resolve: giveBack } = Promise.withResolvers<void>();
  const begun: Promise<void>[] = [];
  const held = Array.from({ length: count }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun.push(promise);
    return db.transaction().execute(async (tx) => {
      await tx.executeQuery(first);
      resolve();
      await end;
    });
  });
  await Promise.all(begun);
  return async () => {
    giveBack();
    await Promise.all(held);
  };
}

const askedAgain = { "retry-after": "5" };

test("what can’t be booked now comes back with all that was typed, in the language of the page", async () => {
  const { owner, visit, lock } = await startLockable();
  const type = await addType(owner);
  const unlock = await lock();
  const refused = await visit.book(type, { lang: "de", name: "Inês & Söhne" });
  expect(refused).toMatchObject({ statusCode: 503, headers: askedAgain });
  expect(said(refused.body)).toContain(
    "Das konnte nicht gebucht werden. Was Sie eingegeben haben, bleibt erhalten.",
  );
  expect(refused.body).toContain('value="Inês &amp; Söhne"');
  expect(refused.body).toContain(">Erneut versuchen</button>");
  await unlock();
  expect((await visit.book(type)).statusCode).toBe(303);
});

test("what can’t be done with a booking now can be sent again as it was", async () => {
  const { owner, visit, lock } = await startLockable();
  const path = String((await visit.book(await addType(owner))).headers.location);
  const unlock = await lock();
  const fields = { do: "cancel", word: "The oven\nis <broken>" };
  const refused = await visit.post(path, fields);
  expect(refused).toMatchObject({ statusCode: 503, headers: askedAgain });
  expect(said(refused.body)).toMatch(
    /^Not available right now What you typed is kept\. Try again in a moment\..* Try Again$/,
  );
  const typed = refused.body.matchAll(/<textarea name="(\w+)" hidden>\n([^<]*)</g);
  expect([...typed].map(([, name, value]) => [name, value]).sort()).toEqual([
    ["do", "cancel"],
    ["word", "The oven\nis &lt;broken&gt;"],
  ]);
  await unlock();
  await visit.post(path, fields);
  expect(said((await visit.get(path)).body)).toMatch(/^Canceled/);
});

if (engine === "postgres") {
  test("fifty who want one time wait for the desk on one connection, and none fails because of the others", async () => {
    const { app, owner, visit } = await startBooking();
    const type = await addType(owner);
    const endTurn = await hold(app.db, 1, CompiledQuery.raw(takeTurnOfOwner, [owner.owner]));
    const booking = Array.from({ length: 50 }, (_, n) =>
      visit.book(type, { email: `v${n}@example.com` }, `192.0.2.${n + 1}`),
    );
    const countTries = async () => {
      const tries = await app.db
        .selectFrom("signInAttempts")
        .where("key", "like", "bookings:%")
        .select("key")
        .execute();
      return tries.length;
    };
    await expect.poll(countTries, { timeout: 10_000 }).toBeGreaterThanOrEqual(50);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    `.execute(app.db);
    expect(rows[0]?.count).toBeLessThan(2);
    await endTurn();
    const codes = (await Promise.all(booking)).map(({ statusCode }) => statusCode);
    // On a machine that is too slow some are asked to come again.
    expect(codes.filter((code) => ![409, 503].includes(code))).toEqual([303]);
    expect(await appointmentsOf(owner)).toHaveLength(1);
  });
}
