import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { asServed, type Caller, newPerson, type Person, startApp } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { removeExpiredKeys } from "./idempotency.ts";

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
  const ana = await newPerson();
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
  const ana = await newPerson();
  for (const { create, list, input } of await prepare(ana)) {
    const { total } = await ana.call(list, {});
    const attempt = { ...input, ...named(create.url) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.send(create, attempt)));
    expect(new Set(answers.map((answer) => answer.json().data._id)).size).toBe(1);
    expect((await ana.call(list, {})).total).toBe(total + 1);
  }
});

test("a key that comes with another request is refused", async () => {
  const ana = await newPerson();
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
  const ana = await newPerson();
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

test("keys are each user's own, forgotten after 30 days and then removed", async () => {
  const { signUp, withToken, visitor, clock, db } = await startApp();
  let ana: Caller = await signUp({ email: "ana@example.com" });
  const eve = await signUp();
  const attempt = { body: { name: "Acme" }, ...named("k") };
  const send = async (person: Caller) =>
    (await person.send(companyEndpoints.create, attempt)).json().data._id;
  const wait = async (days: number) => {
    clock.advance(days * 24 * 3_600_000);
    const body = { email: "ana@example.com", password: "correct horse" };
    ana = withToken((await visitor.call(authEndpoints.login, { body })).token);
  };
  const remove = () => removeExpiredKeys(asServed(db), clock.now());
  const countKeys = async () => (await db.selectFrom("creations").selectAll().execute()).length;
  const first = await send(ana);
  expect(await send(eve)).not.toBe(first);
  await wait(29);
  await remove();
  expect(await send(ana)).toBe(first);
  expect(await countKeys()).toBe(2);
  // Expired, and not removed yet.
  await wait(2);
  expect(await send(ana)).not.toBe(first);
  expect(await countKeys()).toBe(2);
  await remove();
  expect(await countKeys()).toBe(1);
  await wait(31);
  await remove();
  expect(await countKeys()).toBe(0);
});

test("more expired keys than one transaction removes are all removed", async () => {
  const { signUp, clock, db } = await startApp();
  const { owner } = await signUp();
  const createdAt = clock.now().toISOString();
  const rows = Array.from({ length: 450 }, (_, n) => {
    return { owner, key: `k${n}`, request: "r", record: `${n}`, createdAt };
  });
  await db.insertInto("creations").values(rows).execute();
  clock.advance(31 * 24 * 3_600_000);
  await removeExpiredKeys(asServed(db), clock.now());
  expect(await db.selectFrom("creations").selectAll().execute()).toEqual([]);
});
