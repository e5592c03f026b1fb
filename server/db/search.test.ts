import { expect, test } from "vitest";
import { companyEndpoints } from "../../shared/companies.ts";
import { customerEndpoints } from "../../shared/customers.ts";
import { type Person, startApp } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

async function addCompanies(ana: Person, names: string[]) {
  for (const name of names) await addCompany(ana, { name });
}

async function findCompanies(ana: Person, search: string) {
  const { data, total } = await ana.call(companyEndpoints.list, { query: { search } });
  expect(total).toBe(data.length);
  return data.map(({ name }) => name);
}

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
  const { signUp } = await startApp();
  const ana = await signUp();
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
  ["'", ["O'Neil"]],
  ['"', ['The "Best"']],
  ["*", []],
])("%j stands for itself", async (search, found) => {
  const { signUp } = await startApp();
  const ana = await signUp();
  const plain = ["100 Cotton", "snakeXcase", "backslash", "ONeil"];
  await addCompanies(ana, [...new Set([...plain, ...found])]);
  const both = search === "\\" ? ["back\\slash"] : found;
  expect(await findCompanies(ana, search)).toEqual(both);
});

test("a customer is found by a piece of name, email or phone", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
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
  // The end of the name and the start of the email are no word together.
  expect(await find("jorgensen bo")).toEqual([]);
  expect(await find("zebra")).toEqual([]);
  expect(await find("0152 23")).toEqual([]);
});

test("what is found follows each change of name, email and phone", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
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
  const { signUp } = await startApp();
  const ana = await signUp();
  await addCompany(ana);
  expect(await findCompanies(ana, "   ")).toEqual(["Acme"]);
  const query = { search: "x".repeat(201) };
  expect(await ana.refused(companyEndpoints.list, { query })).toMatchObject({
    status: 400,
    errors: [{ path: "search" }],
  });
});

test("the longest name in letters that fold to many is stored and found by its start", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
  // Each folds to 18 letters, and each syllable to three.
  for (const letter of ["\ufdfa", "\ud55c"]) {
    const name = letter.repeat(200);
    const { _id: company } = await addCompany(ana, { name });
    await addCustomer(ana, company, { name, email: `${"x".repeat(64)}@north.example` });
    await addAppointment(ana, { title: name, company });
    expect(await findCompanies(ana, letter.repeat(2))).toEqual([name]);
    const query = { search: "x@north.example" };
    expect((await ana.call(customerEndpoints.list, { query })).data[0]?.name).toBeDefined();
  }
});
