import { expect, test } from "vitest";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { viewEndpoints, viewLimit } from "../../shared/kinds/views.ts";
import { newPerson, type Person, startWithAna } from "../test/harness.ts";
import { messages } from "../test/said.ts";

async function add(person: Person, name: string, query = "") {
  const body = { list: "customers" as const, name, query };
  return (await person.call(viewEndpoints.create, { body })).data;
}

const list = async (person: Person) => (await person.call(viewEndpoints.list, {})).data;

test("a view is saved, renamed, saved again and deleted; the list begins with the oldest", async () => {
  const { ana, clock } = await startWithAna();
  const first = await add(ana, "VIPs gone quiet", "filter=tag:is:vip&sort=-value");
  clock.advance(1000);
  const second = await add(ana, "All");
  expect(second).toMatchObject({ list: "customers", name: "All", query: "" });
  const params = { id: first._id };
  const body = { name: "VIPs", query: "sort=name" };
  const { data: changed } = await ana.call(viewEndpoints.update, { params, body });
  expect(changed).toEqual({ ...first, ...body, updatedAt: clock.now().toISOString() });
  expect(await list(ana)).toEqual([changed, second]);
  expect((await ana.call(viewEndpoints.remove, { params })).msg).toBe(messages.views.deleted);
  expect(await list(ana)).toEqual([second]);
  expect(await ana.refused(viewEndpoints.remove, { params })).toEqual({
    status: 404,
    msg: messages.views.notFound,
  });
});

test("an undo brings a deleted view back, and the history has its name", async () => {
  const ana = await newPerson();
  const view = await add(ana, "VIPs gone quiet");
  const answer = await ana.send(viewEndpoints.remove, { params: { id: view._id } });
  const id = String(answer.headers[changeIdHeader.toLowerCase()]);
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data).toMatchObject({ action: "delete", kind: "views", name: "VIPs gone quiet" });
  await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect(await list(ana)).toEqual([{ ...view, updatedAt: expect.any(String) }]);
});

test("an account has no more views than there may be", async () => {
  const ana = await newPerson();
  for (let n = 0; n < viewLimit; n += 1) await add(ana, `View ${n}`);
  const body = { list: "companies", name: "One more" };
  expect(await ana.refused(viewEndpoints.create, { body })).toEqual({
    status: 400,
    msg: "You can save up to 100 views. Delete one to save another.",
  });
  expect(await list(ana)).toHaveLength(viewLimit);
});

test.each([
  ["list", { list: "appointments" }, "Unknown list"],
  ["name", { name: " " }, "View name is required"],
  ["query", { query: "x".repeat(4001) }, "Must be 4,000 characters or fewer"],
])("a wrong %s is refused with a sentence", async (path, wrong, msg) => {
  const ana = await newPerson();
  const body = { list: "customers", name: "VIPs", ...wrong };
  const refusal = await ana.refused(viewEndpoints.create, { body });
  expect(refusal).toMatchObject({ status: 400, errors: [{ path, msg }] });
});
