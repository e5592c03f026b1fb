import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sessionEndpoints } from "../../../shared/account/sessions.ts";
import { endpoints } from "../../../shared/api/api.ts";
import { answersFile, type Endpoint, isEndless } from "../../../shared/api/endpoint.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { addPasskey } from "../authenticator.ts";
import { addOneOfEach, bodyOf, type Ids, readAllOf } from "../each-kind.ts";
import { type Person, startApp, type TestApp } from "../harness.ts";
import { openImport } from "../imports.ts";
import { kinds, parentsOf } from "../model/kinds.ts";
import { holdOneTime } from "../visitors.ts";

const mark = "hiddenharbor";

/** Everything of one person's that has an id. */
async function fill(app: TestApp, ana: Person): Promise<string[]> {
  const { data } = await ana.call(sessionEndpoints.list, {});
  const records = Object.values(await addOneOfEach(ana, mark));
  const { data: changes } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  const staged = await openImport(ana, mark);
  const { data: passkey } = await addPasskey(ana);
  const booking = await holdOneTime(app, ana);
  // Its mail is written down once it is gone.
  await app.settle();
  const mails = app.db.selectFrom("bookingMails").where("booking", "=", booking).select("_id");
  const [mail] = await mails.execute();
  return [
    ...records,
    booking,
    mail!._id,
    passkey._id,
    staged._id,
    changes[0]!._id,
    data[0]!._id,
    ana.user._id,
  ];
}

/** What would be taken, were the ids one's own. */
function bodyFor(endpoint: Endpoint, own: Ids) {
  const kind = kinds.find(({ endpoints }) => Object.values(endpoints).includes(endpoint));
  // Of a merge of tags nothing else is read, of a reminder that is done only this, of a chunk its rows.
  const rows = [{ kind: "tags", act: "create", _id: randomUUID(), values: { name: "vip" } }];
  const merged = { updatedAt: "", values: {}, others: [{ _id: own.customers, updatedAt: "" }] };
  const at = "2026-05-04T10:00:00.000Z";
  const tag = { _id: randomUUID(), name: "vip", createdAt: at, updatedAt: at };
  const chunk = { part: "tags", rows: [tag] };
  const person = {
    role: "reader",
    isRevoked: true,
    isRead: true,
    isChecked: true,
    ...(endpoint !== bookingEndpoints.invite && { place: 0 }),
    ...{ tell: "never", by: "link", answer: "accepted", isSent: true },
    times: ["2026-05-05T10:00"],
    email: "kim@example.com",
  };
  const other = { until: null, name: "Ben’s", rows, chunk, ...person, ...merged };
  return kind ? { into: own.tags, ...bodyOf(kind, own) } : other;
}

/** An endpoint called with one foreign id in each place that takes one, and in each that does not. */
function callsWith(endpoint: Endpoint, id: string, own: Ids) {
  const { url, method } = endpoint;
  const hasBody = method === "POST" || method === "PUT";
  const body = bodyFor(endpoint, own);
  const params = { id: url.includes(":id") ? id : "", date: "2026-05-04", token: id, number: "0" };
  const mine = {
    ...params,
    id: kinds.map(({ table }) => (url.includes(table) ? own[table] : "")).find(Boolean) ?? "",
  };
  const columns = new Set(kinds.flatMap(({ table }) => parentsOf(table)).map(([column]) => column));
  const everywhere = Object.fromEntries([...columns, "owner"].map((name) => [name, id]));
  const sent = endpoint.schema.body?.shape ?? {};
  // That is the id of a record of one's own, see new-ids.test.ts.
  const makesRecord = "_id" in sent;
  const now = "2026-05-04T10:00";
  const needsNow = "now" in (endpoint.schema.querystring?.shape ?? {});
  const named = ["into", "tags", "others"].filter((name) => name in sent);
  return [
    ...(url.includes(":") ? [{ params, body, ...(needsNow && { query: { now } }) }] : []),
    ...(hasBody
      ? [...columns, ...(makesRecord ? [] : ["_id"]), "owner"].map((name) => ({
          params: mine,
          body: { ...body, [name]: id },
        }))
      : []),
    ...named.map((name) => ({
      params: mine,
      body: { ...body, [name]: toNaming(name, id) },
    })),
    ...(method === "GET" ? [{ params: mine, query: everywhere }] : []),
    ...(method === "GET" ? [{ params: mine, query: { search: id, q: id, cursor: id } }] : []),
    ...(method === "DELETE" ? [{ params, body, headers: { "if-match": `"${id}"` } }] : []),
  ];
}

function toNaming(name: string, id: string) {
  if (name === "others") return [{ _id: id, updatedAt: "" }];
  return name === "tags" ? [id] : id;
}

test("whatever id of another's is named, wherever, nothing of theirs comes back or changes", async () => {
  const app = await startApp();
  const { db, signUp } = app;
  const ana = await signUp({ name: mark, email: `${mark}@example.com` });
  const foreign = await fill(app, ana);
  const read = () => readAllOf(db, ana);
  const before = await read();
  const ben = await signUp({ name: "Ben" });
  const own = await addOneOfEach(ben);
  const leaving = (url: string) => /logout|\/auth\/me|auth\/sessions$/.test(url);

  let calls = 0;
  for (const endpoint of endpoints.filter(
    (one) => one.access === "session" && !leaving(one.url) && !isEndless(one),
  )) {
    for (const id of foreign) {
      for (const input of callsWith(endpoint, id, own)) {
        const answer = await ben.send(endpoint, input);
        calls += 1;
        const what = `${endpoint.method} ${endpoint.url} ${JSON.stringify(input)}`;
        expect(answer.statusCode, what).toBeLessThan(500);
        expect(answer.body, what).not.toContain(mark);
        const named = JSON.stringify(input);
        for (const other of foreign.filter((one) => !named.includes(one))) {
          expect(answer.body, what).not.toContain(other);
        }
        const isItsOwn = "params" in input && input.params.id === id && !answersFile(endpoint);
        if (isItsOwn && endpoint.url.includes(":id")) expect(answer.statusCode, what).toBe(404);
      }
    }
  }
  expect(calls).toBeGreaterThan(170);
  expect(await read()).toEqual(before);
}, 180_000);
