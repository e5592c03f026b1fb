import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { type ImportRow, importEndpoints } from "../../shared/transfer/imports.ts";
import { readAllOf } from "../test/each-kind.ts";
import {
  asServed,
  type Caller,
  engine,
  startApp,
  startWithAna,
  type TestApp,
} from "../test/harness.ts";
import { importRows, runImport, stageImport, toList, toRow, untilEnded } from "../test/imports.ts";
import { addAppointment } from "../test/records.ts";
import { serverMessages } from "../test/said.ts";
import { tidyImports } from "./upkeep.ts";

const hour = 60 * 60_000;

const countChunks = async ({ db }: TestApp) =>
  (await db.selectFrom("importChunks").select("number").execute()).length;

const readStates = async ({ db }: TestApp) =>
  (await db.selectFrom("imports").select("state").execute()).map(({ state }) => state);

test("an import that was left open is dropped after a day, and forgotten after a month", async () => {
  const { ana, ...app } = await startWithAna();
  await stageImport(ana, [toRow("companies", { name: "Left" })]);
  const tidy = async (hours: number) => {
    app.clock.advance(hours * hour);
    await tidyImports(asServed(app.db), app.clock.now());
    return { states: await readStates(app), chunks: await countChunks(app) };
  };
  expect(await tidy(23)).toEqual({ states: ["open"], chunks: 1 });
  expect(await tidy(2)).toEqual({ states: ["canceled"], chunks: 0 });
  expect(await tidy(29 * 24)).toEqual({ states: ["canceled"], chunks: 0 });
  expect(await tidy(2 * 24)).toEqual({ states: [], chunks: 0 });
});

test("what an import has sent is gone once it is done, and what became of it is known for a month", async () => {
  const { ana, ...app } = await startWithAna();
  await importRows(ana, ...toList(600));
  await app.settle();
  expect(await countChunks(app)).toBe(0);
  app.clock.advance(29 * 24 * hour);
  await tidyImports(asServed(app.db), app.clock.now());
  expect(await readStates(app)).toEqual(["done"]);
  app.clock.advance(2 * 24 * hour);
  await tidyImports(asServed(app.db), app.clock.now());
  expect(await readStates(app)).toEqual([]);
  expect((await app.db.selectFrom("customers").select("_id").execute()).length).toBe(600);
});

test("an account that is closed while its import runs leaves nothing behind", async () => {
  const { ana, ...app } = await startWithAna();
  await runImport(ana, ...toList(1500));
  await ana.call(authEndpoints.deleteMe, { body: { password: ana.password } });
  await app.settle();
  const left = Object.entries(await readAllOf(app.db, ana));
  expect(left.filter(([, rows]) => rows.length > 0)).toEqual([]);
  expect(app.log.join("")).not.toContain("broke off");
});

test("an import is left to the process that has it until that says nothing for ten seconds, and no other one runs", async () => {
  const first = await startApp();
  const next = await startApp({ db: first.db });
  const { ana, params } = await leaveImport(first);
  const again = next.withToken(ana.token);
  const { data: held } = await again.call(importEndpoints.get, { params });
  expect(held).toMatchObject({ state: "running", endedAt: null });
  await again.call(importEndpoints.run, { params });
  await next.settle();
  expect((await again.call(importEndpoints.get, { params })).data).toEqual(held);
  const other = await stageImport(again, [toRow("companies", { name: "Other" })]);
  expect(await again.refused(importEndpoints.run, { params: other })).toEqual({
    status: 409,
    msg: serverMessages.imports.anotherRuns,
  });
  next.clock.advance(11_000);
  await again.call(importEndpoints.run, { params });
  const created = { companies: 1, customers: 1200 };
  expect(await untilEnded(again, params)).toMatchObject({ state: "done", created });
});

test("a process that starts goes on at once with what a killed one has left, where no other can have it", async () => {
  const first = await startApp();
  const { ana, params } = await leaveImport(first);
  const next = await startApp({ db: first.db });
  await next.settle();
  const { data } = await next.withToken(ana.token).call(importEndpoints.get, { params });
  expect(data.state).toBe(engine === "sqlite" ? "done" : "running");
});

/** An import as a process leaves it that is ended at once. */
async function leaveImport(server: TestApp) {
  const ana = await server.signUp();
  const params = await stageImport(ana, ...toList(1200));
  await ana.call(importEndpoints.run, { params });
  await server.app.close();
  const leasedUntil = new Date(server.clock.now().getTime() + 10_000).toISOString();
  await server.db.updateTable("imports").set({ runner: "gone", leasedUntil }).execute();
  return { ana, params };
}

/** All that is in the account's file but for its history, and for the versions of records. */
async function readFile(person: Caller) {
  const { body } = await person.send(exportEndpoints.everything, {});
  const { exportedAt: _at, history: _history, ...rest } = JSON.parse(body);
  return JSON.parse(JSON.stringify(rest, (key, value) => (key === "updatedAt" ? "" : value)));
}

test("an import of several batches is undone, and the account's file is as it was before", async () => {
  const { ana, ...app } = await startWithAna();
  const { customer } = await addAppointment(ana);
  const params = { id: customer._id };
  const { data: old } = await ana.call(customerEndpoints.get, { params });
  const before = await readFile(ana);
  const values = { status: "Deal Closed", notes: "Met again" } as const;
  const { _id, updatedAt } = old;
  const replace = Object.keys(values);
  const update: ImportRow = { kind: "customers", act: "update", _id, updatedAt, values, replace };
  app.clock.advance(1000);
  const job = await importRows(ana, [update], ...toList(1200));
  expect(job).toMatchObject({ state: "done", updated: { customers: 1 } });
  expect((await readFile(ana)).customers).toHaveLength(1201);
  app.clock.advance(1000);
  await ana.call(historyEndpoints.undo, { params: { id: job.change ?? "" }, body: {} });
  expect(await readFile(ana)).toEqual(before);
}, 60_000);
