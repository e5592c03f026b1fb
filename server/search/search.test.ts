import { expect, test } from "vitest";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { foundCount, searchEndpoints } from "../../shared/lists/search.ts";
import { newPerson, type Person, startApp, startWithAna } from "../test/harness.ts";
import { kinds } from "../test/model/kinds.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

async function find(person: Person, q: string) {
  const { data } = await person.call(searchEndpoints.find, { query: { q } });
  return data;
}

const nothing = {
  approximate: false,
  ...Object.fromEntries(kinds.filter(({ found }) => found).map(({ table }) => [table, []])),
};

async function findNames(person: Person, q: string) {
  const { companies, customers, appointments } = await find(person, q);
  return {
    companies: companies.map(({ name }) => name),
    customers: customers.map(({ name }) => name),
    appointments: appointments.map(({ title }) => title),
  };
}

test("one search finds companies, customers and appointments, with what a line shows of each", async () => {
  const ana = await newPerson();
  const company = await addCompany(ana, { name: "Brightwater Dental", industry: "Healthcare" });
  const bram = { name: "Bram Vandeputte", email: "bram@north.example", phone: "+49 151 23" };
  const customer = await addCustomer(ana, company._id, {
    ...bram,
    value: 12.5,
    status: "Pending",
    lastContact: "2026-05-04",
  });
  const title = "Breakfast";
  const date = "2026-05-05T08:00:00.000Z";
  const appointment = await addAppointment(ana, {
    title,
    date,
    company: company._id,
    customer: customer._id,
  });
  expect(await find(ana, "BR")).toMatchObject({
    companies: [
      { _id: company._id, name: "Brightwater Dental", industry: "Healthcare", clientCount: 1 },
    ],
    customers: [
      {
        ...bram,
        _id: customer._id,
        status: "Pending",
        value: 12.5,
        company: company._id,
        companyName: "Brightwater Dental",
        lastContact: "2026-05-04",
      },
    ],
    appointments: [
      {
        _id: appointment._id,
        title,
        date,
        company: { _id: company._id, name: "Brightwater Dental" },
        customer: { _id: customer._id, name: "Bram Vandeputte" },
      },
    ],
  });
});

test("nothing typed finds nothing, and too much is refused", async () => {
  const ana = await newPerson();
  await addAppointment(ana);
  expect(await find(ana, "  ")).toEqual(nothing);
  expect((await ana.call(searchEndpoints.find, {})).data).toEqual(nothing);
  const tooLong = { query: { q: "x".repeat(201) } };
  expect(await ana.refused(searchEndpoints.find, tooLong)).toMatchObject({
    status: 400,
    errors: [{ path: "q" }],
  });
});

test("a name that begins so comes first, then a word that does, then any other place", async () => {
  const { ana, clock } = await startWithAna();
  // The newest is added last, so that only closeness can put the others before it.
  for (const name of ["Brandt AG", "Ana Brandão", "Anneliese-Brandt Co", "Zebrandson"]) {
    clock.advance(1000);
    const company = await addCompany(ana, { name });
    await addCustomer(ana, company._id, { name, email: "x@example.com" });
    await addAppointment(ana, { title: name, company: company._id });
  }
  const order = ["Brandt AG", "Anneliese-Brandt Co", "Ana Brandão", "Zebrandson"];
  const found = await findNames(ana, "brand");
  expect(found.companies.filter((name) => order.includes(name))).toEqual(order);
  expect(found.customers.slice(0, 4)).toEqual(order);
});

test("among equals what was changed last comes first, up to a handful", async () => {
  const { ana, clock } = await startWithAna();
  const companies = [];
  for (const name of ["Acme 1", "Acme 2", "Acme 3", "Acme 4", "Acme 5", "Acme 6", "Acme 7"]) {
    clock.advance(1000);
    companies.push(await addCompany(ana, { name }));
  }
  clock.advance(1000);
  const params = { id: String(companies[1]?._id) };
  await ana.call(companyEndpoints.update, { params, body: { phone: "1" } });
  const found = (await findNames(ana, "acme")).companies;
  expect(found).toEqual(["Acme 2", "Acme 7", "Acme 6", "Acme 5", "Acme 4"]);
  expect(found).toHaveLength(foundCount);
});

test("appointments: the next to come first, then the latest of the past", async () => {
  const ana = await newPerson({ timeZone: "Pacific/Honolulu" });
  const company = (await addCompany(ana))._id;
  const customer = (await addCustomer(ana, company))._id;
  // It is midnight in Honolulu: the 4th has just begun.
  for (const date of [
    "2026-05-02T09:00",
    "2026-06-01T09:00",
    "2026-05-03T09:00",
    "2026-05-05",
    "2026-05-04T09:00",
  ]) {
    await addAppointment(ana, { title: "Review", date, company, customer });
  }
  const { appointments } = await find(ana, "review");
  expect(appointments.map(({ date }) => date.slice(5, 10))).toEqual([
    "05-04",
    "05-05",
    "06-01",
    "05-03",
    "05-02",
  ]);
});

test("an appointment is found by its customer and company too, after those with such a title", async () => {
  const ana = await newPerson();
  const company = (await addCompany(ana, { name: "Nordlicht" }))._id;
  const customer = (await addCustomer(ana, company, { name: "Siri" }))._id;
  const other = (await addCompany(ana, { name: "Elsewhere" }))._id;
  const someone = (await addCustomer(ana, other, { name: "Bo" }))._id;
  await addAppointment(ana, { title: "Kick-off", company, customer });
  const late = { date: "2027-01-01T09:00", company: other, customer: someone };
  await addAppointment(ana, { title: "About Nordlicht", ...late });
  expect((await findNames(ana, "nord")).appointments).toEqual(["About Nordlicht", "Kick-off"]);
  expect((await findNames(ana, "siri")).appointments).toEqual(["Kick-off"]);
});

test.each([
  ["muller", "Jürgen Müller"],
  ["MÜLL", "Jürgen Müller"],
  ["jurgen m", "Jürgen Müller"],
  ["j.mueller@", "Jürgen Müller"],
  ["0151 23", "Jürgen Müller"],
  ["0151/2345", "Jürgen Müller"],
  ["+49 151 23", "Jürgen Müller"],
  ["0049 151 23", "Jürgen Müller"],
  ["+49 (0)151 23", "Jürgen Müller"],
  ["2345", "Jürgen Müller"],
  ["+49 171 555", "Nils"],
  ["0171 555", "Nils"],
  ["+1 303 555 01", "Ruth"],
  ["3035550100", "Ruth"],
  ["100%", undefined],
  ["_", undefined],
])("the customer that %j finds is %s", async (q, name) => {
  const ana = await newPerson();
  const company = (await addCompany(ana, { name: "Zeta" }))._id;
  const email = "j.mueller@north.example";
  await addCustomer(ana, company, { name: "Jürgen Müller", email, phone: "+49-151-23 45 67" });
  await addCustomer(ana, company, { name: "Nils", phone: "(0171) 555 66" });
  await addCustomer(ana, company, { name: "Ruth", phone: "(303) 555-0100" });
  expect((await findNames(ana, q)).customers).toEqual(name ? [name] : []);
});

test("nobody finds what is another's, and what is deleted is not found", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const { customer } = await addAppointment(ana);
  expect(await find(ben, "a")).toEqual(nothing);
  expect((await findNames(ana, "bo")).appointments).toEqual(["Call"]);
  await ana.call(customerEndpoints.remove, { params: { id: customer._id } });
  expect(await find(ana, "bo")).toEqual(nothing);
});

test("notes, tasks and tags are found by their words, and no longer once they are deleted", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana, { name: "Zeta" });
  const { _id: customer } = await addCustomer(ana, company, { name: "Bo" });
  const { data: note } = await ana.call(activityEndpoints.create, {
    params: { id: customer },
    body: { kind: "note", at: "2026-05-04T10:00", text: "The alarm went off" },
  });
  const { data: task } = await ana.call(taskEndpoints.create, {
    body: { text: "Mend the alarm", customer, due: "2026-05-05" },
  });
  const { data: tag } = await ana.call(tagEndpoints.create, { body: { name: "Alarms" } });
  await ana.call(customerEndpoints.update, { params: { id: customer }, body: { tags: [tag._id] } });
  expect(await find(ana, "alarm")).toMatchObject({
    activities: [
      { _id: note._id, kind: "note", text: "The alarm went off", customer: { name: "Bo" } },
    ],
    tasks: [{ _id: task._id, text: "Mend the alarm", due: "2026-05-05", done: false }],
    tags: [{ _id: tag._id, name: "Alarms", customers: 1, companies: 0 }],
  });
  await ana.call(activityEndpoints.remove, { params: { id: note._id } });
  await ana.call(taskEndpoints.remove, { params: { id: task._id } });
  await ana.call(tagEndpoints.remove, { params: { id: tag._id } });
  expect(await find(ana, "alarm")).toEqual(nothing);
});
