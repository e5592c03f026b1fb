import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bulkEndpoints } from "../../../shared/lists/bulk.ts";
import { importEndpoints, importLimits } from "../../../shared/transfer/imports.ts";
import { newPerson, startApp } from "../../test/harness.ts";
import { maxIssues } from "../requests/long-lists.ts";
import { bodyLimits, findExcess } from "./body-limits.ts";

const json = { "content-type": "application/json" };
const login = { method: "POST", url: "/api/auth/login", headers: json } as const;

test.each([
  ["32 levels", `${"[".repeat(32)}${"]".repeat(32)}`, undefined],
  ["33 levels", `${"[".repeat(33)}${"]".repeat(33)}`, "depth"],
  ["33 levels of objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, "depth"],
  ["33 levels without an end", "[".repeat(33), "depth"],
  ["many lists beside each other", `[${"[],".repeat(40)}[]]`, undefined],
  ["brackets in a text", `["${"[{".repeat(100)}"]`, undefined],
  ["brackets after an escaped quote", `["\\"${"[".repeat(100)}"]`, undefined],
  ["brackets after an escaped backslash", `["\\\\",${"[".repeat(33)}`, "depth"],
  ["commas in a text", `["${",".repeat(2000)}"]`, undefined],
  ["99 values", `[${"1,".repeat(98)}1]`, undefined],
  ["101 values", `[${"1,".repeat(100)}1]`, "values"],
  ["a text without an end", `["${"x".repeat(100)}`, undefined],
  ["a text that ends in a backslash", '["\\', undefined],
  ["nothing", "", undefined],
])("a body with %s is held to the limits", (_, body, excess) => {
  expect(findExcess(Buffer.from(body), 100)).toBe(excess);
});

test("people who are not signed in send at most 16 KB", async () => {
  const { app } = await startApp();
  const fits = { email: "a@example.com", password: "x", more: "y".repeat(15_000) };
  expect((await app.inject({ ...login, payload: JSON.stringify(fits) })).statusCode).toBe(401);
  const payload = JSON.stringify({ ...fits, more: "y".repeat(bodyLimits.visitorBytes) });
  const answer = await app.inject({ ...login, payload });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ msg: "The request is too large" });
});

test.each([
  ["deeply nested", "[".repeat(15_000), 400, "The body is nested more than 32 levels deep"],
  [
    "of many keys",
    `{${Array.from({ length: 1200 }, (_, i) => `"${i}":1`).join()}}`,
    413,
    "The body has more than 1,000 values. Send fewer at a time.",
  ],
])("a body that is %s is refused before it is parsed", async (_, payload, status, msg) => {
  const { app } = await startApp();
  const answer = await app.inject({ ...login, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ msg });
});

const wrongRow = { kind: "tags", act: "create", _id: "x", values: { name: 5, color: 7 } };

async function beginImport(rows: number) {
  const ana = await newPerson();
  const body = { into: "customers", file: "a.csv", rows, skipped: 0, unread: 0 } as const;
  const { data } = await ana.call(importEndpoints.create, { body });
  const send = (sent: unknown[]) =>
    ana.send(importEndpoints.send, {
      params: { id: data._id, number: "0" },
      // as: it is what no client of ours sends.
      body: { rows: sent } as never,
    });
  return { ana, send };
}

test("of a list with every row wrong, the first twenty mistakes are told", async () => {
  const { send } = await beginImport(500);
  const answer = await send(Array(500).fill(wrongRow));
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json();
  expect(errors).toHaveLength(maxIssues);
  expect(errors[0]).toEqual({ msg: "Must be a UUID", path: "rows.0._id" });
  expect(errors.at(-1).path).toMatch(/^rows\.\d\./);
});

test("a list that is too long is refused without looking at its rows", async () => {
  const { send } = await beginImport(500);
  const answer = await send(Array(importLimits.chunkRows + 1).fill(wrongRow));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([
    { path: "rows", msg: expect.stringContaining(`<=${importLimits.chunkRows} items`) },
  ]);
});

test("a long list is read as a short one is", async () => {
  const { send } = await beginImport(500);
  const rows = Array.from({ length: 500 }, (_, i) => ({
    kind: "companies",
    act: "create",
    _id: randomUUID(),
    values: { name: ` Company ${i} ` },
  }));
  const answer = await send(rows);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ received: 500 });
});

test("a thousand chosen customers fit in one request", async () => {
  const ana = await newPerson();
  const customers = Array.from({ length: 1000 }, () => ({
    _id: randomUUID(),
    updatedAt: new Date(0).toISOString(),
  }));
  const answer = await ana.send(bulkEndpoints.customers, {
    body: { chosen: { customers }, what: { status: "Active" } },
  });
  expect(answer.statusCode).not.toBe(413);
});
