import { expect, test } from "vitest";
import { generateDemoCompanies } from "../../demo/data.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { fillAccount } from "../../tools/fill.ts";
import { inTransaction } from "../db/engine/database.ts";
import { newPerson, start, startApp, startWithAna } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { expectRightCounters } from "../test/recount/counters.ts";
import { messages } from "../test/said.ts";

test("a company is added, changed field by field, deleted, and gone", async () => {
  const { ana, clock } = await startWithAna();
  const { _id: id } = await addCompany(ana, { name: " Acme ", industry: "Steel" });
  clock.advance(60_000);
  await ana.call(companyEndpoints.update, { params: { id }, body: { phone: "123" } });
  const { data } = await ana.call(companyEndpoints.get, { params: { id } });
  expect(data).toMatchObject({
    name: "Acme",
    industry: "Steel",
    phone: "123",
    email: "",
    createdAt: "2026-05-04T10:00:00.000Z",
    updatedAt: "2026-05-04T10:01:00.000Z",
  });
  expect(await ana.call(companyEndpoints.remove, { params: { id } })).toEqual({
    msg: "Company deleted successfully",
  });
  expect(await ana.refused(companyEndpoints.get, { params: { id } })).toEqual({
    status: 404,
    msg: messages.companies.notFound,
  });
});

test.each([
  ["a name", { name: "" }, "name", "Company name is required"],
  ["a name of more than spaces", { name: "  " }, "name", "Company name is required"],
  ["a website that is a URL", { website: "not a url" }, "website", "Please enter a valid URL"],
  ["a website of http", { website: "ftp://a.example" }, "website", "Please enter a valid URL"],
  ["an email that is one", { email: "ana@" }, "email", "Please enter a valid email"],
  ["text without NUL", { phone: "1\u00002" }, "phone", "Contains characters that can’t be stored"],
])("a company needs %s", async (_, wrong, path, msg) => {
  const ana = await newPerson();
  const expected = { status: 400, msg, errors: [{ msg, path }] };
  const body = { name: "Acme", ...wrong };
  expect(await ana.refused(companyEndpoints.create, { body })).toEqual(expected);
  const { _id: id } = await addCompany(ana);
  expect(await ana.refused(companyEndpoints.update, { params: { id }, body: wrong })).toEqual(
    expected,
  );
});

test("every wrong field is named at once, each with its first message", async () => {
  const ana = await newPerson();
  const body = { name: "", website: "::", email: "x" };
  expect(await ana.refused(companyEndpoints.create, { body })).toEqual({
    status: 400,
    msg: "Company name is required",
    errors: [
      { path: "name", msg: "Company name is required" },
      { path: "website", msg: "Please enter a valid URL" },
      { path: "email", msg: "Please enter a valid email" },
    ],
  });
});

test.each([
  ["acme.example", "https://acme.example"],
  ["http://acme.example", "http://acme.example"],
  ["HTTPS://acme.example", "HTTPS://acme.example"],
  ["", ""],
])("the website %j is kept as %j", async (website, kept) => {
  const ana = await newPerson();
  expect((await addCompany(ana, { website })).website).toBe(kept);
});

test("an optional field can be emptied again", async () => {
  const ana = await newPerson();
  const { _id: id } = await addCompany(ana, { phone: "123", website: "a.example" });
  const body = { phone: "", website: "" };
  const { data } = await ana.call(companyEndpoints.update, { params: { id }, body });
  expect(data).toMatchObject({ phone: "", website: "" });
});

test("unknown and server-kept fields of a body are never stored", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const extra = { owner: ben.user._id, clientCount: 99, totalValue: 1e6, x: 1 };
  const answer = await ana.send(companyEndpoints.create, { body: { name: "Acme", ...extra } });
  const { data } = answer.json();
  expect(data).toMatchObject({ clientCount: 0, totalValue: 0 });
  const changed = { ...extra, _id: "mine" };
  await ana.send(companyEndpoints.update, { params: { id: data._id }, body: changed });
  const mine = await ana.call(companyEndpoints.get, { params: { id: data._id } });
  expect(mine.data).toMatchObject({ clientCount: 0, totalValue: 0, name: "Acme" });
  expect((await ben.call(companyEndpoints.list, {})).total).toBe(0);
});

test("a company tells how many customers and appointments its deletion takes along", async () => {
  const { ana, db } = await startWithAna();
  const kept = await addCompany(ana, { name: "Kept" });
  await addAppointment(ana, { company: kept._id });
  const gone = await addCompany(ana, { name: "Gone" });
  const customer = await addCustomer(ana, gone._id, { value: 10.5 });
  await addCustomer(ana, gone._id, { value: 0.25 });
  await addAppointment(ana, { company: gone._id, customer: customer._id });
  await addAppointment(ana, { company: gone._id, customer: customer._id });

  const { data } = await ana.call(companyEndpoints.get, { params: { id: gone._id } });
  expect(data).toMatchObject({ clientCount: 2, totalValue: 10.75, appointmentCount: 2 });

  await ana.call(companyEndpoints.remove, { params: { id: gone._id } });
  const params = { id: customer._id };
  expect(await ana.refused(customerEndpoints.get, { params })).toMatchObject({ status: 404 });
  expect(await db.selectFrom("customers").select("company").execute()).toEqual([
    { company: kept._id },
  ]);
  expect(await db.selectFrom("appointments").select("company").execute()).toEqual([
    { company: kept._id },
  ]);
});

test("the list counts and sums all that match, not only the page", async () => {
  const { ana, clock } = await startWithAna();
  for (const name of ["Alpha", "Alpine", "Beta"]) {
    const { _id } = await addCompany(ana, { name });
    await addCustomer(ana, _id, { value: 0.1 });
    await addCustomer(ana, _id, { value: 0.2 });
    clock.advance(1000);
  }
  expect(await ana.call(companyEndpoints.list, { query: { limit: 1 } })).toMatchObject({
    total: 3,
    clientCount: 6,
    totalValue: 0.9,
  });
  expect(
    await ana.call(companyEndpoints.list, { query: { limit: 1, search: "alp" } }),
  ).toMatchObject({ total: 2, clientCount: 4, totalValue: 0.6 });
  const createdFrom = "2026-05-04T12:00:01+02:00";
  expect(await ana.call(companyEndpoints.list, { query: { createdFrom } })).toMatchObject({
    total: 2,
    data: [{ name: "Alpine" }, { name: "Beta" }],
  });
});

test("an empty list has no rows and sums of 0", async () => {
  const ana = await newPerson();
  expect(await ana.call(companyEndpoints.list, {})).toEqual({
    data: [],
    total: 0,
    nextCursor: null,
    clientCount: 0,
    totalValue: 0,
  });
});

test("a large company goes whole with its hundreds of customers, and another's stay", async () => {
  const { ana, db } = await startWithAna();
  const sizes = { companies: 2, customers: 500, appointments: 400, extremes: false };
  const companies = generateDemoCompanies({ today: "2026-05-04", ...sizes });
  await inTransaction(db, ana.owner, (tx) => fillAccount(tx, ana.owner, companies, start));
  const list = await ana.call(companyEndpoints.list, { query: { sort: "-clientCount" } });
  const [large, small] = list.data;
  expect(large!.clientCount).toBeGreaterThan(200);
  // Counts how often others get their turn meanwhile.
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  await ana.call(companyEndpoints.remove, { params: { id: large!._id } });
  clearInterval(counting);
  expect(turns).toBeGreaterThan(2);
  const left = await ana.call(companyEndpoints.list, {});
  expect(left).toMatchObject({ data: [small], total: 1, clientCount: small!.clientCount });
  const customers = await db.selectFrom("customers").select("company").distinct().execute();
  expect(customers).toEqual([{ company: small!._id }]);
  await expectRightCounters(db);
});
