import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { type Db, inTransaction } from "../../db/engine/database.ts";
import { engine, openTestDatabase, type Person, startApp } from "../../test/harness.ts";
import { addCompany } from "../../test/records.ts";

/** Somebody with a company, and a server that waits for their requests no longer than a moment. */
async function startHasty() {
  const db = await openTestDatabase();
  const { signUp } = await startApp({ db });
  const ana = await signUp();
  await addCompany(ana, { name: "Acme" });
  const hasty = await startApp({ db, deadline: 50 });
  const address = await hasty.app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { authorization: `Bearer ${ana.token}`, "content-type": "application/json" };
  /** Over the network: a request whose body has been read looks different there. */
  const create = (name: string) =>
    fetch(address + companyEndpoints.create.url, {
      method: "POST",
      headers,
      body: JSON.stringify({ name }),
    });
  return { db, ana, create, hastily: hasty.withToken(ana.token) };
}

/** While `work` is done the companies can be neither read nor written; SQLite holds up everything. */
async function holdingCompanies<T>(db: Db, { owner }: Person, work: () => Promise<T>): Promise<T> {
  return inTransaction(db, owner, async (tx) => {
    if (engine === "postgres") await sql`LOCK TABLE "companies"`.execute(tx);
    return work();
  });
}

test("a read that is held up is refused in time", async () => {
  const { db, ana, hastily } = await startHasty();
  const answer = await holdingCompanies(db, ana, () => hastily.send(companyEndpoints.list));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.json()).toEqual({
    msg: "This is taking too long right now. Try again soon.",
    requestId: expect.any(String),
  });
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(1);
});

test("of two that are held up the later one is refused, too, in its own time", async () => {
  const { db, ana, hastily } = await startHasty();
  const answers = await holdingCompanies(db, ana, async () => {
    const first = hastily.send(companyEndpoints.list);
    await sleep(20);
    return Promise.all([first, hastily.send(companyEndpoints.list)]);
  });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
});

test("of a write that is held up nobody claims to know how it ended, and it is done once at most", async () => {
  const { db, ana, create } = await startHasty();
  const answer = await holdingCompanies(db, ana, () => create("Slow"));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    msg: "This is taking too long right now. It may or may not have been saved, so check before you try again.",
  });
  await ana.call(companyEndpoints.create, { body: { name: "Next" } });
  const { data } = await ana.call(companyEndpoints.list, {});
  const names = data.map(({ name }) => name).filter((name) => name !== "Slow");
  expect(names.sort()).toEqual(["Acme", "Next"]);
  expect(data.length).toBeLessThanOrEqual(3);
});

test("a file takes as long as it takes", async () => {
  const { db, ana, hastily } = await startHasty();
  const { download } = await holdingCompanies(db, ana, async () => {
    const download = hastily.download(exportEndpoints.companies);
    // When this is refused, a file would have been, too.
    expect((await hastily.send(companyEndpoints.list)).statusCode).toBe(503);
    return { download };
  });
  expect((await download).text).toContain("Acme");
});
