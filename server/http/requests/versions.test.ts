import { expect, test } from "vitest";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { startApp } from "../../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";
import { messages } from "../../test/said.ts";

/** One record of each kind, with a change that any of them takes. */
async function startWithRecords() {
  const started = await startApp();
  const ana = await started.signUp({ timeZone: "UTC" });
  const company = await addCompany(ana);
  const customer = await addCustomer(ana, company._id);
  const appointment = await addAppointment(ana, { company: company._id, customer: customer._id });
  const kinds = [
    { endpoints: companyEndpoints, record: company, body: { name: "Changed" } },
    { endpoints: customerEndpoints, record: customer, body: { name: "Changed" } },
    { endpoints: appointmentEndpoints, record: appointment, body: { title: "Changed" } },
  ];
  return { ...started, ana, kinds };
}

type Person = Awaited<ReturnType<typeof startWithRecords>>["ana"];

async function readEtag(person: Person, endpoint: Endpoint, id: string): Promise<string> {
  const answer = await person.send(endpoint, { params: { id } });
  return String(answer.headers.etag);
}

test("of two tabs that change the same record, the second is refused and told how it is now", async () => {
  const { ana, kinds } = await startWithRecords();
  for (const { endpoints, record, body } of kinds) {
    const params = { id: record._id };
    const seen = await readEtag(ana, endpoints.get, record._id);
    const change = { params, body, headers: { "if-match": seen } };
    const first = await ana.send(endpoints.update, change);
    expect(first.statusCode, first.body).toBe(200);

    const second = await ana.refused(endpoints.update, { ...change, body: { notes: "Mine" } });
    expect(second).toEqual({
      status: 409,
      msg: messages.changedMeanwhile,
      current: first.json().data,
    });
    const after = await ana.send(endpoints.get, { params });
    expect(after.json()).toEqual(first.json());

    // With what it has been told the second one goes on.
    const again = { ...change, headers: { "if-match": String(first.headers.etag) } };
    expect((await ana.send(endpoints.update, again)).statusCode).toBe(200);
  }
});

test("a whole form that was opened before another change is refused as well", async () => {
  const { ana, clock, kinds } = await startWithRecords();
  // An appointment answers whom it is with by name, which is not how it is sent.
  for (const { endpoints, record, body } of kinds.slice(0, 2)) {
    const params = { id: record._id };
    const { data } = (await ana.send(endpoints.get, { params })).json();
    const form = {
      params,
      body: { ...data, ...body },
      headers: { "if-match": await readEtag(ana, endpoints.get, record._id) },
    };
    clock.advance(1000);
    expect((await ana.send(endpoints.update, form)).statusCode).toBe(200);
    clock.advance(1000);
    expect((await ana.send(endpoints.update, form)).statusCode).toBe(409);
  }
});

test("two changes that come at the same time with the same version: one is made", async () => {
  const { ana, kinds } = await startWithRecords();
  for (const { endpoints, record, body } of kinds) {
    const headers = { "if-match": await readEtag(ana, endpoints.get, record._id) };
    const change = { params: { id: record._id }, body, headers };
    const answers = await Promise.all([1, 2, 3].map(() => ana.send(endpoints.update, change)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
  }
});

test("each change is a new version, even within a millisecond or after the clock was set back", async () => {
  const { ana, clock, kinds } = await startWithRecords();
  for (const { endpoints, record, body } of kinds) {
    const seen = new Set([await readEtag(ana, endpoints.get, record._id)]);
    for (const time of [0, 0, -5000]) {
      clock.advance(time);
      const { headers } = await ana.send(endpoints.update, { params: { id: record._id }, body });
      expect(headers.etag).toMatch(/^"\d{4}-.*Z"$/);
      seen.add(String(headers.etag));
    }
    expect(seen.size).toBe(4);
  }
});

test("If-Match takes a list, a weak tag and *, and who sends none keeps working", async () => {
  const { ana, kinds } = await startWithRecords();
  const [kind] = kinds;
  if (!kind) throw new Error("There are no kinds");
  const { endpoints, record, body } = kind;
  const params = { id: record._id };
  const change = async (ifMatch?: string) => {
    const headers = ifMatch === undefined ? undefined : { "if-match": ifMatch };
    return (await ana.send(endpoints.update, { params, body, ...(headers && { headers }) }))
      .statusCode;
  };
  const read = () => readEtag(ana, endpoints.get, record._id);
  expect(await change()).toBe(200);
  expect(await change("*")).toBe(200);
  expect(await change(`"other", ${await read()}`)).toBe(200);
  expect(await change(`W/${await read()}`)).toBe(200);
  expect(await change('"other"')).toBe(409);
  expect(await change("")).toBe(409);
});

test("another user's record does not exist, whatever version is named", async () => {
  const { ana, signUp, kinds } = await startWithRecords();
  const eve = await signUp();
  for (const { endpoints, record, body } of kinds) {
    const headers = { "if-match": await readEtag(ana, endpoints.get, record._id) };
    const refusal = await eve.refused(endpoints.update, {
      params: { id: record._id },
      body,
      headers,
    });
    expect(refusal.status).toBe(404);
    expect(refusal).not.toHaveProperty("current");
  }
});

test("a change that needs no other field of the record is held to its version as well", async () => {
  const { ana, clock, kinds } = await startWithRecords();
  const [, customer] = kinds;
  const params = { id: customer!.record._id };
  const { get, update } = customerEndpoints;
  const save = (notes: string, seen?: string) =>
    ana.send(update, { params, body: { notes }, headers: seen ? { "if-match": seen } : {} });
  const first = await readEtag(ana, get, params.id);
  clock.advance(1000);
  expect((await save("One", first)).json().data.notes).toBe("One");
  clock.advance(1000);
  expect((await save("Two", first)).statusCode).toBe(409);
  const third = await save("Three", await readEtag(ana, get, params.id));
  expect(third.json().data.updatedAt).toBe(clock.now().toISOString());
  const fourth = await save("Four");
  expect(fourth.json().data.notes).toBe("Four");
  expect(fourth.json().data.updatedAt > third.json().data.updatedAt).toBe(true);
});
