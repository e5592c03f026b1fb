import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import { endpoints } from "../../../shared/api/api.ts";
import { type FileAnswer, isEndless, isFileAnswer } from "../../../shared/api/endpoint.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { reportExports } from "../../../shared/reports/report-exports.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { createInvitation } from "../../auth/registration/invitations.ts";
import type { Db } from "../../db/engine/database.ts";
import { listTables } from "../../db/maintenance/catalog.ts";
import { addPasskey } from "../authenticator.ts";
import { addOneOfEach } from "../each-kind.ts";
import { type Caller, start, startApp } from "../harness.ts";
import { openImport } from "../imports.ts";
import { addCompany, addCustomer } from "../records.ts";
import { turnOnTwoStep } from "../two-step.ts";
import { holdOneTime } from "../visitors.ts";

/** What some have to be asked with. */
const queries: Record<string, string> = {
  "/api/appointments/days": "?startDate=2026-05-01&endDate=2026-05-31",
  "/api/appointments/to-wrap-up": "?now=2026-05-10",
  "/api/appointments/preview": "?date=2026-05-04T15:00&duration=60&repeat=FREQ%3DDAILY%3BCOUNT%3D2",
  "/api/appointments/:id/scopes": "?now=2026-05-04T10:00",
  "/api/appointments/span": "?startDate=2026-05-01&endDate=2026-05-31",
  "/api/bookings": "?startDate=2026-05-01&endDate=2026-05-31",
  "/api/reminders": "?now=2026-05-04T09:00",
  "/api/follow-up": "?on=2026-05-04",
  "/api/dashboard/people": "?on=2026-05-04",
  "/api/batch": "?get=/api/auth/me,/api/customers,/api/desk,/api/history",
};
/** And all reports and their files. */
const reported = "?period=month&on=2026-05-04";
const reports = new Set<string>(
  [...Object.values(reportEndpoints), ...Object.values(reportExports)].map(({ url }) => url),
);

test("no answer carries a column that its schema does not name, nor the hash of a secret", async () => {
  const place = await startApp();
  const { signUp, app, db } = place;
  const ana = await signUp({ password: "correct horse" });
  const records = await addOneOfEach(ana);
  await ana.call(keyEndpoints.create, { body: { name: "Zapier", access: "write", days: 30 } });
  const { path: calendar } = await ana.call(subscriptionEndpoints.create, {});
  const invitation = await createInvitation(db, "ben@example.com", start);
  await addPasskey(ana);
  await turnOnTwoStep(ana);
  const { data } = await ana.call(historyEndpoints.list, {});
  const staged = await openImport(ana);
  const bookings = await holdOneTime(place, ana);
  await place.settle();
  const mail = await db.selectFrom("bookingMails").select("_id").executeTakeFirstOrThrow();
  const ids = {
    ...{ ...records, history: data[0]?._id ?? "", imports: staged._id, bookings },
    "booking-mails": mail._id,
  };
  const secrets = await listSecrets(db);
  const hashes = await readHashes(db);
  const seen: string[] = [];
  const expectNone = (name: string, body: string) => {
    expect(
      secrets.filter((column) => body.includes(`"${column}":`)),
      name,
    ).toEqual([]);
    expect(
      hashes.filter((hash) => body.includes(hash)),
      name,
    ).toEqual([]);
    seen.push(body);
  };
  const reads = endpoints.filter(
    (one) => one.method === "GET" && !one.url.endsWith("logout") && !isEndless(one),
  );
  const merged = await addTwins(ana);
  for (const { url } of reads) {
    const [, id = ""] =
      Object.entries(ids).find(([table]) => url.startsWith(`/api/${table}`)) ?? [];
    const path = url.startsWith("/calendar/")
      ? calendar
      : url.replace(":id", id).replace(":date", "2026-05-04").replace(":token", invitation);
    const query = merged[url] ?? queries[url] ?? (reports.has(url) ? reported : "");
    const headers = { authorization: `Bearer ${ana.token}` };
    const answer = await app.inject({ url: path + query, headers });
    expect(answer.statusCode, url).toBe(200);
    expectNone(url, answer.body);
  }
  const payload = { email: ana.user.email, password: ana.password };
  const login = await app.inject({ method: "POST", url: "/api/auth/login", payload });
  expectNone("login", login.body);
  // The records were really in there.
  expect(seen.filter((body) => body.includes(ids.customers)).length).toBeGreaterThan(5);
});

/** What two customers and two companies that are to be merged are asked with. */
async function addTwins(ana: Caller): Promise<Record<string, string>> {
  const companies = [await addCompany(ana), await addCompany(ana)].map(({ _id }) => _id);
  const [company = ""] = companies;
  const customers = [await addCustomer(ana, company), await addCustomer(ana, company)];
  return {
    "/api/customers/merge": `?ids=${customers.map(({ _id }) => _id)}`,
    "/api/companies/merge": `?ids=${companies}`,
  };
}

/** Columns that no answer is to tell of: what is new in a table is secret until a schema names it. */
async function listSecrets(db: Db): Promise<string[]> {
  const told = new Set(
    endpoints.flatMap(({ schema }) => Object.values(schema.response)).flatMap(listFields),
  );
  const columns = (await listTables(db)).flatMap((table) => table.columns);
  const secrets = [...new Set(columns)].filter((column) => !told.has(column));
  const known = ["owner", "searchKey", "passwordHash", "tokenHash"];
  expect(secrets, "it is looked for something").toEqual(expect.arrayContaining(known));
  return secrets;
}

function listFields(answer: z.ZodType | FileAnswer): string[] {
  const schema = z.toJSONSchema(isFileAnswer(answer) ? answer.content : answer);
  const fields: string[] = [];
  JSON.stringify(schema, (key, value) => {
    if (key === "properties") fields.push(...Object.keys(value));
    return value;
  });
  return fields;
}

/** No hashes, for the server itself needs them. */
const secretColumns = ["totpSecret", "trustKey", "publicKey", "credential"];

/** Everything that is kept hashed or secret, under whatever name it might get out. */
async function readHashes(db: Db): Promise<string[]> {
  const hashes: string[] = [];
  for (const { name, columns } of await listTables(db)) {
    for (const column of columns.filter(isSecret)) {
      const { rows } = await sql<{ hash: string }>`
        SELECT ${sql.ref(column)} AS "hash" FROM ${sql.table(name)}`.execute(db);
      hashes.push(...rows.map(({ hash }) => hash));
    }
  }
  expect(hashes.length).toBeGreaterThan(1);
  return hashes;
}

function isSecret(column: string): boolean {
  return column.endsWith("Hash") || secretColumns.includes(column);
}
