import { expect, test } from "vitest";
import { endpoints } from "../../../shared/api/api.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { bulkEndpoints } from "../../../shared/lists/bulk.ts";
import { describeWrite } from "./describe.ts";

const name = "019a0000-0000-7000-8000-000000000001";

test("a new record has one name as its id and as the key of the request", () => {
  const body = { text: "Call", due: null };
  expect(describeWrite(taskEndpoints.create, { body }, { name })).toEqual({
    to: "POST /api/tasks",
    body: { ...body, _id: name },
    headers: { "idempotency-key": name },
  });
});

test("a change names its record and the version that it was made from", () => {
  const request = { params: { id: "a" }, body: { name: "Acme" } };
  const base = { updatedAt: "2026-05-04T10:00:00.000Z" };
  expect(describeWrite(companyEndpoints.update, request, { base })).toEqual({
    to: "PUT /api/companies/:id",
    ...request,
    headers: { "if-match": '"2026-05-04T10:00:00.000Z"' },
  });
});

test("what makes no record only has a key of its own", () => {
  const body = { chosen: { customers: [{ _id: "a" }] }, what: { status: "Active" as const } };
  expect(describeWrite(bulkEndpoints.customers, { body }, { name })).toEqual({
    to: "POST /api/customers/bulk",
    body,
    headers: { "idempotency-key": name },
  });
});

test("a write is the same after it was stored", () => {
  const request = { params: { id: "a" }, query: { moveTo: "b" } };
  const write = describeWrite(companyEndpoints.remove, request, {});
  expect(JSON.parse(JSON.stringify(write))).toEqual(write);
});

test("every endpoint whose body takes an id says that it makes a record", () => {
  for (const { makesRecord = false, schema, ...endpoint } of endpoints) {
    expect(makesRecord, endpoint.url).toBe("_id" in (schema.body?.shape ?? {}));
  }
});
