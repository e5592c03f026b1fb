import { expect, test } from "vitest";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints, companySorts } from "../../../shared/kinds/companies.ts";
import { customerEndpoints, customerSorts } from "../../../shared/kinds/customers.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { newPerson, type Person, startApp, startWithAna } from "../../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";

interface Row {
  _id: string;
}

async function readPages(ana: Person, endpoint: Endpoint, query: object, between = async () => {}) {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page += 1) {
    const answer = await ana.send(endpoint, { query: { ...query, cursor } });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data, nextCursor } = answer.json<{ data: Row[]; nextCursor: string | null }>();
    rows.push(...data);
    if (nextCursor === null) return rows;
    cursor = nextCursor;
    await between();
  }
  throw new Error("The pages have no end");
}

async function addRecords(ana: Person) {
  const names = ["beta", "Alpha", "álpha", "Zoë", "Zoe", "ß", "ss", "_x", "-x", "a-b", "ab", "1"];
  for (const [n, name] of names.entries()) {
    const company = await addCompany(ana, { name, industry: n % 3 ? `Trade ${n % 2}` : "" });
    // Many ties: two of everything.
    for (const twin of [0, 1]) {
      const status = customerStatuses[n % 5];
      const value = n % 4;
      const lastContact = `2026-05-0${1 + (n % 3)}`;
      const customer = { name: names[n - (n % 2)]!, status, value, lastContact };
      const { _id } = await addCustomer(ana, company._id, customer);
      const date = `2026-05-0${1 + (n % 4)}T1${twin}:00`;
      await addAppointment(ana, { company: company._id, customer: _id, title: name, date });
    }
  }
}

const sorts: [string, Endpoint, string][] = [
  ...companySorts.map((sort): [string, Endpoint, string] => [
    "companies",
    companyEndpoints.list,
    sort,
  ]),
  ...customerSorts.map((sort): [string, Endpoint, string] => [
    "customers",
    customerEndpoints.list,
    sort,
  ]),
  ...["date", "title", "createdAt"].map((sort): [string, Endpoint, string] => [
    "appointments",
    appointmentEndpoints.list,
    sort,
  ]),
];

test("pages of every list in every order hold each row once, ties and all", async () => {
  const ana = await newPerson();
  await addRecords(ana);
  for (const [name, endpoint, sort] of sorts) {
    const ascending = await readPages(ana, endpoint, { sort, limit: 200 });
    const paged = await readPages(ana, endpoint, { sort, limit: 3 });
    expect(paged, `${name} by ${sort}`).toEqual(ascending);
    expect(new Set(paged.map(({ _id }) => _id)).size).toBe(name === "companies" ? 12 : 24);
    // Ids break ties in the same direction, so descending is exactly the other way round.
    const descending = await readPages(ana, endpoint, { sort: `-${sort}`, limit: 5 });
    expect(descending, `${name} by -${sort}`).toEqual(ascending.toReversed());
  }
});

test.each(["name", "-createdAt"] as const)(
  "by %s, no row is skipped or doubled while others come, go and change",
  async (sort) => {
    const { ana, clock } = await startWithAna();
    const { _id: company } = await addCompany(ana);
    const kept: string[] = [];
    const goners: string[] = [];
    for (let n = 0; n < 30; n += 1) {
      clock.advance(n % 2);
      const customer = await addCustomer(ana, company, { name: `C${n % 7}` });
      (n % 3 ? kept : goners).push(customer._id);
    }
    let writes = 0;
    const rows = await readPages(ana, customerEndpoints.list, { sort, limit: 4 }, async () => {
      writes += 1;
      clock.advance(1);
      await addCustomer(ana, company, { name: writes % 2 ? "A" : "Z" });
      const [gone, moved] = goners.splice(0, 2);
      if (gone) await ana.call(customerEndpoints.remove, { params: { id: gone } });
      const change = { params: { id: moved ?? "" }, body: { name: "C3", value: writes } };
      if (moved) await ana.call(customerEndpoints.update, change);
    });
    // A row that is renamed meanwhile may be met at both its places; the others exactly once.
    const ids = rows.map(({ _id }) => _id).filter((id) => kept.includes(id));
    expect(ids.toSorted()).toEqual(kept.toSorted());
  },
);

test("a page goes on where it was, even when the row it ended with is gone", async () => {
  const ana = await newPerson();
  for (const name of ["A", "B", "C", "D"]) await addCompany(ana, { name });
  const first = await ana.call(companyEndpoints.list, { query: { limit: 2 } });
  await ana.call(companyEndpoints.remove, { params: { id: first.data[1]!._id } });
  const query = { limit: 2, cursor: first.nextCursor ?? "" };
  const { data, nextCursor } = await ana.call(companyEndpoints.list, { query });
  expect(data.map(({ name }) => name)).toEqual(["C", "D"]);
  expect(nextCursor).toBeNull();
});

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

test.each([
  ["garbage", "garbage"],
  ["of another sort", encode(["-name", "a", "1"])],
  ["of another shape", encode({ sort: "name" })],
  ["with a key of another kind", encode(["name", 1, "1"])],
  ["with a NUL", encode(["name", "a\0", "1"])],
  ["that is too long", "a".repeat(2001)],
])("a cursor %s is refused", async (_, cursor) => {
  const ana = await newPerson();
  const query = { sort: "name", cursor };
  expect(await ana.refused(companyEndpoints.list, { query })).toEqual({
    status: 400,
    msg: "Unknown cursor",
    errors: [{ path: "cursor", msg: "Unknown cursor" }],
  });
});

test("a cursor with a fraction where cents are is refused, not passed on", async () => {
  const ana = await newPerson();
  const query = { sort: "totalValue", cursor: encode(["totalValue", 0.5, "1"]) };
  expect((await ana.refused(companyEndpoints.list, { query })).status).toBe(400);
});

/** What a part of a cursor may be made up of. */
const madeUp = [
  ...[-1, 0, 4, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, -(2 ** 53) + 1, 2 ** 53, 1e308, -0, 0.5],
  ...["", "a", "\0", "\ud800", "\u{10ffff}", "2026-02-30", "x".repeat(1000), "9".repeat(30)],
];

test.each(sorts)("made-up cursors of %s are refused or answered", async (_, endpoint, sort) => {
  const ana = await newPerson();
  await addRecords(ana);
  // How many parts there are is nobody's secret.
  const { nextCursor } = (await ana.send(endpoint, { query: { sort, limit: 1 } })).json();
  const [, ...real] = JSON.parse(Buffer.from(nextCursor, "base64url").toString());
  for (const place of real.keys()) {
    for (const value of madeUp) {
      const cursor = encode([sort, ...real.with(place, value)]);
      const { statusCode } = await ana.send(endpoint, { query: { sort, cursor } });
      expect([200, 400], `${sort} ${place} ${value}`).toContain(statusCode);
    }
  }
});

test.each([
  ["a place that no status has", customerEndpoints.list, "status", [2 ** 31, "a", "1"]],
  ["less than nothing", companyEndpoints.list, "clientCount", [-1, "1"]],
  ["a name longer than any key", companyEndpoints.list, "name", ["x".repeat(201), "1"]],
  ["half a character", companyEndpoints.list, "name", ["\ud800", "1"]],
  ["a date that is none", appointmentEndpoints.list, "date", ["soon", "1"]],
  ["an id longer than any", companyEndpoints.list, "name", ["a", "1".repeat(201)]],
] as [string, Endpoint, string, unknown[]][])("a cursor with %s is refused", async (...row) => {
  const [, endpoint, sort, values] = row;
  const ana = await newPerson();
  const query = { sort, cursor: encode([sort, ...values]) };
  expect(await ana.refused(endpoint, { query })).toMatchObject({
    status: 400,
    errors: [{ path: "cursor", msg: "Unknown cursor" }],
  });
});

test("another user's cursor opens nothing of theirs", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  for (const name of ["A", "B"]) await addCompany(ana, { name });
  await addCompany(ben, { name: "Z" });
  const { nextCursor } = await ana.call(companyEndpoints.list, { query: { limit: 1 } });
  const query = { cursor: nextCursor ?? "" };
  const { data } = await ben.call(companyEndpoints.list, { query });
  expect(data.map(({ name }) => name)).toEqual(["Z"]);
});

test.each([
  [{ limit: 0 }, "limit", "Limit must be at least 1"],
  [{ limit: 201 }, "limit", "Limit can be at most 200"],
  [{ limit: 1.5 }, "limit", "Limit must be a number"],
  [{ limit: "many" }, "limit", "Limit must be a number"],
  [
    { sort: "owner" },
    "sort",
    "Sort by one of name, industry, clientCount, totalValue, responsible, createdAt",
  ],
  [{ createdFrom: "May" }, "createdFrom", "Invalid date"],
])("a list with %j is refused", async (query, path, msg) => {
  const ana = await newPerson();
  const refusal = { status: 400, msg, errors: [{ path, msg }] };
  expect(await ana.refused(companyEndpoints.list, { query })).toEqual(refusal);
});

test("50 rows come when no limit is given", async () => {
  const ana = await newPerson();
  for (let n = 0; n < 51; n += 1) await addCompany(ana, { name: `C${n}` });
  const { data, total, nextCursor } = await ana.call(companyEndpoints.list, {});
  expect([data.length, total, nextCursor === null]).toEqual([50, 51, false]);
});

test.each(["companies", "customers"] as const)(
  "no %s are as new as the year 10000",
  async (kind) => {
    const ana = await newPerson();
    const { _id } = await addCompany(ana);
    await addCustomer(ana, _id);
    const { list } = kind === "companies" ? companyEndpoints : customerEndpoints;
    const query = { createdFrom: "9999-12-31T23:59:59-14:00" };
    expect((await ana.send(list, { query })).json()).toMatchObject({ data: [], total: 0 });
  },
);
