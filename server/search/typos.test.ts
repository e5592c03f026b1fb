import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { foundCount, searchEndpoints } from "../../shared/lists/search.ts";
import { type Person, startWithAna } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

async function find(person: Person, q: string) {
  const { data } = await person.call(searchEndpoints.find, { query: { q } });
  return {
    approximate: data.approximate,
    companies: data.companies.map(({ name }) => name),
    customers: data.customers.map(({ name }) => name),
  };
}

const nobody = { approximate: false, companies: [], customers: [] };

async function addPeople(names: readonly string[]) {
  const { ana, signUp } = await startWithAna();
  const { _id: company } = await addCompany(ana, { name: "Zeta" });
  for (const name of names) {
    // Ids tell who is newer, by the millisecond.
    await setTimeout(2);
    await addCustomer(ana, company, { name, email: "x@x.example" });
  }
  return { ana, company, signUp };
}

test.each([
  ["hasan", "Hassan"],
  ["HASSSAN", "Hassan"],
  ["hsasan", "Hassan"],
  ["hassen", "Hassan"],
  ["gassan", "Hassan"],
  ["jurgne", "Jürgen"],
  ["jurrgen", "Jürgen"],
  ["mueler", "Müller"],
  ["mulelr", "Müller"],
  ["jhon", "John"],
  ["jonh", "John"],
  ["johb", "John"],
  ["jphn", "John"],
  ["oshaugnessy", "O’Shaughnessy"],
  ["o'shaugnessy", "O’Shaughnessy"],
  ["shaugnessy", "O’Shaughnessy"],
  ["aqcua", "Niccolò Dell’Acqua"],
  ["dangleo", "D'Angelo"],
  ["angleo", "D'Angelo"],
  ["fetherstonehaugh", "Featherstonehaugh"],
  ["fetherston", "Featherstonehaugh"],
  ["anna hasan", "Anna Hassan"],
  ["hasan anan", "Anna Hassan"],
  ["j hasan", "J. Hassan"],
  ["jean-batiste", "Jean-Baptiste"],
  ["мюлер", "Мюллер"],
])("%s finds %s, both as a customer and as a company", async (typed, name) => {
  const { ana } = await addPeople([name, "Bo"]);
  await addCompany(ana, { name });
  expect(await find(ana, typed)).toEqual({
    approximate: true,
    companies: [name],
    customers: [name],
  });
});

test.each(["hsana", "jhn", "zassen", "hasan smith", "55512", "hasan 5", "hanna hesse n"])(
  "%s finds no Anna Hassan",
  async (typed) => {
    const { ana } = await addPeople(["Anna Hassan"]);
    expect(await find(ana, typed)).toEqual(nobody);
  },
);

test("what is found as it was typed is not mixed with what is only close", async () => {
  const { ana, company } = await addPeople(["Hassan", "Hasan"]);
  expect(await find(ana, "hasan")).toEqual({
    approximate: false,
    companies: [],
    customers: ["Hasan"],
  });
  await addCompany(ana, { name: "Hassen & Sons" });
  expect((await find(ana, "hassen")).companies).toEqual(["Hassen & Sons"]);
  expect((await find(ana, "hassen")).customers).toEqual([]);
  // Nor does it keep away who is meant that an appointment is called so.
  await addAppointment(ana, { title: "Hasssan", company });
  expect(await find(ana, "hasssan")).toMatchObject({
    approximate: true,
    customers: ["Hassan", "Hasan"].slice(0, 1),
  });
});

test("fewer typos come first, then whole words, then the newest, up to a handful", async () => {
  const { ana } = await addPeople([
    "Anna Hassan",
    "Anan Hassan",
    "Anna Hassanzadeh",
    "Anna Hessan",
    ...Array.from({ length: foundCount }, (_, place) => `Zoe Marvin ${place}`),
  ]);
  expect((await find(ana, "anna hasssan")).customers).toEqual([
    "Anna Hassan",
    "Anna Hassanzadeh",
    "Anan Hassan",
  ]);
  expect((await find(ana, "marvyn")).customers).toEqual(
    [4, 3, 2, 1, 0].map((place) => `Zoe Marvin ${place}`),
  );
});

test("typos are forgiven in names alone, and in nobody else's", async () => {
  const { ana, company, signUp } = await addPeople(["Bo"]);
  const note = { email: "hassan@hassan.example", notes: "Knows Hassan" };
  await addCustomer(ana, company, { name: "Cy", ...note });
  expect(await find(ana, "hasan")).toEqual(nobody);
  const other = await signUp();
  await addCompany(other, { name: "Hassan" });
  expect(await find(ana, "hasan")).toEqual(nobody);
  expect((await find(other, "hasan")).companies).toEqual(["Hassan"]);
});

test("lists forgive a typo as well, within their filters", async () => {
  const { ana, company } = await addPeople(["Anna Hassan", "Bo"]);
  await addCustomer(ana, company, { name: "Omar Hassan", status: "Pending", value: 7 });
  const list = async (query: object) => {
    const { data, total, totalValue } = await ana.call(customerEndpoints.list, { query });
    return { names: data.map(({ name }) => name), total, totalValue };
  };
  expect(await list({ search: "hasan" })).toEqual({
    names: ["Anna Hassan", "Omar Hassan"],
    total: 2,
    totalValue: 7,
  });
  expect((await list({ search: "hasan", status: "Pending" })).names).toEqual(["Omar Hassan"]);
  expect((await list({ search: "zzzz" })).total).toBe(0);
  const companies = await ana.call(companyEndpoints.list, { query: { search: "zeeta" } });
  expect(companies.data.map(({ name }) => name)).toEqual(["Zeta"]);
});
