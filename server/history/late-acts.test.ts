import { expect, test, vi } from "vitest";
import { accepted, type Endpoint } from "../../shared/api/endpoint.ts";
import {
  type ActProgress,
  changeIdHeader,
  historyEndpoints,
} from "../../shared/history/history.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { engine, type Person, startApp, startWithAna } from "../test/harness.ts";
import { addManyCustomers, many } from "../test/many-customers.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { serverMessages } from "../test/said.ts";

const impatient = { prefer: "respond-async, wait=0" };

type Input = Parameters<Person["send"]>[1];

async function start() {
  const { ana, ...app } = await startWithAna();
  const company = await addCompany(ana);
  await addManyCustomers(app.db, ana, company._id);
  return { ...app, ana, company, params: { id: company._id } };
}

/** Sends what takes long, and answers its id and where to see how far it has come. */
async function begin(person: Person, endpoint: Endpoint, input: Input) {
  const answer = await person.send(endpoint, { ...input, headers: { ...impatient } });
  expect(answer.statusCode, answer.body).toBe(202);
  const { data, msg } = accepted.parse(answer.json());
  expect(msg).toBe(serverMessages.history.goesOn);
  expect(answer.headers.location).toBe(`/api/history/${data.change}/progress`);
  return data.change;
}

async function look(person: Pick<Person, "call">, id: string): Promise<ActProgress> {
  return (await person.call(historyEndpoints.progress, { params: { id } })).data;
}

async function waitFor(person: Pick<Person, "call">, id: string): Promise<ActProgress> {
  return vi.waitFor(
    async () => {
      const progress = await look(person, id);
      expect(progress.state).not.toBe("running");
      return progress;
    },
    { timeout: 20_000, interval: 50 },
  );
}

test("an act that takes longer than its client waits goes on, and what it answers is found", async () => {
  const { ana, signUp, params } = await start();
  const deletion = await begin(ana, companyEndpoints.remove, { params });
  const bob = await signUp();
  const foreign = await bob.send(historyEndpoints.progress, { params: { id: deletion } });
  expect(foreign.statusCode).toBe(404);
  expect(await waitFor(ana, deletion)).toMatchObject({
    state: "done",
    status: 200,
    answer: { msg: "Company deleted successfully" },
  });
  expect((await ana.call(customerEndpoints.list, {})).total).toBe(0);
  const { data: entry } = await ana.call(historyEndpoints.get, { params: { id: deletion } });
  expect(entry.count).toBe(many + 1);

  const undo = await begin(ana, historyEndpoints.undo, { params: { id: deletion }, body: {} });
  const { answer } = await waitFor(ana, undo);
  expect(answer).toMatchObject({ data: { _id: undo, undoes: deletion, count: many + 1 } });
  expect((await ana.call(customerEndpoints.list, {})).total).toBe(many);
});

test("many are changed at once, and what is refused is refused later, too", async () => {
  const { ana, clock, company } = await start();
  const one = await addCustomer(ana, company._id, { name: "Zoe" });
  const all = {
    chosen: { all: { search: "", filter: "" } },
    what: { status: "Window Shopper" },
  } as const;
  clock.advance(1000);
  const bulk = await begin(ana, bulkEndpoints.customers, { body: all });
  const { answer } = await waitFor(ana, bulk);
  expect(answer).toEqual({ data: { changed: many + 1, skipped: 0, skippedIds: [] } });
  clock.advance(1000);
  const params = { id: one._id };
  await ana.call(customerEndpoints.update, { params, body: { status: "Pending" } });
  const refused = await ana.send(historyEndpoints.undo, {
    params: { id: bulk },
    body: {},
    headers: { ...impatient },
  });
  expect(refused.statusCode, "nothing had begun").toBe(409);
  expect(refused.json()).toMatchObject({ changed: 1, conflicts: [{ record: one._id }] });
});

test("whoever is patient is answered at the end, and of what is unknown it is said", async () => {
  const { ana, params } = await start();
  const done = await ana.send(companyEndpoints.remove, { params, headers: { prefer: "wait=30" } });
  expect(done.statusCode).toBe(200);
  const id = String(done.headers[changeIdHeader.toLowerCase()]);
  expect(await look(ana, id)).toMatchObject({ state: "done", answer: null });
  const unknown = { params: { id: "01a20b58-0f3d-7ec0-b602-d3c55241ff48" } };
  const nowhere = await ana.send(historyEndpoints.progress, unknown);
  expect(nowhere.statusCode).toBe(404);
  expect(nowhere.json().msg).toBe(serverMessages.history.interrupted);
});

// PostgreSQL does every act in one transaction.
test.runIf(engine === "sqlite")(
  "an act that a process left half done is under way until it is finished",
  async () => {
    const { db, ana, params } = await start();
    const row = await db.selectFrom("changes").selectAll().executeTakeFirstOrThrow();
    const _id = "ffffffff-0000-7000-8000-000000000000";
    const plan = JSON.stringify({ act: "delete" });
    const begun = { ...row, _id, action: "delete" as const, record: params.id, plan };
    await db
      .insertInto("changes")
      .values({ ...begun, before: null, after: null })
      .execute();
    expect(await look(ana, _id)).toMatchObject({ state: "running" });
    const { withToken } = await startApp({ db });
    expect(await waitFor(withToken(ana.token), _id)).toMatchObject({ state: "done" });
  },
);
