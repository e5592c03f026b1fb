import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { newPerson, startApp } from "../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { messages } from "../test/said.ts";

const { create, get, list, remove, update } = appointmentEndpoints;

test("an appointment is booked, moved, deleted, and gone", async () => {
  const ana = await newPerson();
  const company = await addCompany(ana, { name: "Acme" });
  const customer = await addCustomer(ana, company._id, { name: "Bo" });
  const body = {
    title: " Call ",
    date: "2026-05-04T15:00",
    company: company._id,
    customer: customer._id,
  };
  const { data } = await ana.call(create, { body });
  expect(data).toMatchObject({
    title: "Call",
    date: "2026-05-04T15:00:00.000Z",
    duration: 60,
    notes: "",
    company: { _id: company._id, name: "Acme" },
    customer: { _id: customer._id, name: "Bo" },
  });
  const params = { id: data._id };
  const moved = await ana.call(update, { params, body: { date: "2026-05-05T09:15:00.000Z" } });
  expect(moved.data).toMatchObject({
    title: "Call",
    date: "2026-05-05T09:15:00.000Z",
    duration: 60,
  });
  expect((await ana.call(get, { params })).data).toEqual(moved.data);
  expect(await ana.call(remove, { params })).toEqual({ msg: "Appointment deleted successfully" });
  const gone = { status: 404, msg: messages.appointments.notFound };
  expect(await ana.refused(get, { params })).toEqual(gone);
  expect(await ana.refused(remove, { params })).toEqual(gone);
});

test("title, date, customer and company are required", async () => {
  const ana = await newPerson();
  const msg = "Please fill all required fields";
  const { status, errors } = await ana.refused(create, { body: {} });
  expect(status).toBe(400);
  expect(errors).toEqual(["title", "date", "company", "customer"].map((path) => ({ path, msg })));
  const { _id: id } = await addAppointment(ana);
  for (const path of ["title", "date", "company", "customer"]) {
    const refusal = await ana.refused(update, { params: { id }, body: { [path]: "" } });
    expect(refusal).toEqual({ status: 400, msg, errors: [{ path, msg }] });
  }
});

test.each([
  [{ date: "tomorrow" }, "Invalid date"],
  [{ date: "2026-02-29T10:00" }, "Invalid date"],
  [{ date: "2026-05-04T24:00" }, "Invalid date"],
  [{ date: "2026-05-04T25:00" }, "Invalid date"],
  [{ date: "2026-05-04T10:60" }, "Invalid date"],
  [{ date: "2026-05-04T10:00:00+02:00" }, "Invalid date"],
  [{ duration: 10 }, "Duration must be at least 15 minutes"],
  [{ duration: 50 }, "Duration must be in steps of 15 minutes"],
  [{ duration: 735 }, "Duration can be at most 12 hours"],
  [{ duration: 30.5 }, "Duration must be a whole number of minutes"],
])("an appointment with %j is refused", async (wrong, msg) => {
  const ana = await newPerson();
  const { _id: id } = await addAppointment(ana);
  const [path] = Object.keys(wrong);
  expect(await ana.refused(update, { params: { id }, body: wrong })).toEqual({
    status: 400,
    msg,
    errors: [{ path, msg }],
  });
});

test("the customer must be the user's own and of the chosen company", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  const acme = await addCompany(ana, { name: "Acme" });
  const zinc = await addCompany(ana, { name: "Zinc" });
  const bo = await addCustomer(ana, acme._id);
  const cy = await addCustomer(ana, zinc._id);
  const bens = await addCompany(ben);
  const di = await addCustomer(ben, bens._id);
  const msg = "Choose a customer at this company";
  const unknown = { status: 400, msg, errors: [{ path: "customer", msg }] };
  const pairs = [
    { company: acme._id, customer: cy._id },
    { company: bens._id, customer: di._id },
    { company: acme._id, customer: "nobody" },
  ];
  const { _id: id } = await addAppointment(ana, { company: acme._id, customer: bo._id });
  for (const pair of pairs) {
    const body = { title: "Call", date: "2026-05-04T15:00", ...pair };
    expect(await ana.refused(create, { body })).toEqual(unknown);
    expect(await ana.refused(update, { params: { id }, body: pair })).toEqual(unknown);
  }
  // One half of the pair alone must still fit the half that stays.
  expect(await ana.refused(update, { params: { id }, body: { company: zinc._id } })).toEqual(
    unknown,
  );
  expect(await ana.refused(update, { params: { id }, body: { customer: cy._id } })).toEqual(
    unknown,
  );
  const body = { company: zinc._id, customer: cy._id };
  const { data } = await ana.call(update, { params: { id }, body });
  expect(data).toMatchObject({ company: { name: "Zinc" }, customer: { _id: cy._id } });
});

test("appointments show the names that company and customer have now", async () => {
  const ana = await newPerson();
  const { _id: id, company, customer } = await addAppointment(ana);
  await ana.call(companyEndpoints.update, {
    params: { id: company._id },
    body: { name: "New Co" },
  });
  await ana.call(customerEndpoints.update, { params: { id: customer._id }, body: { name: "Bea" } });
  const { data } = await ana.call(get, { params: { id } });
  expect(data).toMatchObject({ company: { name: "New Co" }, customer: { name: "Bea" } });
});

test("one that is over can be entered and corrected", async () => {
  const ana = await newPerson();
  const { _id } = await addAppointment(ana, { date: "1999-12-31T23:45" });
  const { data } = await ana.call(update, {
    params: { id: _id },
    body: { date: "1999-12-30T09:00", notes: "Went well" },
  });
  expect(data).toMatchObject({ date: "1999-12-30T09:00:00.000Z", notes: "Went well" });
});

test("two appointments may overlap", async () => {
  const ana = await newPerson();
  const { company, customer } = await addAppointment(ana);
  await addAppointment(ana, { company: company._id, customer: customer._id });
  expect((await ana.call(list, {})).total).toBe(2);
});

test("the list is of a company, of a customer, or by a piece of the title", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const bo = (await addCustomer(ana, company))._id;
  const cy = (await addCustomer(ana, company))._id;
  await addAppointment(ana, { company, customer: bo, title: "Zoë's review" });
  await addAppointment(ana, { company, customer: cy, title: "Lunch", date: "2026-05-03" });
  await addAppointment(ana, { title: "Elsewhere", date: "2026-05-02T08:00" });
  const titles = async (query: object) => {
    const { data, total } = await ana.call(list, { query });
    expect(total).toBe(data.length);
    return data.map(({ title }) => title);
  };
  expect(await titles({})).toEqual(["Elsewhere", "Lunch", "Zoë's review"]);
  expect(await titles({ company })).toEqual(["Lunch", "Zoë's review"]);
  expect(await titles({ customer: bo })).toEqual(["Zoë's review"]);
  expect(await titles({ search: "ZOE" })).toEqual(["Zoë's review"]);
});
