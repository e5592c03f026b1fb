import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { listExports } from "../../shared/lists/list-exports.ts";
import { reportExports } from "../../shared/reports/report-exports.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { startApp } from "../test/harness.ts";
import { addManyCustomers, many } from "../test/many-customers.ts";
import { startServed } from "../test/served.ts";

const report = { period: "2026-01-01..2026-05-04", on: "2026-05-04" };
const files: [name: string, Endpoint, query?: object][] = [
  ["companies.csv", exportEndpoints.companies],
  ["customers.csv", exportEndpoints.customers],
  ["customers.csv of a search", exportEndpoints.customers, { search: "an" }],
  ["appointments.ics", exportEndpoints.appointments],
  ["client-desk.json", exportEndpoints.everything],
  ["a list of customers", listExports.customers.csv, { sort: "-value" }],
  ["a list of appointments", listExports.appointments.xlsx],
  ["a report", reportExports.growth, report],
  ["a whole report", reportExports.workbook, report],
];

test.each(files)("%s is made beside the thread that serves, and is the same", async (...file) => {
  const [, endpoint, query] = file;
  const { app, db, ana, longReads } = await startServed();
  const plain = await startApp({ db });
  const ask = (server: typeof app) =>
    server.inject({
      url: endpoint.url,
      headers: { authorization: `Bearer ${ana.token}` },
      ...(query && { query: { ...query } }),
    });
  const [beside, here] = [await ask(app), await ask(plain.app)];
  expect(beside.statusCode, beside.body).toBe(200);
  expect(longReads.countThreads()).toBe(1);
  for (const name of ["content-type", "content-disposition"]) {
    expect(beside.headers[name]).toBe(here.headers[name]);
  }
  const isWorkbook = String(here.headers["content-type"]).includes("sheet");
  if (!isWorkbook) return expect(beside.body).toBe(here.body);
  const read = async (bytes: Buffer) => (await readXlsx(bytes)).sheets.map(({ rows }) => rows);
  expect(await read(beside.rawPayload)).toEqual(await read(here.rawPayload));
});

test("a file of many pieces is whole, and others are made meanwhile", async () => {
  const { openUnwalled, ana, added, signUp } = await startServed();
  await addManyCustomers(await openUnwalled(), ana, added.company._id);
  const bo = await signUp();
  const [first, second, other] = await Promise.all(
    [ana, ana, bo].map((one) => one.send(exportEndpoints.customers)),
  );
  expect(first?.body.split("\r\n")).toHaveLength(many + 3);
  expect(second?.body).toBe(first?.body);
  expect(other?.body).not.toContain(ana.user.email);
  expect(other?.body.split("\r\n")).toHaveLength(2);
});

test("what a file is refused for is said with the status that the server would give", async () => {
  const { ana } = await startServed();
  const query = { company: "nobody" };
  const answer = await ana.send(listExports.customers.csv, { query });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ msg: "Company not found" });
  const wrong = await ana.send(listExports.customers.csv, { query: { filter: "status:is:Gone" } });
  expect(wrong.statusCode).toBe(400);
});

test("chosen customers are written in a thread, though it is a POST", async () => {
  const { ana, longReads, added } = await startServed();
  const body = { customers: [added.customer._id] };
  const answer = await ana.send(bulkEndpoints.exportCustomers, { body });
  expect(answer.body.split("\r\n")).toHaveLength(3);
  expect(longReads.countThreads()).toBe(1);
});

test("the calendar of a secret address is written in a thread, unless nothing has changed", async () => {
  const { app, ana, longReads, added } = await startServed();
  const { path } = await ana.call(subscriptionEndpoints.create, {});
  const first = await app.inject({ url: path });
  expect(first.body).toContain(added.title);
  expect(longReads.countThreads()).toBe(1);
  const headers = { "if-none-match": String(first.headers.etag) };
  expect((await app.inject({ url: path, headers })).statusCode).toBe(304);
  expect((await app.inject({ url: path.replace(/.{4}\.ics/, "none.ics") })).statusCode).toBe(404);
});

test("the head of a file tells its name", async () => {
  const { app, ana } = await startServed();
  const { url } = exportEndpoints.customers;
  const headers = { authorization: `Bearer ${ana.token}` };
  const answer = await app.inject({ method: "HEAD", url, headers });
  expect(answer.headers["content-disposition"]).toContain("client-desk-customers");
  expect(answer.body).toBe("");
});
