import { expect, test, vi } from "vitest";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { type ImportRow, importEndpoints } from "../../shared/transfer/imports.ts";
import { readAllOf } from "../test/each-kind.ts";
import { newPerson, startApp, startWithAna } from "../test/harness.ts";
import { importRows, stageImport, toRow } from "../test/imports.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { serverMessages } from "../test/said.ts";

const words = serverMessages.imports;

test("whoever begins or drops imports again and again keeps the chunks of one at most", async () => {
  const { ana, db } = await startWithAna();
  const rows = [toRow("companies", { name: "A" })];
  const stage = () => stageImport(ana, ...Array.from({ length: 12 }, () => rows));
  const countChunks = async () => (await readAllOf(db, ana)).importChunks?.length;
  for (const _time of [1, 2, 3]) await stage();
  await vi.waitFor(async () => expect(await countChunks()).toBe(12));
  const params = await stage();
  await ana.call(importEndpoints.cancel, { params });
  await vi.waitFor(async () => expect(await countChunks()).toBe(0));
});

test("what belongs to somebody else is neither changed nor told of", async () => {
  const { db, signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const company = await addCompany(ana);
  const bo = await addCustomer(ana, company._id);
  const before = await readAllOf(db, ana);
  const { _id, updatedAt } = bo;
  const update = {
    kind: "customers",
    act: "update",
    _id,
    updatedAt,
    values: { name: "Mine" },
  } as const;
  expect(await importRows(ben, [update])).toMatchObject({ state: "done", stale: 1, updated: {} });
  for (const id of [company._id, "nowhere"]) {
    const row: ImportRow = toRow("customers", { name: "X", company: id });
    expect((await importRows(ben, [row])).failure).toEqual({ row: 0, msg: words.parentGone });
  }
  const own = await importRows(ben, [
    { ...toRow("companies", { name: "Same id" }), _id: company._id },
  ]);
  expect(own).toMatchObject({ state: "done", created: { companies: 1 } });
  expect(await readAllOf(db, ana)).toEqual(before);
});

test("one id for records of two kinds is refused, and nothing is left of them", async () => {
  const ana = await newPerson();
  const company = toRow("companies", { name: "Berg" });
  const twin = { ...toRow("customers", { name: "Bo", company: company._id }), _id: company._id };
  const { state, failure } = await importRows(ana, [company, twin]);
  expect({ state, failure }).toEqual({
    state: "failed",
    failure: { row: 1, msg: serverMessages.idTaken },
  });
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(0);
});

test("an account that is closed while its import runs leaves nothing behind", async () => {
  const { ana, db, app } = await startWithAna();
  const company = toRow("companies", { name: "Berg" });
  const many = (n: number) =>
    Array.from({ length: 500 }, (_, k) =>
      toRow("customers", { name: `${n} ${k}`, company: company._id }),
    );
  const params = await stageImport(ana, [company], many(1), many(2));
  await ana.call(importEndpoints.run, { params });
  const closed = await app.inject({
    method: "DELETE",
    url: "/api/auth/me",
    headers: { authorization: `Bearer ${ana.token}` },
    payload: { password: ana.password },
  });
  expect(closed.statusCode, closed.body).toBe(200);
  await vi.waitFor(
    async () => {
      const left = Object.values(await readAllOf(db, ana)).flat();
      expect(left).toEqual([]);
    },
    { timeout: 20_000 },
  );
  const user = await db.selectFrom("users").where("_id", "=", ana.owner).select("_id").execute();
  expect(user).toEqual([]);
});
