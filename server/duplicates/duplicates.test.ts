import { expect, test } from "vitest";
import { duplicateEndpoints } from "../../shared/matching/duplicates.ts";
import { type Caller, newPerson, startWithAna } from "../test/harness.ts";
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
  const { ana, clock, signUp } = await startWithAna();
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
  const ana = await newPerson();
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

async function like(person: Caller, query: object) {
  const { data } = await person.call(duplicateEndpoints.like, { query });
  return data.map(({ name, company, reason }) => `${name} at ${company}: ${reason}`);
}

test("what is typed looks like who has the email, the phone or the name, unless the name contradicts", async () => {
  const ana = await newPerson();
  const { _id: berg } = await addCompany(ana, { name: "Berg & Co" });
  const anna = await addCustomer(ana, berg, {
    name: "Anna Berg",
    email: "anna@berg.example",
    phone: "+49 30 5550142",
  });
  const itsHer = (reason: string) => [`Anna Berg at Berg & Co: ${reason}`];
  expect(await like(ana, { email: "ANNA@berg.example" })).toEqual(itsHer("email"));
  expect(await like(ana, { phone: "030 555 01 42" })).toEqual(itsHer("phone"));
  expect(await like(ana, { name: "A. Berg", phone: "030 555 01 42" })).toEqual(itsHer("phone"));
  expect(await like(ana, { name: "Bo Hall", phone: "030 555 01 42" })).toEqual([]);
  expect(await like(ana, { name: "berg, anna" })).toEqual(itsHer("name"));
  expect(await like(ana, { name: "Ann" })).toEqual([]);
  expect(await like(ana, { name: "Anna Berg", except: anna._id })).toEqual([]);
  const company = { kind: "companies", name: "Berg & Co. GmbH" };
  expect(await like(ana, company)).toEqual(["Berg & Co at : name"]);
});

test("each row of a list is matched with whom it is, and a colleague at the same phone with nobody", async () => {
  const ana = await newPerson();
  const { _id: berg } = await addCompany(ana, { name: "Berg & Co", website: "berg.example" });
  const add = (name: string, email: string, phone = "") =>
    addCustomer(ana, berg, { name, email, phone });
  const anna = await add("Anna Berg", "anna@berg.example", "+49 30 5550142");
  const bo = await add("Bo Hall", "info@berg.example");
  const { data } = await ana.call(duplicateEndpoints.match, {
    body: {
      kind: "customers",
      rows: [
        { name: "Somebody", email: "Anna@Berg.example" },
        { name: "A. Berg", phone: "030 5550142" },
        { name: "Cy Meyer", phone: "030 5550142" },
        { name: "Berg, Anna", company: "Berg GmbH" },
        { name: "Anna Berg", company: "Hall" },
        { name: "Bo Hall", email: "info@berg.example" },
        { name: "Cy Meyer", email: "info@berg.example" },
        {},
        { name: "A. Berg", email: "anna@berg.example" },
        { name: "Berg, Anna", phone: "030 5550142" },
        { name: "Bo Hall", email: "info@berg.example", company: "Berg & Co" },
        { name: "Anna Berg", email: "anna@berg.example", phone: "030 5550199" },
      ],
    },
  });
  const { _id } = anna;
  expect(data.rows).toMatchObject([
    { _id, reason: "email", isSure: false, against: ["name"] },
    { _id, reason: "phone", isSure: false, against: [] },
    null,
    { _id, reason: "name", isSure: false, against: [] },
    null,
    { _id: bo._id, reason: "email", isSure: false, against: [] },
    null,
    null,
    { _id, reason: "email", isSure: true, against: [], whole: [] },
    { _id, reason: "phone", isSure: true, whole: [] },
    { _id: bo._id, reason: "email", isSure: true, whole: [bo._id] },
    { _id, reason: "email", isSure: false, against: ["phone"] },
  ]);
  expect(data.customers.map((one) => one._id).sort()).toEqual([anna._id, bo._id].sort());
  const companies = await ana.call(duplicateEndpoints.match, {
    body: {
      kind: "companies",
      rows: [
        { name: "Berg GmbH" },
        { name: "Hall", website: "www.berg.example" },
        { name: "X" },
        { name: "BERG", website: "www.berg.example" },
      ],
    },
  });
  expect(companies.data.rows).toMatchObject([
    { _id: berg, reason: "name", isSure: false, against: [] },
    { _id: berg, reason: "website", isSure: false, against: ["name"] },
    null,
    { _id: berg, reason: "website", isSure: true, against: [] },
  ]);
  expect(companies.data.companies.map(({ name }) => name)).toEqual(["Berg & Co"]);
});

test("of an office's phone and address those are found whose names do not contradict", async () => {
  const { ana, clock } = await startWithAna();
  const { _id: berg } = await addCompany(ana, { name: "Berg & Co" });
  const shared = { email: "mail.room@berg.example", phone: "+49 30 5550142" };
  const add = (name: string) => {
    clock.advance(1000);
    return addCustomer(ana, berg, { name, ...shared });
  };
  const anna = await add("Anna Berg");
  const meier = await add("Anna Maria Meier-Hall");
  const bo = await add("Bo");
  const { data } = await ana.call(duplicateEndpoints.match, {
    body: {
      kind: "customers",
      rows: [
        ...["Berg, A.", "Anna Hall", "Bo Jensen", "Cy Berg"].map((name) => ({
          name,
          phone: "030 5550142",
        })),
        ...["Anna Meier", "Cy Berg", ""].map((name) => ({ name, email: shared.email })),
      ],
    },
  });
  const phone = { reason: "phone", isSure: false, against: [] };
  const email = { reason: "email", isSure: false, against: [] };
  expect(data.rows).toMatchObject([
    { ...phone, _id: anna._id },
    { ...phone, _id: meier._id },
    { ...phone, _id: bo._id },
    null,
    { ...email, _id: meier._id },
    null,
    { ...email, _id: anna._id, against: ["several"] },
  ]);
});

test("what is marked as not duplicates stays away until another one comes, or the mark is taken back", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const add = (name: string) => addCustomer(ana, company, { name, email: "info@x.example" });
  const some = [await add("Anna Berg"), await add("Bo Hall")];
  const body = { kind: "customers" as const, records: some.map(({ _id }) => _id) };
  const { data: mark } = await ana.call(duplicateEndpoints.dismiss, { body });
  expect(await list(ana)).toEqual([]);
  expect(await count(ana)).toEqual({ customers: 0, companies: 0, dismissed: 1 });
  const hidden = await ana.call(duplicateEndpoints.list, { query: { dismissed: "true" } });
  expect(hidden.data.map(({ dismissal }) => dismissal)).toEqual([mark._id]);
  await add("Cy Meyer");
  expect(await list(ana)).toMatchObject([{ total: 3 }]);
  const [group] = (await ana.call(duplicateEndpoints.list, {})).data;
  await ana.call(duplicateEndpoints.dismiss, { body: { ...body, group: group!._id } });
  await add("Di Jones");
  expect(await list(ana)).toEqual([]);
  const { data } = await ana.call(duplicateEndpoints.list, { query: { dismissed: "true" } });
  const params = { id: data[0]!.dismissal ?? "" };
  await ana.call(duplicateEndpoints.undismiss, { params });
  expect(await list(ana)).toMatchObject([{ total: 4 }]);
  expect((await ana.refused(duplicateEndpoints.undismiss, { params })).status).toBe(404);
});

test("of a group of many only ten are shown, with their number, and it comes after the sure ones", async () => {
  const { ana, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  for (let place = 0; place < 12; place += 1) {
    clock.advance(1000);
    const name = `${"ABCDEFGHIJKL"[place]}a ${"MNOPQRSTUVWX"[place]}o`;
    await addCustomer(ana, company, { name, email: "info@x.example" });
  }
  await addCustomer(ana, company, { name: "Zoe Hall", email: "z@x.example" });
  clock.advance(1000);
  await addCustomer(ana, company, { name: "Z. Hall", email: "z@x.example" });
  const [sure, many] = await list(ana);
  expect(sure).toMatchObject({ names: ["Zoe Hall", "Z. Hall"], sameName: true });
  expect(many).toMatchObject({ total: 12, sameName: false });
  expect(many?.names).toHaveLength(10);
});
