import { expect, test } from "vitest";
import { appointmentEndpoints } from "../shared/appointments.ts";
import { companyEndpoints } from "../shared/companies.ts";
import { customerEndpoints } from "../shared/customers.ts";
import { type Person, startApp } from "./test/harness.ts";
import { addCompany, addCustomer } from "./test/records.ts";

/** What creates one record of each kind, and the list that it is in. */
async function prepare(person: Person) {
  const { _id: company } = await addCompany(person);
  const { _id: customer } = await addCustomer(person, company);
  const title = { title: "Review", date: "2026-05-08T09:00:00.000Z", company, customer };
  return [
    { ...companyEndpoints, input: { body: { name: "Acme" } } },
    {
      ...customerEndpoints,
      input: { params: { id: company }, body: { name: "Bo", email: "bo@example.com" } },
    },
    { ...appointmentEndpoints, input: { body: title } },
  ];
}

const named = (key: string) => ({ headers: { "idempotency-key": key } });

test("a creation that is sent again with its key makes one record and answers it both times", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
  for (const { create, list, input } of await prepare(ana)) {
    const count = async () => (await ana.call(list, {})).total;
    const before = await count();
    const first = await ana.send(create, { ...input, ...named(create.url) });
    const second = await ana.send(create, { ...input, ...named(create.url) });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await count()).toBe(before + 1);

    // Another key, or none, is another attempt.
    await ana.send(create, { ...input, ...named(`${create.url}/2`) });
    await ana.send(create, input);
    expect(await count()).toBe(before + 3);
  }
});

test("several attempts with one key at the same time make one record", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
  for (const { create, list, input } of await prepare(ana)) {
    const { total } = await ana.call(list, {});
    const attempt = { ...input, ...named(create.url) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.send(create, attempt)));
    expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1);
    expect((await ana.call(list, {})).total).toBe(total + 1);
  }
});

test("a key that comes with another request is refused", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
  const [company, customer] = await prepare(ana);
  if (!company || !customer) throw new Error("There are no kinds");
  await ana.send(company.create, { ...company.input, ...named("k") });
  const msg = "This Idempotency-Key has been used for another request";
  const other = { body: { name: "Another" }, ...named("k") };
  expect(await ana.refused(company.create, other)).toEqual({ status: 409, msg });
  const ofOtherKind = { ...customer.input, ...named("k") };
  expect(await ana.refused(customer.create, ofOtherKind)).toEqual({ status: 409, msg });
});

test("a refused attempt uses up no key, and a bad key is refused itself", async () => {
  const { signUp } = await startApp();
  const ana = await signUp();
  const [company] = await prepare(ana);
  if (!company) throw new Error("There are no kinds");
  const { create, input } = company;
  expect((await ana.refused(create, { body: { name: "" }, ...named("k") })).status).toBe(400);
  expect((await ana.send(create, { ...input, ...named("k") })).statusCode).toBe(201);
  const bad = await ana.refused(create, { ...input, ...named("two words") });
  expect(bad.errors).toEqual([
    { path: "idempotency-key", msg: "Must be 1 to 200 visible ASCII characters" },
  ]);
});

test("keys are each user's own and forgotten after a day", async () => {
  const { signUp, clock, db } = await startApp();
  const ana = await signUp();
  const eve = await signUp();
  const [company] = await prepare(ana);
  if (!company) throw new Error("There are no kinds");
  const attempt = { ...company.input, ...named("k") };
  const send = async (person: Person) => (await person.send(company.create, attempt)).json().data;
  const hours = (n: number) => clock.advance(n * 3_600_000);
  const { _id: first } = await send(ana);
  expect((await send(eve))._id).not.toBe(first);
  hours(11);
  expect((await send(ana))._id).toBe(first);
  hours(11);
  expect((await send(ana))._id).toBe(first);
  hours(3);
  expect((await send(ana))._id).not.toBe(first);
  const kept = await db
    .selectFrom("creations")
    .where("owner", "=", ana.owner)
    .selectAll()
    .execute();
  expect(kept).toHaveLength(1);
});
