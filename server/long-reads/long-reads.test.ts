import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { endpoints } from "../../shared/api/api.ts";
import { nameOf } from "../../shared/api/endpoint-name.ts";
import { calendarEndpoints } from "../../shared/calendar.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { duplicateEndpoints } from "../../shared/matching/duplicates.ts";
import { reportExports } from "../../shared/reports/report-exports.ts";
import { reportEndpoints } from "../../shared/reports/reports.ts";
import { storyEndpoints } from "../../shared/story.ts";
import { readEnv } from "../env.ts";
import { startApp } from "../test/harness.ts";
import { addAppointment, addCustomer } from "../test/records.ts";
import { startServed } from "../test/served.ts";
import { fileFeatures } from "./file-features.ts";
import { collectFileHandlers, collectJsonHandlers } from "./handlers.ts";
import { jsonFeatures } from "./json-features.ts";
import { longReadLimits } from "./long-reads.ts";

test("every long endpoint of the API has its handler in the threads", async () => {
  const { db } = await startApp();
  const env = readEnv({});
  const names = [
    ...collectJsonHandlers(jsonFeatures, db, env).keys(),
    ...collectFileHandlers(fileFeatures, db, env).keys(),
  ];
  const long = endpoints.filter(({ isLong }) => isLong);
  expect(long.length).toBeGreaterThan(40);
  expect(names.toSorted()).toEqual(long.map(nameOf).toSorted());
});

test("a long answer is worked out beside the thread that serves, and is the same", async () => {
  const { ana, longReads, added } = await startServed();
  expect(longReads.countThreads()).toBe(0);
  const day = added.date.slice(0, 10);
  const { data } = await ana.call(appointmentEndpoints.day, { params: { date: day } });
  expect(data).toMatchObject([{ _id: added._id, title: added.title }]);
  expect(longReads.countThreads()).toBe(1);
  const params = { id: added.customer._id };
  const story = await ana.call(storyEndpoints.ofCustomer, { params });
  expect(JSON.stringify(story)).toContain(added.title);
  const { data: history } = await ana.call(historyEndpoints.list, {});
  expect(history.length).toBeGreaterThan(2);
});

test("what was just written is in a long answer", async () => {
  const { ana, added } = await startServed();
  for (let count = 2; count <= 10; count += 1) {
    const whom = { company: added.company._id, customer: added.customer._id };
    await addAppointment(ana, { ...whom, date: added.date });
    const params = { date: added.date.slice(0, 10) };
    expect((await ana.call(appointmentEndpoints.day, { params })).data).toHaveLength(count);
  }
});

test("a long answer comes compressed from its thread, a short one and a refusal as they are", async () => {
  const { app, ana, added } = await startServed();
  const whom = { company: added.company._id, customer: added.customer._id };
  const day = appointmentEndpoints.day.url.replace(":date", added.date.slice(0, 10));
  const get = (url: string, accepted: string) =>
    app.inject({
      url,
      headers: { authorization: `Bearer ${ana.token}`, "accept-encoding": accepted },
    });
  expect((await get(day, "br, zstd")).headers).toMatchObject({ vary: "Accept-Encoding" });
  expect((await get(day, "br, zstd")).headers["content-encoding"]).toBeUndefined();
  for (let count = 0; count < 9; count += 1) {
    await addAppointment(ana, { ...whom, date: added.date });
  }
  const plain = await get(day, "identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.json().data).toHaveLength(10);
  const packed = await get(day, "gzip, br, zstd");
  expect(packed.headers).toMatchObject({
    ...{ "content-encoding": "zstd", "content-type": "application/json; charset=utf-8" },
    "content-length": String(packed.rawPayload.length),
  });
  expect(zstdDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const refused = await get(storyEndpoints.ofCustomer.url.replace(":id", "nobody"), "zstd");
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toEqual({ msg: "Customer not found" });
});

test("a thread refuses with the same sentence as the server would", async () => {
  const { ana } = await startServed();
  const answer = await ana.send(storyEndpoints.ofCustomer, { params: { id: "nobody" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ msg: "Customer not found" });
  const query = { cursor: "what" };
  expect((await ana.send(historyEndpoints.list, { query })).statusCode).toBe(400);
});

test("nobody sees another user's records through a thread", async () => {
  const { ana, signUp, added } = await startServed();
  const bo = await signUp();
  const params = { date: added.date.slice(0, 10) };
  const answers = await Promise.all(
    [ana, bo, ana, bo].map((one) => one.call(appointmentEndpoints.day, { params })),
  );
  expect(answers.map(({ data }) => data.length)).toEqual([1, 0, 1, 0]);
});

test("an answer that takes too long is refused, and the next one comes", async () => {
  const { ana, added } = await startServed({ ...longReadLimits, time: 1 });
  const params = { id: added.customer._id };
  const answer = await ana.send(storyEndpoints.ofCustomer, { params });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().msg).toBe("This is taking too long right now. Try again soon.");
});

test("a list of people is matched in a thread, though it is a POST", async () => {
  const { ana, longReads, added } = await startServed();
  const { name, email } = await addCustomer(ana, added.company._id);
  const rows = [{ name, email: email ?? "" }];
  const { data } = await ana.call(duplicateEndpoints.match, { body: { kind: "customers", rows } });
  expect(data.rows).toHaveLength(1);
  expect(longReads.countThreads()).toBe(1);
  const query = { now: added.date };
  expect((await ana.send(calendarEndpoints.toWrapUp, { query })).statusCode).toBe(200);
});

test.each([
  ["in a report", reportEndpoints.contact],
  ["in a file", reportExports.contact],
])("what was counted once %s is kept, though another thread has counted it", async (_, report) => {
  const { ana, openUnwalled } = await startServed();
  const query = { period: "2026-01-01..2026-05-04", on: "2026-05-04" };
  expect((await ana.send(report, { query })).statusCode).toBe(200);
  const kept = await (await openUnwalled()).selectFrom("contactColumns").selectAll().execute();
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.every(({ customers }) => customers !== null)).toBe(true);
});
