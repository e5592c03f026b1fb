import { expect, test } from "vitest";
import { endpoints } from "../shared/api.ts";
import { authEndpoints } from "../shared/auth.ts";
import { companyEndpoints } from "../shared/companies.ts";
import { type Endpoint, isEndless } from "../shared/endpoint.ts";
import { messages } from "../shared/messages.ts";
import { sessionEndpoints } from "../shared/sessions.ts";
import { type Api, route } from "./api.ts";
import { listCompanies } from "./companies/lists.ts";
import type { Db } from "./db/engine/database.ts";
import { serverMessages } from "./messages.ts";
import { type Person, startApp, type TestApp } from "./test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "./test/records.ts";

interface Records {
  company: string;
  customer: string;
  appointment: string;
  session: string;
}

/** What Ben meets when he calls an endpoint with the ids of Ana's records. */
interface Case {
  input?: (ana: Records) => Record<string, object>;
  meets: object;
}

const companyId = ({ company }: Records) => ({ params: { id: company } });
const customerId = ({ customer }: Records) => ({ params: { id: customer } });
const appointmentId = ({ appointment }: Records) => ({ params: { id: appointment } });
const noCompany = { msg: messages.companies.notFound };
const noCustomer = { msg: messages.customers.notFound };
const noAppointment = { msg: messages.appointments.notFound };
const noRows = { data: [], total: 0, nextCursor: null };
const bo = { name: "Bo", email: "bo@example.com" };

const cases: Record<string, Case> = {
  "GET /api/auth/me": { meets: { data: { name: "Ben" } } },
  "PUT /api/auth/me": { input: () => ({ body: { name: "B." } }), meets: { data: { name: "B." } } },
  "DELETE /api/auth/me": {
    input: () => ({ body: { password: "correct horse" } }),
    meets: { msg: messages.auth.deleted },
  },
  "POST /api/auth/logout": { meets: { msg: messages.auth.loggedOut } },
  "GET /api/auth/logout": { meets: { msg: messages.auth.loggedOut } },
  "GET /api/auth/sessions": { meets: { data: [{ current: true }] } },
  "DELETE /api/auth/sessions/:id": {
    input: ({ session }) => ({ params: { id: session } }),
    meets: { msg: serverMessages.devices.notFound },
  },
  "DELETE /api/auth/sessions": { meets: { msg: serverMessages.devices.othersEnded } },
  "GET /api/companies": { meets: { ...noRows, clientCount: 0, totalValue: 0 } },
  "POST /api/companies": {
    input: () => ({ body: { name: "Mine" } }),
    meets: { data: { name: "Mine", clientCount: 0 } },
  },
  "GET /api/companies/:id": { input: companyId, meets: noCompany },
  "PUT /api/companies/:id": {
    input: (ana) => ({ ...companyId(ana), body: { name: "Stolen" } }),
    meets: noCompany,
  },
  "DELETE /api/companies/:id": { input: companyId, meets: noCompany },
  "GET /api/companies/:id/customers": { input: companyId, meets: noCompany },
  "POST /api/companies/:id/customers": {
    input: (ana) => ({ ...companyId(ana), body: bo }),
    meets: noCompany,
  },
  "GET /api/customers": { meets: { ...noRows, totalValue: 0 } },
  "GET /api/customers/:id": { input: customerId, meets: noCustomer },
  "PUT /api/customers/:id": {
    input: (ana) => ({ ...customerId(ana), body: { name: "Stolen" } }),
    meets: noCustomer,
  },
  "DELETE /api/customers/:id": { input: customerId, meets: noCustomer },
  "GET /api/appointments": {
    input: ({ company, customer }) => ({ query: { company, customer } }),
    meets: noRows,
  },
  "GET /api/appointments/days": {
    input: () => ({ query: { startDate: "2026-01-01", endDate: "2026-12-31" } }),
    meets: { data: [] },
  },
  "GET /api/appointments/date/:date": {
    input: () => ({ params: { date: "2026-05-04" } }),
    meets: { data: [] },
  },
  "POST /api/appointments": {
    input: ({ company, customer }) => ({
      body: { title: "Mine", date: "2026-05-04T10:00", company, customer },
    }),
    meets: { msg: messages.appointments.customerUnknown, errors: [{ path: "customer" }] },
  },
  "GET /api/appointments/:id": { input: appointmentId, meets: noAppointment },
  "PUT /api/appointments/:id": {
    input: (ana) => ({ ...appointmentId(ana), body: { title: "Stolen" } }),
    meets: noAppointment,
  },
  "DELETE /api/appointments/:id": { input: appointmentId, meets: noAppointment },
  "GET /api/dashboard": {
    input: () => ({ query: { createdFrom: "2000-01-01T00:00:00Z" } }),
    meets: {
      data: {
        totals: { companies: 0, customers: 0, value: 0, newCompanies: 0, newCustomers: 0 },
        recentCustomers: [],
      },
    },
  },
  // In "Acme", "bo@example.com" and "Call".
  "GET /api/search": {
    input: () => ({ query: { q: "a" } }),
    meets: { data: { companies: [], customers: [], appointments: [] } },
  },
};

/** All that is left of a file when nothing of Ana's may be in it. */
const fileCases: Record<string, Case> = {
  "GET /api/export/companies.csv": {
    meets: { file: expect.stringMatching(/^\uFEFFName,.+\r\n$/) },
  },
  "GET /api/export/customers.csv": {
    meets: { file: expect.stringMatching(/^\uFEFFCompany,Name,.+\r\n$/) },
  },
  "GET /api/export/appointments.ics": { meets: { file: expect.not.stringContaining("VEVENT") } },
  "GET /api/export/client-desk.json": {
    meets: {
      file: expect.stringMatching(
        /"name":"Ben"[\s\S]*"companies": \[\s*\],\s*"customers": \[\s*\],\s*"appointments": \[\s*\]/,
      ),
    },
  },
};

const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;
const guarded = endpoints.filter(({ access }) => access === "session");
const table = guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const);

/** Whom a stream tells of what, its own tests say: server/live/events.test.ts. */
const ending = guarded.filter((endpoint) => !isEndless(endpoint));

test.each(ending.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  "%s: Ben meets nothing of Ana's, and changes nothing of hers",
  async (name, endpoint) => {
    const found = cases[name] ?? fileCases[name];
    if (!found) throw new Error(`Say above what a stranger meets at ${name}`);
    const app = await startApp();
    const { ana, records } = await giveAnaRecords(app);
    const ben = await app.signUp({ name: "Ben" });
    const before = await readAll(app.db, ana);

    const answer = await ben.send(endpoint, found.input?.(records));
    const isFile = "content-disposition" in answer.headers;
    expect(isFile ? { file: answer.body } : answer.json()).toMatchObject(found.meets);
    expect(await readAll(app.db, ana)).toEqual(before);
  },
);

test.each(table)("%s: nobody gets in without a live session", async (name, endpoint) => {
  const { visitor, withToken, signUp } = await startApp();
  const ana = await signUp();
  const gone = await signUp();
  await gone.call(authEndpoints.logout, {});
  const refusal = { status: 401, msg: messages.auth.sessionExpired };
  // Refused before anything else is looked at, so that even wrong input gets this answer.
  expect(await visitor.refused(endpoint), name).toEqual(refusal);
  expect(await withToken("").refused(endpoint)).toEqual(refusal);
  expect(await withToken("made-up").refused(endpoint)).toEqual(refusal);
  expect(await withToken(`${ana.token}x`).refused(endpoint)).toEqual(refusal);
  expect(await withToken(gone.token).refused(endpoint)).toEqual(refusal);
});

test("only these can be called without a session", () => {
  const open = endpoints.filter(({ access }) => access === "public").map(nameOf);
  expect(open).toEqual([
    "POST /api/auth/register",
    "POST /api/auth/login",
    "PUT /api/auth/email/:token",
    "POST /api/auth/forgotpassword",
    "PUT /api/auth/resetpassword/:token",
    "GET /api/health",
    "GET /api/health/live",
    "GET /api/health/ready",
    "GET /api/config",
  ]);
});

test("every endpoint of the table is served", async () => {
  const { app } = await startApp();
  for (const { method, url } of endpoints) expect(app.hasRoute({ method, url }), url).toBe(true);
});

test("the database itself refuses a customer of another user's company", async () => {
  const app = await startApp();
  const { ana, records } = await giveAnaRecords(app);
  const ben = await app.signUp({ name: "Ben" });
  const [row] = await readAll(app.db, ana).then(({ customers }) => customers);
  const stolen = { ...row!, owner: ben.owner, _id: "stolen", company: records.company };
  await expect(app.db.insertInto("customers").values(stolen).execute()).rejects.toThrow(
    /foreign key/i,
  );
});

/** Never called: what must not compile. */
export function misuse(api: Api, query: Parameters<typeof listCompanies>[2]) {
  // @ts-expect-error an id from anywhere is no owner
  void listCompanies(api.db, "ana", query);
  // @ts-expect-error the owner can't be left out
  void listCompanies(api.db, query);
  // @ts-expect-error a public endpoint has no owner to give
  route(api, authEndpoints.login, async ({ owner }) => listCompanies(api.db, owner, query));
  // @ts-expect-error the answer must be the endpoint's
  route(api, companyEndpoints.list, async () => ({ data: [] }));
}

async function giveAnaRecords({ signUp }: TestApp) {
  const ana = await signUp({ name: "Ana" });
  const company = (await addCompany(ana, { name: "Acme" }))._id;
  const customer = (await addCustomer(ana, company, { value: 5 }))._id;
  const appointment = (await addAppointment(ana, { company, customer }))._id;
  const { data: sessions } = await ana.call(sessionEndpoints.list, {});
  const session = sessions[0]!._id;
  return { ana, records: { company, customer, appointment, session } };
}

async function readAll(db: Db, { owner }: Person) {
  return {
    user: await db.selectFrom("users").selectAll().where("_id", "=", owner).execute(),
    sessions: await db.selectFrom("sessions").selectAll().where("user", "=", owner).execute(),
    companies: await db.selectFrom("companies").selectAll().where("owner", "=", owner).execute(),
    customers: await db.selectFrom("customers").selectAll().where("owner", "=", owner).execute(),
    appointments: await db
      .selectFrom("appointments")
      .selectAll()
      .where("owner", "=", owner)
      .execute(),
    totals: await db.selectFrom("statusTotals").selectAll().where("owner", "=", owner).execute(),
  };
}
