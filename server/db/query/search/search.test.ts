import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import { searchEndpoints } from "../../../../shared/lists/search.ts";
import { newPerson } from "../../../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../../../test/records.ts";
import { addCompanies, findCompanies } from "../../../test/searched.ts";

test.each([
  ["muller", ["Müller & Söhne", "MULLER"]],
  ["MÜLLER", ["Müller & Söhne", "MULLER"]],
  ["sohne", ["Müller & Söhne"]],
  ["strasse", ["Straße 7"]],
  ["STRAẞE", ["Straße 7"]],
  ["łódz", ["Lodz"]],
  ["елка", ["Ёлка"]],
  ["ελλασ", ["ΕΛΛΆΣ Α"]],
  ["ελλάς α", ["ΕΛΛΆΣ Α"]],
  ["山", ["山田商店"]],
  ["🙂", ["Smile 🙂"]],
  ["& s", ["Müller & Söhne"]],
  ["nobody", []],
])("searching %j finds %j", async (search, found) => {
  const ana = await newPerson();
  const names = [
    "Müller & Söhne",
    "MULLER",
    "Straße 7",
    "Lodz",
    "Ёлка",
    "ΕΛΛΆΣ Α",
    "山田商店",
    "Smile 🙂",
  ];
  await addCompanies(ana, names);
  expect((await findCompanies(ana, search)).sort()).toEqual([...found].sort());
});

test.each([
  ["%", ["100% Cotton"]],
  ["0%", ["100% Cotton"]],
  ["_", ["snake_case"]],
  ["e_c", ["snake_case"]],
  ["\\", ["back\\slash"]],
  ["k\\s", ["back\\slash"]],
  ["\\%", ["odd\\%pair"]],
  ['"', ['The "Best"']],
  ["*", []],
])("%j stands for itself", async (search, found) => {
  const ana = await newPerson();
  const plain = ["100 Cotton", "snakeXcase", "backslash", "ONeil"];
  await addCompanies(ana, [...new Set([...plain, ...found])]);
  const both = search === "\\" ? ["back\\slash"] : found;
  expect(await findCompanies(ana, search)).toEqual(both);
});

test("a customer is found by a piece of name, email or phone", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana, { name: "Zebra" });
  const bo = { name: "Bo Jörgensen", email: "bo.j@north.example", phone: "+49-151-23 45 67" };
  await addCustomer(ana, company, bo);
  await addCustomer(ana, company, { name: "Cy", email: "cy@south.example", phone: "" });
  const find = async (search: string) => {
    const all = await ana.call(customerEndpoints.list, { query: { search } });
    const params = { id: company };
    const ofCompany = await ana.call(customerEndpoints.listOfCompany, {
      params,
      query: { search },
    });
    expect(ofCompany.data).toEqual(all.data);
    expect(all.total).toBe(all.data.length);
    return all.data.map(({ name }) => name);
  };
  for (const search of [
    "jorg",
    "BO.J@",
    "north",
    "151-23",
    "0151 23",
    "0151/2345",
    "+49 151",
    "(0151)",
  ]) {
    expect(await find(search), search).toEqual(["Bo Jörgensen"]);
  }
  expect(await find("example")).toEqual(["Bo Jörgensen", "Cy"]);
  // In any order, but each of them.
  expect(await find("bo.j jorg")).toEqual(["Bo Jörgensen"]);
  expect(await find("jorgensen cy")).toEqual([]);
  expect(await find("zebra")).toEqual(["Bo Jörgensen", "Cy"]);
  expect(await find("cy zebra")).toEqual(["Cy"]);
  expect(await find("0152 23")).toEqual([]);
});

test("what is found follows each change of name, email and phone", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const { _id: id } = await addCustomer(ana, company, { name: "Bo", phone: "111 222" });
  const body = { name: "Zoë" };
  await ana.call(customerEndpoints.update, { params: { id }, body });
  const count = async (search: string) =>
    (await ana.call(customerEndpoints.list, { query: { search } })).total;
  expect([await count("zoe"), await count("111222"), await count("bo@")]).toEqual([1, 1, 1]);
  await ana.call(customerEndpoints.update, {
    params: { id },
    body: { phone: "", email: "z@a.example" },
  });
  expect([await count("zoe"), await count("111222"), await count("bo@")]).toEqual([1, 0, 0]);
});

test("a search of spaces is none, and one that is too long is refused", async () => {
  const ana = await newPerson();
  await addCompany(ana);
  expect(await findCompanies(ana, "   ")).toEqual(["Acme"]);
  const query = { search: "x".repeat(201) };
  expect(await ana.refused(companyEndpoints.list, { query })).toMatchObject({
    status: 400,
    errors: [{ path: "search" }],
  });
});

test("pieces of what was typed that stand apart are no match", async () => {
  const ana = await newPerson();
  // It has every three letters of "ananas".
  const name = "Banana Nasa";
  const { _id: company } = await addCompany(ana, { name });
  await addAppointment(ana, { title: name, company });
  await addCustomer(ana, company, { name });
  expect(await findCompanies(ana, "ananas")).toEqual([]);
  const query = { search: "ananas" };
  expect(await ana.call(customerEndpoints.list, { query })).toMatchObject({ data: [], total: 0 });
  const appointments = await ana.call(appointmentEndpoints.list, { query });
  expect(appointments).toMatchObject({ data: [], total: 0 });
  const found = await ana.call(searchEndpoints.find, { query: { q: "ananas" } });
  expect(found.data).toMatchObject({ companies: [], customers: [], appointments: [] });
});

test("the longest name in letters that fold to many is stored and found by its start", async () => {
  const ana = await newPerson();
  // All kinds of syllables, each of which folds to three letters of three bytes.
  const letters = Array.from({ length: 200 }, (_, n) => 0xac00 + ((n * n * 7919 + 31) % 11_172));
  const name = String.fromCodePoint(...letters);
  const { _id: company } = await addCompany(ana, { name });
  const phone = String.fromCodePoint(...letters.slice(0, 50));
  await addCustomer(ana, company, { name, email: "bo@north.example", phone });
  await addAppointment(ana, { title: name, company });
  expect(await findCompanies(ana, name.slice(0, 9))).toEqual([name]);
  const query = { search: "bo@north" };
  expect((await ana.call(customerEndpoints.list, { query })).total).toBe(1);
});
