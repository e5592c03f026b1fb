import { expect, test } from "vitest";
import { duplicateEndpoints } from "../../shared/duplicates.ts";
import { type Caller, startApp } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";

async function list(person: Caller, query: object = {}) {
  const { data } = await person.call(duplicateEndpoints.list, { query });
  return data.map(({ reason, records, sameName, total }) => {
    return { reason, names: records.map(({ name }) => name), sameName, total };
  });
}

async function count(person: Caller) {
  return (await person.call(duplicateEndpoints.count, {})).data;
}

test("customers with the same email, phone or name are groups, the surest first", async () => {
  const { clock, signUp } = await startApp();
  const ana = await signUp();
  const { _id: berg } = await addCompany(ana, { name: "Berg & Co" });
  const { _id: hall } = await addCompany(ana, { name: "Hall" });
  const people = [
    [berg, "Anna Berg", "anna@berg.example", "+49 30 5550142"],
    [hall, "A. Berg", "ANNA@berg.example", ""],
    [berg, "Siobhán Hall", "s@x.example", "0595 555018"],
    [berg, "Pádraig Hall", "p@x.example", "+31 595 555018"],
    [hall, "Jürgen Jäger", "j@x.example", ""],
    [hall, "Juergen Jaeger", "jj@x.example", ""],
    [hall, "Jäger, Jürgen", "jjj@x.example", ""],
    [berg, "Jürgen Jäger", "j4@x.example", ""],
    [berg, "Mo Meyer", "mo@x.example", "+49 341 555044"],
    [hall, "Mo Meyer", "mm@x.example", "0341 555 044"],
    [hall, "Somebody", "info@x.example", ""],
    [hall, "Someone Else", "info@x.example", ""],
  ] as const;
  for (const [company, name, email, phone] of people) {
    clock.advance(1000);
    await addCustomer(ana, company, { name, email, phone });
  }
  const jager = ["Jürgen Jäger", "Juergen Jaeger", "Jäger, Jürgen"];
  expect(await list(ana)).toEqual([
    { reason: "email", names: ["Anna Berg", "A. Berg"], sameName: true, total: 2 },
    { reason: "phone", names: ["Mo Meyer", "Mo Meyer"], sameName: true, total: 2 },
    { reason: "name", names: jager, sameName: true, total: 3 },
    { reason: "email", names: ["Somebody", "Someone Else"], sameName: false, total: 2 },
    { reason: "name", names: [...jager, "Jürgen Jäger"], sameName: true, total: 4 },
    { reason: "phone", names: ["Siobhán Hall", "Pádraig Hall"], sameName: false, total: 2 },
  ]);
  expect(await list(ana, { reason: "phone" })).toHaveLength(2);
  expect(await count(ana)).toEqual({ customers: 6, companies: 0, dismissed: 0 });
  const bob = await signUp();
  expect(await list(bob)).toEqual([]);
  expect(await count(bob)).toEqual({ customers: 0, companies: 0, dismissed: 0 });
});

test("a page of groups follows another", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
  const { _id: company } = await addCompany(ana);
  for (const name of ["Anna Hall", "Bo Hall", "Cy Hall", "Anna Hall", "Bo Hall", "Cy Hall"]) {
    await addCustomer(ana, company, { name, email: `${name.replace(" ", ".")}@x.example` });
  }
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query: object = { limit: 1, ...(cursor && { cursor }) };
    const page = await ana.call(duplicateEndpoints.list, { query });
    seen.push(...page.data.map(({ records }) => records[0]?.name ?? ""));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(["Anna Hall", "Bo Hall", "Cy Hall"]);
});
