import { randomUUID, randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { changeIdHeader, historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { newCustomerEndpoints } from "../../../shared/transfer/new-customer.ts";
import { addOneOfEach, bodyOf } from "../../test/each-kind.ts";
import { newPerson, type Person, startApp } from "../../test/harness.ts";
import { kinds } from "../../test/model/kinds.ts";

const taken = {
  status: 409,
  msg: "A record with this ID already exists",
  errors: [{ path: "_id", msg: "A record with this ID already exists" }],
};

/** What makes a record of each kind, at each address that makes one. */
async function listCreations(person: Person) {
  const ids = await addOneOfEach(person);
  const ofKinds = kinds.flatMap((kind) =>
    [{ create: kind.endpoints.create, under: kind.under }, ...(kind.others ?? [])].map(
      ({ create, under }) => {
        const { name, ...rest } = bodyOf(kind, ids);
        const body = {
          ...rest,
          ...(name !== undefined && { name: `${kind.table} ${create.url}` }),
        };
        return { create, input: { params: { id: under ? ids[under] : "" }, body } };
      },
    ),
  );
  const anywhere = { params: { id: "" }, body: { name: "Bo", email: "bo@example.com" } };
  return [...ofKinds, { create: newCustomerEndpoints.create as Endpoint, input: anywhere }];
}

test("every POST that makes a record takes its id, and refuses one that is taken", async () => {
  const ana = await newPerson();
  const creations = await listCreations(ana);
  expect(creations.length).toBeGreaterThan(kinds.length);
  for (const { create, input } of creations) {
    const _id = randomUUIDv7();
    const send = (name?: string, headers = {}) => {
      const body = { ...input.body, _id, ...(name !== undefined && { name }) };
      return ana.send(create, { ...input, body, headers });
    };
    const first = await send(undefined, { "idempotency-key": _id });
    expect({ status: first.statusCode, _id: first.json().data._id }, create.url).toEqual({
      status: 201,
      _id,
    });
    const again = await send(undefined, { "idempotency-key": _id });
    expect(again.json()).toEqual(first.json());
    const other = await send("Another name", { "idempotency-key": `${_id}/2` });
    expect({ status: other.statusCode, ...other.json() }, create.url).toEqual(taken);
  }
});

test("without an id the server makes one, and what is no UUID of version 7 is refused", async () => {
  const ana = await newPerson();
  for (const { create, input } of await listCreations(ana)) {
    for (const _id of [randomUUID(), "", "x", 7, null]) {
      const body = { ...input.body, _id };
      expect(await ana.refused(create, { ...input, body })).toMatchObject({
        status: 400,
        errors: [{ path: "_id", msg: "Must be a UUID of version 7" }],
      });
    }
    expect((await ana.send(create, input)).statusCode, create.url).toBe(201);
  }
});

test("an id is the same in capitals", async () => {
  const ana = await newPerson();
  const _id = randomUUIDv7();
  const upper = { body: { name: "Acme", _id: _id.toUpperCase() } };
  expect((await ana.call(companyEndpoints.create, upper)).data._id).toBe(_id);
  expect(await ana.refused(companyEndpoints.create, { body: { name: "Berg", _id } })).toEqual(
    taken,
  );
});

test("the ids of two accounts have nothing to do with each other, and tell nothing", async () => {
  const { signUp } = await startApp();
  const [ana, eve] = [await signUp(), await signUp()];
  const _id = randomUUIDv7();
  await ana.call(companyEndpoints.create, { body: { name: "Acme", _id } });
  const hers = await eve.call(companyEndpoints.create, { body: { name: "Berg", _id } });
  expect(hers.data).toMatchObject({ _id, name: "Berg" });
  const params = { id: _id };
  expect((await ana.call(companyEndpoints.get, { params })).data.name).toBe("Acme");
  await eve.call(companyEndpoints.remove, { params });
  expect((await ana.call(companyEndpoints.get, { params })).data.name).toBe("Acme");
});

test("an id is taken for all kinds, and while its record can be brought back", async () => {
  const ana = await newPerson();
  const _id = randomUUIDv7();
  await ana.call(companyEndpoints.create, { body: { name: "Acme", _id } });
  const person = { name: "Bo", email: "bo@example.com" };
  const params = { id: _id };
  expect(await ana.refused(customerEndpoints.create, { params, body: { ...person, _id } })).toEqual(
    taken,
  );
  const removal = await ana.send(companyEndpoints.remove, { params });
  expect(await ana.refused(companyEndpoints.create, { body: { name: "Berg", _id } })).toEqual(
    taken,
  );
  const id = String(removal.headers[changeIdHeader.toLowerCase()]);
  await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect((await ana.call(companyEndpoints.get, { params })).data.name).toBe("Acme");
});

test("of several attempts with one id at the same time, one makes the record", async () => {
  const ana = await newPerson();
  const _id = randomUUIDv7();
  const answers = await Promise.all(
    ["Acme", "Berg", "Cole"].map((name) =>
      ana.send(companyEndpoints.create, { body: { name, _id } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});
