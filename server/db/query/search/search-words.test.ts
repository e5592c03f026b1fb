import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import { newPerson } from "../../../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../../../test/records.ts";
import { addCompanies, findCompanies } from "../../../test/searched.ts";

const apostrophes = ["Seán O'Shaughnessy", "S. O’Shaughnessy", "O`Shaughnessy", "OSHAUGHNESSY"];

test.each(["o'shaughnessy", "o’shaughnessy", "OʼShaughnessy", "oshaughnessy", "o´shaugh", "'"])(
  "whatever apostrophe is typed or stored, or none: %j finds all",
  async (search) => {
    const ana = await newPerson();
    await addCompanies(ana, apostrophes);
    expect((await findCompanies(ana, search)).sort()).toEqual([...apostrophes].sort());
  },
);

test.each(["anna-maria", "anna–maria", "anna—maria", "anna‑maria", "anna−maria"])(
  "dashes are all alike: %j",
  async (search) => {
    const ana = await newPerson();
    const names = ["Anna-Maria", "Anna–Maria", "Anna\u2010Maria"];
    await addCompanies(ana, [...names, "Anna Maria"]);
    expect((await findCompanies(ana, search)).sort()).toEqual(names.sort());
  },
);

test.each([
  ["mueller", ["Müller", "Mueller"]],
  ["müller", ["Müller", "Mueller", "Muller"]],
  ["muller", ["Müller", "Muller"]],
  ["jaeger", ["Jäger"]],
  ["jäger", ["Jäger"]],
  ["Goethe", ["Göthe", "Goethe"]],
  ["göthe", ["Göthe", "Goethe"]],
  ["strauss", ["Strauß"]],
  ["strauß", ["Strauß"]],
  ["el", ["Samuel", "Mueller", "Müller"]],
])("%j finds names however they are spelled: %j", async (search, found) => {
  const ana = await newPerson();
  const names = ["Müller", "Mueller", "Muller", "Jäger", "Göthe", "Goethe", "Strauß", "Samuel"];
  await addCompanies(ana, names);
  expect((await findCompanies(ana, search)).sort()).toEqual([...found].sort());
});

test("words are found in any order, wherever each of them stands", async () => {
  const ana = await newPerson();
  const company = await addCompany(ana, {
    name: "Nordlicht AG",
    website: "https://polar.example/jobs",
    address: "Fjordgata 7, Tromsø",
    description: "Builds greenhouses",
    phone: "+47 77 60 00 00",
  });
  const other = await addCompany(ana, { name: "Südwind" });
  const notes = "Wants an offer for two pumps";
  const siri = await addCustomer(ana, company._id, { name: "Siri Dahl", notes });
  await addCustomer(ana, other._id, { name: "Dahl Siri" });
  await addAppointment(ana, {
    title: "Review",
    notes: "Bring samples",
    company: company._id,
    customer: siri._id,
  });
  const names = {
    companies: async (search: string) => findCompanies(ana, search),
    customers: async (search: string) => {
      const { data, total } = await ana.call(customerEndpoints.list, { query: { search } });
      expect(total).toBe(data.length);
      return data.map(({ name }) => name);
    },
    appointments: async (search: string) => {
      const { data, total } = await ana.call(appointmentEndpoints.list, { query: { search } });
      expect(total).toBe(data.length);
      return data.map(({ title }) => title);
    },
  };
  for (const search of ["polar", "fjordgata", "tromsoe 7", "green", "7760 00", "ag nord"]) {
    expect(await names.companies(search), search).toEqual(["Nordlicht AG"]);
  }
  for (const search of ["pumps", "offer dahl", "nordlicht", "ag siri nord", "an pumps si"]) {
    expect(await names.customers(search), search).toEqual(["Siri Dahl"]);
  }
  expect(await names.customers("dahl siri")).toEqual(["Dahl Siri", "Siri Dahl"]);
  expect(await names.customers("suedwind dahl")).toEqual(["Dahl Siri"]);
  expect(await names.customers("südwind pumps")).toEqual([]);
  // One or two letters are looked for in names, emails and phone numbers alone.
  expect(await names.customers("ag")).toEqual([]);
  expect(await names.customers("wa")).toEqual([]);
  for (const search of ["samples", "review siri", "nordlicht samples", "si", "no"]) {
    expect(await names.appointments(search), search).toEqual(["Review"]);
  }
  expect(await names.appointments("review südwind")).toEqual([]);
});

test("customers are found by the new name of their company at once, and not by the old one", async () => {
  const ana = await newPerson();
  const { _id: id } = await addCompany(ana, { name: "Nordlicht" });
  const { _id: customer } = await addCustomer(ana, id, { name: "Siri", value: 10 });
  await addAppointment(ana, { title: "Review", company: id, customer });
  const count = async (search: string) => {
    const { total, totalValue } = await ana.call(customerEndpoints.list, { query: { search } });
    const { total: appointments } = await ana.call(appointmentEndpoints.list, {
      query: { search },
    });
    expect(totalValue).toBe(total * 10);
    return [total, appointments];
  };
  // Asked for twice, since sums are remembered.
  expect([await count("nordlicht"), await count("sternen"), await count("nordlicht")]).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
  ]);
  await ana.call(companyEndpoints.update, { params: { id }, body: { name: "Sternenhimmel" } });
  expect([await count("nordlicht"), await count("sternen")]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("a text that repeats itself is compared as any other", async () => {
  const ana = await newPerson();
  const name = "ab".repeat(99);
  await addCompany(ana, { name });
  expect(await findCompanies(ana, "ab".repeat(99))).toEqual([name]);
  expect(await findCompanies(ana, "ab".repeat(100))).toEqual([]);
  expect(await findCompanies(ana, `${"ab".repeat(90)}c`)).toEqual([]);
});
