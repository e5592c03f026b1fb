import fc from "fast-check";
import { expect, test } from "vitest";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../../shared/kinds/tags.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { newPerson, type Person, startApp } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";

const query = { period: "month", on: "2026-05-04" };

async function read(ana: Person) {
  return (await ana.call(reportEndpoints.shares, { query })).data;
}

async function listCompanies(ana: Person, filter: string) {
  const page = await ana.call(companyEndpoints.list, { query: { filter } });
  return { companies: page.total, customers: page.clientCount, value: page.totalValue };
}

async function listCustomers(ana: Person, filter: string) {
  const page = await ana.call(customerEndpoints.list, { query: { filter } });
  return { customers: page.total, value: page.totalValue };
}

const industries = [
  ...["", "Travel", "travel", "TRAVEL", "Café", "R&D; 100%", "a:b|c", "建設", "…", "Law", "Food"],
  ...["Retail", "Media", "Energy", "Health"],
];
const sequence = fc.array(
  fc.record({
    industry: fc.constantFrom(...industries),
    customers: fc.array(
      fc.record({
        value: fc.integer({ min: 0, max: 900_000 }).map((cents) => cents / 100),
        tags: fc.subarray([0, 1, 2]),
      }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 30, maxLength: 30 },
);

test("what industries and tags are worth is what the lists behind them say, and nothing is left out", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const tags: string[] = [];
  for (const name of ["VIP", "Net 30", "Trade"]) {
    tags.push((await ana.call(tagEndpoints.create, { body: { name } })).data._id);
  }
  await addCustomer(ben, (await addCompany(ben, { industry: "Travel" }))._id, { value: 7 });
  for (const { industry, customers } of fc.sample(sequence, 1).flat()) {
    const { _id } = await addCompany(ana, { industry });
    for (const { value, tags: chosen } of customers) {
      await addCustomer(ana, _id, { value, tags: chosen.flatMap((n) => tags[n] ?? []) });
    }
  }
  const report = await read(ana);
  expect(report.since).toBe("2026-05-04");
  expect(report.total).toEqual(await listCustomers(ana, ""));
  expect(report.industries).toHaveLength(8);
  const values = report.industries.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  const encoded = report.industries.map(({ name }) => encodeURIComponent(name));
  for (const { name, ...share } of report.industries) {
    const filter = `industry:is:${encodeURIComponent(name)}`;
    expect(await listCompanies(ana, filter), name).toEqual(share);
  }
  // They differ by more than their case.
  expect(new Set(report.industries.map(({ name }) => name.toLowerCase())).size).toBe(8);
  const { industries: others, ...otherShare } = report.otherIndustries;
  expect(await listCompanies(ana, `industry:isSet;industry:isNot:${encoded.join("|")}`)).toEqual(
    otherShare,
  );
  const { data: all } = await ana.call(companyEndpoints.list, { query: { limit: 200 } });
  const named = new Set(all.map(({ industry }) => industry.toLowerCase()).filter(Boolean));
  expect(others).toBe(named.size - 8);
  expect(await listCompanies(ana, "industry:isEmpty")).toEqual(report.noIndustry);
  expect(await listCompanies(ana, `industry:is:${encoded.join("|")};industry:isEmpty`)).toEqual({
    companies: 0,
    customers: 0,
    value: 0,
  });

  expect(report.tags.map(({ name }) => name).sort()).toEqual(["Net 30", "Trade", "VIP"]);
  for (const { _id, name, ...share } of report.tags) {
    expect(await listCustomers(ana, `tag:is:${_id}`), name).toEqual(share);
  }
  expect(await listCustomers(ana, "tag:isEmpty")).toEqual(report.untagged);

  const { data: largest } = await ana.call(companyEndpoints.list, {
    query: { sort: "-totalValue", limit: 10 },
  });
  expect(report.companies).toEqual(
    largest.map(({ _id, name, totalValue, clientCount }) => ({
      ...{ _id, name, value: totalValue, customers: clientCount },
    })),
  );
}, 60_000);

test("what is deleted is worth nothing, and as much as before once that is undone", async () => {
  const ana = await newPerson();
  const { data: vip } = await ana.call(tagEndpoints.create, { body: { name: "VIP" } });
  const { _id: company } = await addCompany(ana, { industry: "Travel" });
  const { _id: id } = await addCustomer(ana, company, { value: 10.5, tags: [vip._id] });
  await addCustomer(ana, company, { value: 1 });
  const before = await read(ana);
  expect(before).toMatchObject({
    total: { value: 11.5, customers: 2 },
    industries: [{ name: "Travel", companies: 1, value: 11.5, customers: 2 }],
    tags: [{ name: "VIP", value: 10.5, customers: 1 }],
    untagged: { value: 1, customers: 1 },
  });
  const undo = async () => {
    const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
    await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
    expect(await read(ana)).toEqual(before);
  };
  await ana.call(customerEndpoints.remove, { params: { id } });
  expect(await read(ana)).toMatchObject({ total: { value: 1 }, tags: [] });
  await undo();
  await ana.call(companyEndpoints.remove, { params: { id: company } });
  expect(await read(ana)).toMatchObject({ since: null, industries: [], companies: [] });
  await undo();
  await ana.call(tagEndpoints.remove, { params: { id: vip._id } });
  expect(await read(ana)).toMatchObject({ tags: [], untagged: { value: 11.5, customers: 2 } });
  await undo();
  await ana.call(customerEndpoints.update, { params: { id }, body: { value: 20, tags: [] } });
  expect(await read(ana)).toMatchObject({ tags: [], untagged: { value: 21, customers: 2 } });
  await undo();
});

test("an industry that nobody can have written is refused", async () => {
  const ana = await newPerson();
  for (const value of ["", "%FF", "a%00b", "caf%c3%a9", "a b", "%"]) {
    const wrong = { query: { filter: `industry:is:${value}` } };
    expect(await ana.refused(companyEndpoints.list, wrong), value).toMatchObject({ status: 400 });
  }
});
