import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { tagLimits } from "../../shared/tag-limits.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import type { Db } from "../db/engine/database.ts";
import { countWrongTags } from "../db/records/tagged.ts";
import { engine, startApp, startWithAna } from "../test/harness.ts";
import { addManyCustomers, many } from "../test/many-customers.ts";
import { readCsv } from "../test/read-files.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { messages } from "../test/said.ts";

async function start() {
  const { ana, ...app } = await startWithAna({ timeZone: "UTC" });
  const company = await addCompany(ana);
  const add = async (name: string) =>
    (await ana.call(tagEndpoints.create, { body: { name } })).data;
  const list = async () =>
    (await ana.call(tagEndpoints.list, {})).data.map((tag) => [
      tag.name,
      tag.customers,
      tag.companies,
    ]);
  const tagsOf = async (id: string) =>
    (await ana.call(customerEndpoints.get, { params: { id } })).data.tags.map(({ name }) => name);
  const undo = (id: string) => ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  /** Sends, and answers the id of the change. */
  const act = async (...args: Parameters<typeof ana.send>) => {
    const answer = await ana.send(...args);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return String(answer.headers[changeIdHeader.toLowerCase()]);
  };
  return { ...app, ana, company, add, list, tagsOf, undo, act };
}

async function expectSound(db: Db) {
  expect(await countWrongTags(db)).toBe(0);
}

test("customers and companies have tags, answered by name, each once, and counted", async () => {
  const { db, ana, company, add, list, tagsOf } = await start();
  const [vip, net] = [await add("VIP"), await add("Net 30")];
  const bo = await addCustomer(ana, company._id, { tags: [vip._id, net._id, vip._id] });
  expect(bo.tags).toEqual([
    { _id: net._id, name: "Net 30" },
    { _id: vip._id, name: "VIP" },
  ]);
  const params = { id: company._id };
  const changed = await ana.call(companyEndpoints.update, { params, body: { tags: [vip._id] } });
  expect(changed.data.tags).toEqual([{ _id: vip._id, name: "VIP" }]);
  expect(await list()).toEqual([
    ["Net 30", 1, 0],
    ["VIP", 1, 1],
  ]);
  const { data } = await ana.call(customerEndpoints.list, {});
  expect(data.map(({ tags }) => tags)).toEqual([bo.tags]);
  await ana.call(customerEndpoints.update, { params: { id: bo._id }, body: { name: "Bo B" } });
  expect(await tagsOf(bo._id)).toEqual(["Net 30", "VIP"]);
  await ana.call(customerEndpoints.update, { params: { id: bo._id }, body: { tags: [] } });
  expect(await list()).toEqual([
    ["Net 30", 0, 0],
    ["VIP", 0, 1],
  ]);
  await expectSound(db);
});

test("a tag that is unknown or another user's is refused", async () => {
  const { ana, company, add, signUp } = await start();
  const vip = await add("VIP");
  const eve = await signUp();
  const own = await addCompany(eve);
  const params = { id: own._id };
  const refusal = { status: 400, errors: [{ path: "tags", msg: messages.tags.unknown }] };
  const foreign = { params, body: { tags: [vip._id] } };
  expect(await eve.refused(companyEndpoints.update, foreign)).toMatchObject(refusal);
  const body = { name: "Bo", email: "bo@example.com", tags: [vip._id, "nowhere"] };
  const unknown = { params: { id: company._id }, body };
  expect(await ana.refused(customerEndpoints.create, unknown)).toMatchObject(refusal);
});

test("no two tags have the same name, whatever its case and accents", async () => {
  const { ana, add, act, undo } = await start();
  const [cafe, vip] = [await add("Café"), await add("VIP")];
  const taken = (name: string) => ({
    status: 409,
    errors: [{ path: "name", msg: messages.tags.taken(name) }],
  });
  const create = await ana.refused(tagEndpoints.create, { body: { name: " CAFE " } });
  expect(create).toMatchObject(taken("CAFE"));
  const rename = { params: { id: vip._id }, body: { name: "cafè" } };
  expect(await ana.refused(tagEndpoints.update, rename)).toMatchObject(taken("cafè"));
  const params = { id: cafe._id };
  const own = await ana.call(tagEndpoints.update, { params, body: { name: "CAFÉ" } });
  expect(own.data.name).toBe("CAFÉ");
  const id = await act(tagEndpoints.remove, { params });
  await ana.call(tagEndpoints.update, rename);
  const back = { params: { id }, body: {} };
  expect(await ana.refused(historyEndpoints.undo, back)).toMatchObject({
    status: 409,
    msg: messages.tags.taken("CAFÉ"),
  });
  await ana.call(tagEndpoints.update, { params: { id: vip._id }, body: { name: "VIP" } });
  await undo(id);
  expect((await ana.call(tagEndpoints.list, {})).data.map(({ name }) => name)).toEqual([
    "CAFÉ",
    "VIP",
  ]);
});

test("an account has no more tags than it may", async () => {
  const { ana, db, add } = await start();
  await add("First");
  const n = sql`SELECT 2 AS "n" UNION ALL SELECT "n" + 1 FROM "more" WHERE "n" < ${sql.lit(tagLimits.all)}`;
  await sql`WITH RECURSIVE "more" ("n") AS (${n})
    INSERT INTO "tags" SELECT "owner", "_id" || "n", "name" || "n", "createdAt", "updatedAt",
      "nameKey" || "n", "searchKey", "textKey" FROM "tags", "more"`.execute(db);
  const one = { body: { name: "One more" } };
  expect(await ana.refused(tagEndpoints.create, one)).toMatchObject({
    status: 400,
    msg: messages.tags.tooMany(tagLimits.all),
  });
});

test("a renamed tag has its new name wherever it is, and only the tag changes", async () => {
  const { ana, company, add, tagsOf, act } = await start();
  const vip = await add("VIP");
  const bo = await addCustomer(ana, company._id, { tags: [vip._id] });
  const id = await act(tagEndpoints.update, { params: { id: vip._id }, body: { name: "Gold" } });
  expect(await tagsOf(bo._id)).toEqual(["Gold"]);
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data).toMatchObject({ kind: "tags", count: 1 });
  expect(data.fields).toEqual([{ field: "name", from: "VIP", to: "Gold" }]);
});

test("the history has the tags of a customer by their names", async () => {
  const { ana, company, add, tagsOf, act, undo } = await start();
  const [vip, net] = [await add("VIP"), await add("Net 30")];
  const bo = await addCustomer(ana, company._id, { tags: [vip._id] });
  const params = { id: bo._id };
  const id = await act(customerEndpoints.update, { params, body: { tags: [vip._id, net._id] } });
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data.fields).toEqual([{ field: "tags", from: "VIP", to: "Net 30, VIP" }]);
  await undo(id);
  expect(await tagsOf(bo._id)).toEqual(["VIP"]);
});

test.each([
  ["is deleted", false],
  ["becomes another", true],
])(
  "a tag %s: all that had it change in one act, which is taken back in one",
  async (_, isMerged) => {
    const { db, ana, company, add, list, tagsOf, act, undo } = await start();
    const [vip, gold] = [await add("VIP"), await add("Gold")];
    const bo = await addCustomer(ana, company._id, { tags: [vip._id] });
    const al = await addCustomer(ana, company._id, { tags: [vip._id, gold._id] });
    const ofCompany = { params: { id: company._id }, body: { tags: [vip._id] } };
    await ana.call(companyEndpoints.update, ofCompany);
    const params = { id: vip._id };
    const id = isMerged
      ? await act(tagEndpoints.merge, { params, body: { into: gold._id } })
      : await act(tagEndpoints.remove, { params });
    expect(await list()).toEqual([isMerged ? ["Gold", 2, 1] : ["Gold", 1, 0]]);
    expect(await tagsOf(bo._id)).toEqual(isMerged ? ["Gold"] : []);
    expect(await tagsOf(al._id)).toEqual(["Gold"]);
    const { data } = await ana.call(historyEndpoints.get, { params: { id } });
    expect(data).toMatchObject({
      action: isMerged ? "merge" : "delete",
      kind: "tags",
      name: "VIP",
      count: 4,
      counts: { customers: 2, companies: 1, tags: 1 },
    });
    const into = { kind: "tags", _id: gold._id, name: "Gold" };
    if (isMerged) expect(data.fields).toMatchObject([{ field: "tag", to: into }]);
    await expectSound(db);
    await undo(id);
    expect(await list()).toEqual([
      ["Gold", 1, 0],
      ["VIP", 2, 1],
    ]);
    expect(await tagsOf(al._id)).toEqual(["Gold", "VIP"]);
    await expectSound(db);
  },
);

test("a tag is merged into another one that is there", async () => {
  const { ana, add, signUp } = await start();
  const vip = await add("VIP");
  const foreign = (await (await signUp()).call(tagEndpoints.create, { body: { name: "Eve" } }))
    .data;
  const params = { id: vip._id };
  const refuse = async (into: string) =>
    (await ana.refused(tagEndpoints.merge, { params, body: { into } })).errors;
  expect(await refuse(vip._id)).toEqual([{ path: "into", msg: messages.tags.itself }]);
  expect(await refuse(foreign._id)).toEqual([{ path: "into", msg: messages.tags.unknown }]);
});

test("a customer who comes back from the trash has no tag that was deleted meanwhile, until that is back", async () => {
  const { db, ana, company, add, tagsOf, act, undo } = await start();
  const vip = await add("VIP");
  const bo = await addCustomer(ana, company._id, { tags: [vip._id] });
  const gone = await act(customerEndpoints.remove, { params: { id: bo._id } });
  const removed = await act(tagEndpoints.remove, { params: { id: vip._id } });
  await undo(gone);
  expect(await tagsOf(bo._id)).toEqual([]);
  await undo(removed);
  expect(await tagsOf(bo._id)).toEqual(["VIP"]);
  await expectSound(db);
});

test("a tag of very many customers goes and comes back, one entry each", async () => {
  const { db, ana, company, add, list, act, undo } = await start();
  const vip = await add("VIP");
  await addManyCustomers(db, ana, company._id);
  await db
    .updateTable("customers")
    .set({ tags: JSON.stringify([vip._id]) })
    .execute();
  const id = await act(tagEndpoints.remove, { params: { id: vip._id } });
  expect(await list()).toEqual([]);
  await expectSound(db);
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data).toMatchObject({ count: many + 1, counts: { customers: many, tags: 1 } });
  await undo(id);
  expect(await list()).toEqual([["VIP", many, 0]]);
  await expectSound(db);
});

// PostgreSQL does every act in one transaction.
test.runIf(engine === "sqlite")(
  "a merge that was left half done is finished by the next start",
  async () => {
    const { db, ana, company, add, list, act } = await start();
    const [vip, gold] = [await add("VIP"), await add("Gold")];
    await addCustomer(ana, company._id, { tags: [vip._id] });
    const id = await act(tagEndpoints.update, { params: { id: vip._id }, body: { name: "VIPs" } });
    const plan = JSON.stringify({ act: "removeTag" });
    const detail = JSON.stringify({ moveTo: gold._id });
    await db
      .updateTable("changes")
      .set({ action: "merge", plan, detail, before: null, after: null })
      .where("_id", "=", id)
      .execute();
    await startApp({ db });
    await vi.waitFor(async () => expect(await list()).toEqual([["Gold", 1, 0]]));
    await expectSound(db);
  },
);

test("the files have tags by name, and the copy of the account the tags themselves", async () => {
  const { ana, company, add } = await start();
  const [vip, net] = [await add("VIP"), await add("Net 30")];
  await addCustomer(ana, company._id, { tags: [vip._id, net._id] });
  const csv = await ana.send(exportEndpoints.customers, {});
  expect(readCsv(csv.body)).toMatchObject([{ Tags: "Net 30, VIP" }]);
  const companies = await ana.send(exportEndpoints.companies, {});
  expect(readCsv(companies.body)).toMatchObject([{ Tags: "" }]);
  const { tags, customers } = (await ana.send(exportEndpoints.everything, {})).json();
  // In the order of their ids, which is any order for two of one millisecond.
  expect(tags).toHaveLength(2);
  expect(tags).toContainEqual(expect.objectContaining({ name: "VIP", customers: 1 }));
  expect(tags).toContainEqual(expect.objectContaining({ name: "Net 30" }));
  expect(customers[0].tags.map(({ name }: { name: string }) => name)).toEqual(["Net 30", "VIP"]);
});
