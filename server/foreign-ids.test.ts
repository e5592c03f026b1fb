import { expect, test } from "vitest";
import { endpoints } from "../shared/api.ts";
import { type Endpoint, isEndless, isFileAnswer } from "../shared/endpoint.ts";
import { sessionEndpoints } from "../shared/sessions.ts";
import { type Person, startApp } from "./test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "./test/records.ts";

const marks = ["Hidden Harbor", "hidden.harbor@example.com", "Secret talk"];

/** Everything of one person's that has an id. */
async function fill(ana: Person): Promise<string[]> {
  const [name = "", email = "", title = ""] = marks;
  const company = (await addCompany(ana, { name }))._id;
  const customer = (await addCustomer(ana, company, { name, email }))._id;
  const appointment = (await addAppointment(ana, { company, customer, title }))._id;
  const { data } = await ana.call(sessionEndpoints.list, {});
  return [company, customer, appointment, data[0]!._id, ana.user._id];
}

/** What would be taken, were the ids one's own. */
const bodies: Record<string, object> = {
  "/api/companies": { name: "Mine" },
  "/api/companies/:id": { name: "Mine" },
  "/api/companies/:id/customers": { name: "Bo", email: "bo@example.com" },
  "/api/customers/:id": { name: "Bo", email: "bo@example.com" },
  "/api/appointments": { title: "Mine", date: "2026-05-04T10:00" },
  "/api/appointments/:id": { title: "Mine", date: "2026-05-04T10:00" },
};

/** An endpoint called with one foreign id in each place that takes one, and in each that does not. */
function callsWith(endpoint: Endpoint, id: string, own: { company: string; customer: string }) {
  const { url, method } = endpoint;
  const hasBody = method === "POST" || method === "PUT";
  const body = bodies[url];
  const params = { id: url.includes(":id") ? id : "", date: "2026-05-04", token: id };
  const mine = { ...params, id: url.includes("companies") ? own.company : own.customer };
  return [
    ...(url.includes(":") ? [{ params, body }] : []),
    ...(hasBody ? [{ params: mine, body: { ...body, ...own, company: id } }] : []),
    ...(hasBody
      ? [{ params: mine, body: { ...body, ...own, customer: id, _id: id, owner: id } }]
      : []),
    ...(method === "GET"
      ? [{ params: mine, query: { company: id, customer: id, owner: id } }]
      : []),
    ...(method === "GET" ? [{ params: mine, query: { search: id, q: id, cursor: id } }] : []),
    ...(method === "DELETE" ? [{ params, headers: { "if-match": `"${id}"` } }] : []),
  ];
}

test("whatever id of another's is named, wherever, nothing of theirs comes back or changes", async () => {
  const { db, signUp } = await startApp();
  const ana = await signUp({ name: "Hidden Harbor", email: "hidden.harbor@example.com" });
  const foreign = await fill(ana);
  const read = async () => [
    await db.selectFrom("users").selectAll().where("_id", "=", ana.owner).execute(),
    await db.selectFrom("sessions").selectAll().where("user", "=", ana.owner).execute(),
    await db.selectFrom("companies").selectAll().where("owner", "=", ana.owner).execute(),
    await db.selectFrom("customers").selectAll().where("owner", "=", ana.owner).execute(),
    await db.selectFrom("appointments").selectAll().where("owner", "=", ana.owner).execute(),
  ];
  const before = await read();
  const ben = await signUp({ name: "Ben" });
  const company = (await addCompany(ben))._id;
  const own = { company, customer: (await addCustomer(ben, company))._id };
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
        for (const mark of marks) expect(answer.body, what).not.toContain(mark);
        const named = JSON.stringify(input);
        for (const other of foreign.filter((one) => !named.includes(one))) {
          expect(answer.body, what).not.toContain(other);
        }
        const isItsOwn = "params" in input && input.params.id === id && !isFile(endpoint);
        if (isItsOwn && endpoint.url.includes(":id")) expect(answer.statusCode, what).toBe(404);
      }
    }
  }
  expect(calls).toBeGreaterThan(170);
  expect(await read()).toEqual(before);
});

function isFile({ schema }: Endpoint): boolean {
  return Object.values(schema.response).some(isFileAnswer);
}
