import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { keyCallsPerMinute, keyEndpoints } from "../../shared/account/keys.ts";
import { deskHeader, type Role } from "../../shared/account/roles.ts";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { endpoints } from "../../shared/api/api.ts";
import { type BatchPart, batchEndpoints, maxParts } from "../../shared/api/batch.ts";
import { nameOf } from "../../shared/api/endpoint-name.ts";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { answers } from "../../shared/words/en/answers.ts";
import type { LongReads } from "../api.ts";
import { requestsOfCaller } from "../http/limits/overload.ts";
import { addOneOfEach, readAllOf } from "../test/each-kind.ts";
import { type Caller, type Person, startApp, startWithAna, type TestApp } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { serverMessages } from "../test/said.ts";
import { isBatched } from "./reads.ts";

const { get } = batchEndpoints;
const me = authEndpoints.me.url;
const companies = companyEndpoints.list.url;

function toParts(text: string): BatchPart[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line): BatchPart => JSON.parse(line))
    .sort((a, b) => a.part - b.part);
}

async function ask(caller: Caller, addresses: readonly string[]) {
  const answer = await caller.send(get, { query: { get: addresses.join() } });
  expect(answer.statusCode, answer.body).toBe(200);
  return toParts(answer.body);
}

async function statusesOf(caller: Caller, addresses: readonly string[]): Promise<number[]> {
  return (await ask(caller, addresses)).map(({ status }) => status);
}

/** Every read that may be asked for, of records of these. */
async function listReads(person: Person): Promise<string[]> {
  const ids = await addOneOfEach(person);
  const query =
    "?on=2026-05-04&now=2026-05-04T09:00&startDate=2026-05-01&endDate=2026-05-31&period=month";
  return endpoints.filter(isBatched).map(({ url }) => {
    const [, id = "none"] = Object.entries(ids).find(([table]) => url.includes(`/${table}/`)) ?? [];
    return url.replace(":id", id).replace(":date", "2026-05-04") + query;
  });
}

test.each<Role>(["owner", "member", "reader"])(
  "a batch answers a %s in each part what that address answers by itself, and writes nothing",
  async (role) => {
    const { ana, ...app } = await startWithAna();
    const reads = await listReads(ana);
    const caller = role === "owner" ? ana : await joinDesk(app, ana, role);
    // The first use is written down.
    await caller.call(authEndpoints.me, {});
    const readAll = async () => {
      // What a report has counted is kept, and is nobody's record.
      const { contactColumns: _counted, ...records } = await readAllOf(app.db, ana);
      return records;
    };
    const before = await readAll();
    let succeeded = 0;
    for (let from = 0; from < reads.length; from += maxParts) {
      const some = reads.slice(from, from + maxParts);
      const parts = await ask(caller, some);
      expect(parts.map(({ part }) => part)).toEqual([...some.keys()]);
      for (const [place, url] of some.entries()) {
        const headers = { authorization: `Bearer ${caller.token}`, [deskHeader]: ana.desk._id };
        const alone = await app.app.inject({ url, headers });
        const { status, body, headers: told } = parts[place]!;
        expect([status, body], url).toEqual([alone.statusCode, alone.body]);
        expect(told["content-type"]).toBe(alone.headers["content-type"]);
        expect(told.etag).toBe(alone.headers.etag);
        if (status === 200) succeeded += 1;
      }
    }
    expect(succeeded).toBeGreaterThan(30);
    expect(await readAll()).toEqual(before);
  },
);

test("what is another's is not there, in a part as by itself, and the other parts are answered", async () => {
  const { ana, ...app } = await startWithAna();
  const [hers, his] = [await addCompany(ana), await addCompany(await app.signUp())];
  const urls = [`${companies}/${hers._id}`, `${companies}/${his._id}`, companies];
  const [own, foreign, list] = await ask(ana, urls);
  expect([own?.status, foreign?.status, list?.status]).toEqual([200, 404, 200]);
  expect(JSON.parse(list?.body ?? "").data).toMatchObject([{ _id: hers._id }]);
});

test("the desk that a batch names is that of its parts, for who is on it", async () => {
  const { ana, ...app } = await startWithAna();
  const kim = await joinDesk(app, ana, "member");
  const { name } = await addCompany(ana, { name: "Anker Bakery" });
  const [list] = await ask(app.withToken(kim.token, ana.desk._id), [companies]);
  expect(JSON.parse(list?.body ?? "").data).toMatchObject([{ name }]);
  const [own] = await ask(app.withToken(kim.token, kim.ownDesk._id), [companies]);
  expect(JSON.parse(own?.body ?? "").data).toEqual([]);
  const stranger = app.withToken((await app.signUp()).token, ana.desk._id);
  const query = { get: companies };
  expect(await stranger.refused(get, { query })).toEqual({
    status: 404,
    msg: serverMessages.desks.off,
  });
});

test("an access token gets as far in a part as by itself, and each part counts as a call", async () => {
  const { ana, ...app } = await startWithAna();
  const body = { name: "Program", access: "read", days: null } as const;
  const program = app.withToken((await ana.call(keyEndpoints.create, { body })).token);
  const parts = await ask(program, [companies, me, subscriptionEndpoints.get.url]);
  expect(parts.map(({ status }) => status)).toEqual([200, 403, 403]);
  expect(JSON.parse(parts[1]?.body ?? "")).toEqual({ msg: serverMessages.keys.forPeople });
  const all = Array.from({ length: maxParts }, () => companies);
  for (
    let made = 1 + parts.length;
    made + 1 + maxParts <= keyCallsPerMinute;
    made += 1 + maxParts
  ) {
    expect(await statusesOf(program, all)).not.toContain(429);
  }
  const last = await ask(program, all);
  expect(last.map(({ status }) => status)).toContain(429);
  expect(Number(last.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
});

test("who has no session gets no batch, and a session that ends no part", async () => {
  const app = await startApp();
  const refused = { status: 401, msg: answers.sessionExpired };
  expect(await app.visitor.refused(get, { query: { get: me } })).toEqual(refused);
  const ana = await app.signUp();
  await ana.call(authEndpoints.logout, {});
  expect(await ana.refused(get, { query: { get: me } })).toEqual(refused);
});

test.each([
  ["what ends the session", authEndpoints.logoutByGet.url],
  ["what is about logging in", keyEndpoints.list.url],
  ["another batch", `${get.url}?get=${me}`],
  ["a file", "/api/export/customers.csv"],
  ["what has no end", "/api/events"],
  ["what needs no session", "/api/health"],
  ["a page", "/"],
  ["metrics", "/metrics"],
  ["what is not there", "/api/nowhere"],
  ["another host", "//example.com/api/companies"],
  ["another host by its name", "http://example.com/api/companies"],
  ["an address with steps", "/api/companies/../auth/logout"],
  ["steps written as %-signs", "/api/companies/%2e%2e/auth/logout"],
  ["letters written as %-signs", "/api/auth/log%6Fut"],
  ["a part of a page", "/api/companies#top"],
  ["no address", ""],
])("a batch with %s is refused whole", async (_, address) => {
  const { ana } = await startWithAna();
  for (const query of [{ get: address }, { get: `${me},${address}` }]) {
    const refused = await ana.refused(get, { query });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: "get" }] });
  }
  await ana.call(authEndpoints.me, {});
});

test("more than a screen begins with is refused, and so is a batch of nothing", async () => {
  const ana = await (await startApp()).signUp();
  const many = Array.from({ length: maxParts + 1 }, () => me);
  expect(await ana.refused(get, { query: { get: many.join() } })).toMatchObject({ status: 400 });
  expect(await ana.refused(get)).toMatchObject({ status: 400 });
  expect(await ana.refused(get, { query: { get: "x".repeat(8001) } })).toMatchObject({
    status: 400,
  });
});

test("what may be asked for together reads, for who is logged in, and answers JSON", () => {
  const names = endpoints.filter(isBatched).map(nameOf);
  expect(names.filter((name) => !name.startsWith("GET /api/"))).toEqual([]);
  expect(names.filter((name) => name.includes("/api/auth/"))).toEqual(["GET /api/auth/me"]);
  expect(names).not.toContain(nameOf(get));
  for (const each of [dashboardEndpoints.get, customerEndpoints.list, bookingEndpoints.waiting]) {
    expect(names).toContain(nameOf(each));
  }
});

/** Holds back what another thread would work out, until it is let go. */
function holdLongReads() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const left: boolean[] = [];
  const longReads: LongReads = {
    answer: async (_endpoint, _call, reply) => {
      reply.raw.once("close", () => left.push(!reply.raw.writableEnded));
      await promise;
      reply.type("application/json");
      return Buffer.from('{"data":[]}');
    },
    openFile: () => Promise.reject(new Error("No file was asked for")),
    countThreads: () => 0,
    close: async () => {},
  };
  return { longReads, letGo, left };
}

const day = appointmentEndpoints.day.url.replace(":date", "2026-05-04");

/** Over a real connection, where an answer comes in pieces. */
async function openBatch({ app }: TestApp, { token }: Person, addresses: readonly string[]) {
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const leaving = new AbortController();
  const answer = await fetch(
    `${address}${get.url}?${new URLSearchParams({ get: `${addresses}` })}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    },
  );
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const readMore = async () => toParts((await reader.read()).value ?? "");
  return { readMore, leave: () => leaving.abort(), headers: answer.headers };
}

test("a part that takes long keeps no other waiting", async () => {
  const { longReads, letGo } = holdLongReads();
  const app = await startApp({ longReads });
  const { readMore, headers } = await openBatch(app, await app.signUp(), [day, me]);
  expect(headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-encoding")).toBe("gzip");
  expect(await readMore()).toMatchObject([{ part: 1, status: 200 }]);
  letGo();
  expect(await readMore()).toMatchObject([{ part: 0, status: 200, body: '{"data":[]}' }]);
  expect(await readMore()).toEqual([]);
});

test("a part that takes too long is refused, and the others are answered", async () => {
  const { longReads, letGo } = holdLongReads();
  const app = await startApp({ longReads, deadline: 300 });
  const ana = await app.signUp();
  expect(await statusesOf(ana, [day, me, companies])).toEqual([503, 200, 200]);
  letGo();
});

test("nothing goes on for a client that has left", async () => {
  const { longReads, letGo, left } = holdLongReads();
  const app = await startApp({ longReads });
  const { readMore, leave } = await openBatch(app, await app.signUp(), [day, me]);
  await readMore();
  leave();
  await expect.poll(() => left).toEqual([true]);
  letGo();
});

test("many batches at once of one user are all answered, whatever may be under way", async () => {
  const { ana } = await startWithAna();
  const { _id } = await addCompany(ana);
  await addCustomer(ana, _id);
  // More batches than one user may have requests under way; fewer parts than may wait.
  const batches = requestsOfCaller + 5;
  const urls = Array.from({ length: 8 }, () => `${companies}/${_id}/customers`);
  const all = await Promise.all(Array.from({ length: batches }, () => statusesOf(ana, urls)));
  expect(all.flat()).toEqual(Array(batches * urls.length).fill(200));
});

test("a batch is compressed for who takes that, and each part has its line in the log", async () => {
  const { ana, ...app } = await startWithAna();
  const query = { get: `${me},${deskEndpoints.read.url}` };
  const packed = await ana.send(get, { query, headers: { "accept-encoding": "gzip, br" } });
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  const plain = await ana.send(get, { query });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const bodiesOf = (text: string) => toParts(text).map(({ body }) => body);
  expect(bodiesOf(gunzipSync(packed.rawPayload).toString())).toEqual(bodiesOf(plain.body));
  const logged = app.log.map((line) => JSON.parse(line).req?.route).filter(Boolean);
  expect(logged.slice(-3).toSorted()).toEqual([me, get.url, deskEndpoints.read.url].toSorted());
});

test("the head of a batch is answered without its parts", async () => {
  const app = await startApp();
  const { token } = await app.signUp();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.app.inject({ method: "HEAD", url: `${get.url}?get=${me}`, headers });
  expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  expect(app.log.filter((line) => line.includes(me))).toEqual([]);
});
