import { expect, test } from "vitest";
import type { z } from "zod";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { searchEndpoints } from "../../shared/lists/search.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { rules } from "../../shared/words/en/rules.ts";
import { startApp } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { messages } from "../test/said.ts";

type Body = z.input<typeof activityEndpoints.create.schema.body>;

async function startWithCustomer() {
  const started = await startApp();
  const ana = await started.signUp({ timeZone: "UTC" });
  const company = await addCompany(ana);
  const customer = await addCustomer(ana, company._id, { lastContact: "2026-05-01" });
  const params = { id: customer._id };
  const add = async (body: Partial<Body> = {}) => {
    const whole = { kind: "call" as const, at: "2026-05-03T15:00", text: "Hello", ...body };
    return (await ana.call(activityEndpoints.create, { params, body: whole })).data;
  };
  const readCustomer = async () => (await ana.call(customerEndpoints.get, { params })).data;
  return { ...started, ana, company, customer, params, add, readCustomer };
}

test("an activity is written down, changed field by field, deleted, and gone", async () => {
  const { ana, company, customer, params, add } = await startWithCustomer();
  const made = await add({ kind: "meeting", at: "2026-05-02T15:00", text: "Price agreed" });
  expect(made).toMatchObject({
    kind: "meeting",
    at: "2026-05-02T15:00:00.000Z",
    text: "Price agreed",
    company: { _id: company._id, name: company.name },
    customer: { _id: customer._id, name: customer.name },
  });
  const id = { params: { id: made._id } };
  const change = { ...id, body: { text: "Price and date agreed" } };
  const { data: changed } = await ana.call(activityEndpoints.update, change);
  expect(changed).toEqual({
    ...made,
    text: "Price and date agreed",
    updatedAt: expect.any(String),
  });
  expect((await ana.call(activityEndpoints.list, { params })).data).toEqual([changed]);
  const { msg } = await ana.call(activityEndpoints.remove, id);
  expect(msg).toBe(messages.activities.deleted);
  expect((await ana.call(activityEndpoints.list, { params })).data).toEqual([]);
  const again = await ana.refused(activityEndpoints.remove, id);
  expect(again).toEqual({ status: 404, msg: messages.activities.notFound });
});

test("the list begins with the newest and comes in pages", async () => {
  const { ana, params, add } = await startWithCustomer();
  for (const day of ["02", "04", "01", "03"]) await add({ at: `2026-05-${day}`, text: day });
  const query = { limit: 3 };
  const first = await ana.call(activityEndpoints.list, { params, query });
  expect(first.data.map(({ text }) => text)).toEqual(["04", "03", "02"]);
  expect(first.total).toBe(4);
  const rest = { params, query: { ...query, cursor: first.nextCursor ?? "" } };
  const second = await ana.call(activityEndpoints.list, rest);
  expect(second.data.map(({ text }) => text)).toEqual(["01"]);
  expect(second.nextCursor).toBeNull();
});

test("a call, an email or a meeting becomes the last contact when it is later, a note never", async () => {
  const { add, readCustomer } = await startWithCustomer();
  await add({ kind: "note", at: "2026-05-04" });
  expect((await readCustomer()).lastContact).toBe("2026-05-01");
  await add({ kind: "email", at: "2026-05-02T08:00" });
  expect((await readCustomer()).lastContact).toBe("2026-05-02");
  await add({ kind: "call", at: "2026-04-20" });
  expect((await readCustomer()).lastContact).toBe("2026-05-02");
  await add({ kind: "meeting", at: "2026-05-03" });
  expect((await readCustomer()).lastContact).toBe("2026-05-03");
});

test("what is still to come is no contact yet", async () => {
  const { add, readCustomer } = await startWithCustomer();
  await add({ kind: "meeting", at: "2026-05-05T09:00" });
  expect((await readCustomer()).lastContact).toBe("2026-05-01");
});

test("a change can make the last contact later; a deletion leaves it as it is", async () => {
  const { ana, add, readCustomer } = await startWithCustomer();
  const { _id } = await add({ kind: "note", at: "2026-05-03" });
  const id = { params: { id: _id } };
  await ana.call(activityEndpoints.update, { ...id, body: { kind: "call" } });
  expect((await readCustomer()).lastContact).toBe("2026-05-03");
  await ana.call(activityEndpoints.remove, id);
  expect((await readCustomer()).lastContact).toBe("2026-05-03");
});

test("a form of the customer that was opened before a call was noted is refused", async () => {
  const { ana, params, add, readCustomer } = await startWithCustomer();
  const { updatedAt } = await readCustomer();
  await add({ kind: "call" });
  const headers = { "if-match": `"${updatedAt}"` };
  const change = { params, body: { name: "Bo the Second" }, headers };
  expect((await ana.refused(customerEndpoints.update, change)).status).toBe(409);
});

test.each([
  ["customer", customerEndpoints.remove],
  ["company", companyEndpoints.remove],
] as const)("activities go with their %s", async (whose, remove) => {
  const { ana, company, params, add } = await startWithCustomer();
  await add({ text: "Gone with the rest" });
  await ana.call(remove, { params: whose === "company" ? { id: company._id } : params });
  const { data } = await ana.call(searchEndpoints.find, { query: { q: "gone" } });
  expect(data.activities).toEqual([]);
  const { text } = await ana.download(exportEndpoints.activities);
  expect(text).not.toContain("Gone");
});

test("a text of 10,000 letters is kept and found by its last word", async () => {
  const { ana, add } = await startWithCustomer();
  const text = `${"word ".repeat(1998)}farewell`;
  const { _id } = await add({ text });
  const { data } = await ana.call(searchEndpoints.find, { query: { q: "farewell" } });
  expect(data.activities).toMatchObject([{ _id, text }]);
});

test.each([
  ["kind", { kind: "letter" }, "Unknown kind"],
  ["text", { kind: "note" as const, text: " " }, messages.activities.required],
  ["text", { kind: "note" as const, text: undefined }, messages.activities.required],
  ["text", { text: "x".repeat(10_001) }, "Must be 10,000 characters or fewer"],
  ["at", { at: "soon" }, rules.dateInvalid],
])("a wrong %s is refused with a sentence: %j", async (path, wrong, msg) => {
  const { ana, params } = await startWithCustomer();
  const body = { kind: "call", at: "2026-05-03", text: "Hello", ...wrong };
  const refusal = await ana.refused(activityEndpoints.create, { params, body });
  expect(refusal).toMatchObject({ status: 400, errors: [{ path, msg }] });
});
