import { expect, test } from "vitest";
import { searchEndpoints } from "../../shared/lists/search.ts";
import { type Person, startWithAna } from "../test/harness.ts";
import { addManyCustomers } from "../test/many-customers.ts";
import { addCompany, addCustomer } from "../test/records.ts";

async function findNames(person: Person, q: string) {
  const { data } = await person.call(searchEndpoints.find, { query: { q } });
  const { companies, customers } = data;
  return {
    companies: companies.map(({ name }) => name),
    customers: customers.map(({ name }) => name),
  };
}

test("names come first, then emails, phone numbers and companies, then notes", async () => {
  const { ana, clock } = await startWithAna();
  const company = (await addCompany(ana, { name: "Zeta" }))._id;
  const brandy = (await addCompany(ana, { name: "Brandywine" }))._id;
  // The newest is added last, so that only closeness can put the others before it.
  for (const [name, more, of] of [
    ["Ana Brandt", {}, company],
    ["Bo", { email: "bo@brandt.example" }, company],
    ["Cy", {}, brandy],
    ["Di", { notes: "A brand of her own" }, company],
  ] as const) {
    clock.advance(1000);
    await addCustomer(ana, of, { name, ...more });
  }
  const order = ["Ana Brandt", "Cy", "Bo", "Di"];
  expect((await findNames(ana, "brand")).customers).toEqual(order);
  expect((await findNames(ana, "own brand")).customers).toEqual(["Di"]);
});

test("a company is found by its website, address and description, after those called so", async () => {
  const { ana, clock } = await startWithAna();
  for (const company of [
    { name: "Harbor & Sons" },
    { name: "A", website: "https://harbor.example" },
    { name: "B", address: "1 Harbor Street" },
    { name: "C", description: "Paints the harbor" },
  ]) {
    clock.advance(1000);
    await addCompany(ana, company);
  }
  expect((await findNames(ana, "harbor")).companies).toEqual(["Harbor & Sons", "C", "B", "A"]);
});

test("words in another order are as close as in this one, and so is another spelling", async () => {
  const { ana, clock } = await startWithAna();
  for (const name of [
    "Müller, Jürgen",
    "Jürgen Müller",
    "Juergen Mueller",
    "Xaver Xjürgen Xmüller",
  ]) {
    clock.advance(1000);
    await addCompany(ana, { name });
  }
  const order = ["Juergen Mueller", "Jürgen Müller", "Müller, Jürgen", "Xaver Xjürgen Xmüller"];
  expect((await findNames(ana, "juergen mueller")).companies).toEqual(order);
  expect((await findNames(ana, "jürgen müller")).companies).toEqual(order);
  expect((await findNames(ana, "müller jürg")).companies).toEqual(order);
});

test("of many that hold it in their notes, the newest come after those called so", async () => {
  const { ana, db, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana, { name: "Zeta" });
  await addManyCustomers(db, ana, company, "Likes walnuts");
  const { _id: works } = await addCompany(ana, { name: "Walnut Works" });
  for (const [name, more, of] of [
    ["Ana Walnut", {}, company],
    ["Bo", { email: "bo@walnut.example" }, company],
    ["Cy", {}, works],
    ["Di", { notes: "Sells walnuts" }, company],
    ["Ed", {}, company],
  ] as const) {
    clock.advance(1000);
    await addCustomer(ana, of, { name, ...more });
  }
  const { customers } = await findNames(ana, "walnut");
  expect(customers).toEqual(["Ana Walnut", "Bo", "Di", "Cy", "Anna Hall"]);
});

test("the phone number that was typed comes before those that only hold it", async () => {
  const { ana, db, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana, { name: "Zeta" });
  for (const [name, phone] of [
    ["Exact", "(020) 555-019"],
    ["Longer", "020 555 0193"],
    ["Within", "+44 20 555 019 7"],
  ] as const) {
    clock.advance(1000);
    await addCustomer(ana, company, { name, phone });
  }
  const names = async (q: string) => (await findNames(ana, q)).customers;
  expect(await names("020 555 019")).toEqual(["Exact", "Within", "Longer"]);
  expect(await names("020555019")).toEqual(["Exact", "Within", "Longer"]);
  expect(await names("020 555 01")).toEqual(["Within", "Longer", "Exact"]);
  // And of so many that their closeness is not compared.
  await addCustomer(ana, company, { name: "Short", phone: "55-50" });
  await addManyCustomers(db, ana, company);
  expect((await names("5550"))[0]).toBe("Short");
});
