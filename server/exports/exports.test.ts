import { expect, test } from "vitest";
import { generateDemoCompanies } from "../../demo/data.ts";
import type { Endpoint } from "../../shared/api/endpoint.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { attentionDays } from "../../shared/statuses.ts";
import { accountCopy, exportEndpoints, fileFormat } from "../../shared/transfer/exports.ts";
import { fillAccount } from "../../tools/fill.ts";
import { inTransaction } from "../db/engine/database.ts";
import { recordTables } from "../db/records/records.ts";
import { addOneOfEach } from "../test/each-kind.ts";
import {
  newPerson,
  type Person,
  start,
  startApp,
  startWithAna,
  type TestApp,
} from "../test/harness.ts";
import { readCsv, readIcs } from "../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

const { companies, customers, appointments, everything } = exportEndpoints;

/** Has no width and makes a cell a text, see docs/decisions/0027-text-in-spreadsheets.md. */
const textMark = "\u200E";

/** More of each kind than a batch holds. */
const sizes = { companies: 210, customers: 450, appointments: 430 };

async function fill({ db }: TestApp, { owner }: Person) {
  const today = start.toISOString().slice(0, 10);
  const demo = generateDemoCompanies({ today, ...sizes });
  return inTransaction(db, owner, (tx) => fillAccount(tx, owner, demo, start));
}

interface Page {
  data: { _id: string }[];
  total: number;
  nextCursor: string | null;
}

/** Every row of a list, and the total that it tells. */
async function readList(person: Person, endpoint: Endpoint) {
  const rows: Page["data"] = [];
  let query: object = { limit: 200 };
  while (true) {
    const page = (await person.send(endpoint, { query: { ...query } })).json<Page>();
    rows.push(...page.data);
    if (!page.nextCursor) return { rows, total: page.total };
    query = { limit: 200, cursor: page.nextCursor };
  }
}

const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);

test("each file holds exactly the rows of its list, however many", async () => {
  const { ana, ...app } = await startWithAna();
  expect(await fill(app, ana)).toEqual(sizes);
  const files = [
    [companyEndpoints.list, readCsv((await ana.download(companies)).text).map(({ ID }) => ID)],
    [customerEndpoints.list, readCsv((await ana.download(customers)).text).map(({ ID }) => ID)],
    [
      appointmentEndpoints.list,
      readIcs((await ana.download(appointments)).text).map(({ UID = "" }) => UID.split("@")[0]),
    ],
  ] as const;
  for (const [list, ids] of files) {
    const { rows, total } = await readList(ana, list);
    expect(ids).toHaveLength(total);
    expect(ids).toEqual(rows.map(({ _id }) => _id).sort());
  }
});

test("the JSON file holds every record as the lists answer it, and nothing else", async () => {
  const { ana, ...app } = await startWithAna();
  await fill(app, ana);
  const { text } = await ana.download(everything);
  const copy: unknown = JSON.parse(text);
  const { desk: _, ...user } = ana.user;
  expect(accountCopy.strict().parse(copy)).toEqual(copy);
  expect(copy).toEqual({
    ...fileFormat,
    exportedAt: start.toISOString(),
    user,
    followUp: attentionDays,
    ...Object.fromEntries(recordTables.map((table) => [table, []])),
    companies: (await readList(ana, companyEndpoints.list)).rows.sort(byId),
    customers: (await readList(ana, customerEndpoints.list)).rows.sort(byId),
    appointments: (await readList(ana, appointmentEndpoints.list)).rows.sort(byId),
    reminders: expect.any(Array),
    dismissals: expect.any(Array),
    ...{ bookingPages: expect.any(Array), bookings: expect.any(Array) },
    bookingMails: expect.any(Array),
    history: expect.any(Object),
  });
});

test("the JSON file tells what was done, and what customers were, from the beginning", async () => {
  const { ana, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company, { status: "Pending", value: 0.5 });
  clock.advance(1000);
  const params = { id: customer };
  await ana.call(customerEndpoints.update, { params, body: { status: "Active", value: 20 } });
  // More than are read at a time.
  for (let n = 0; n < 101; n += 1) await addCustomer(ana, company);
  const { history } = JSON.parse((await ana.download(everything)).text);
  expect(history.changes).toHaveLength(104);
  expect(history.changes[1]).toMatchObject({ action: "create", record: customer });
  expect(history.statuses).toHaveLength(103);
  expect(history.statuses.slice(0, 2)).toEqual([
    {
      customer,
      at: start.toISOString(),
      fromStatus: null,
      fromValue: null,
      toStatus: "Pending",
      toValue: 0.5,
    },
    {
      customer,
      at: clock.now().toISOString(),
      fromStatus: "Pending",
      fromValue: 0.5,
      toStatus: "Active",
      toValue: 20,
    },
  ]);
});

test("the columns are titled as the forms are, and each customer names its company", async () => {
  const { ana, clock } = await startWithAna({ timeZone: "Asia/Kathmandu" });
  const fields = { website: "https://acme.test", industry: "Steel", description: "Since 1899" };
  const company = await addCompany(ana, { name: "Acme", ...fields });
  clock.advance(60_000);
  const notes = "Prefers mornings";
  const status = "Deal Closed";
  const bo = { email: "bo@acme.test", phone: "(555) 1", status, value: 12_500.5, notes } as const;
  const customer = await addCustomer(ana, company._id, { name: "Bo", ...bo });
  const added = { Created: "2026-05-04 15:45", Updated: "2026-05-04 15:45" };
  expect(readCsv((await ana.download(companies)).text)).toMatchObject([
    {
      Name: "Acme",
      About: "Since 1899",
      Website: "https://acme.test",
      Phone: "",
      Email: "",
      Address: "",
      Industry: "Steel",
      Customers: "1",
      "Total value": "12500.5",
      ...added,
      ID: company._id,
    },
  ]);
  const at = { Created: "2026-05-04 15:46", Updated: "2026-05-04 15:46" };
  expect(readCsv((await ana.download(customers)).text)).toMatchObject([
    {
      Company: "Acme",
      Name: "Bo",
      Email: "bo@acme.test",
      Phone: "(555) 1",
      Status: "Deal Closed",
      Value: "12500.5",
      About: notes,
      "Last contact": "2026-05-04",
      ...at,
      ID: customer._id,
      "Company ID": company._id,
    },
  ]);
});

test("texts come through whole: quotes, commas, line breaks, every alphabet", async () => {
  const ana = await newPerson();
  const texts = [
    'She said "call", then hung up',
    "one\ntwo\r\nthree\n\n- four",
    "a;b\tc,d",
    "Žofie Müller, 山田太郎, ‏שלום‏, 🧑‍🤝‍🧑 ünïcödé",
    `${"long ".repeat(1900)}end`,
    "\\n is no line break; \\, neither",
  ];
  const company = await addCompany(ana, { name: "Café “Ö”, Sons; & Co" });
  for (const notes of texts) {
    const { _id: customer } = await addCustomer(ana, company._id, { notes });
    await addAppointment(ana, { company: company._id, customer, title: notes.slice(0, 60), notes });
  }
  const rows = readCsv((await ana.download(customers)).text);
  expect(rows.map(({ About = "" }) => About.replaceAll(textMark, ""))).toEqual(texts);
  expect(rows.map(({ Company }) => Company)).toEqual(texts.map(() => company.name));
  const events = readIcs((await ana.download(appointments)).text);
  expect(events.map(({ DESCRIPTION }) => DESCRIPTION)).toEqual(
    texts.map((notes) => `Bo, ${company.name}\n\n${notes.replaceAll("\r\n", "\n")}`),
  );
  expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(
    texts.map((notes) => notes.slice(0, 60).trim().replaceAll("\r\n", "\n")),
  );
});

test.each([
  '=HYPERLINK("https://evil.test","Click")',
  "+49 151 2345678",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)",
  "＝1+1",
  "'=1",
  '"=1+1"',
  "a;=1+1;b",
  "a;  =1+1",
  'a;"=1+1";b',
  "a\t=1+1",
  "a|=1+1",
  "a,=1+1",
  "a\n=1+1",
  "a\n\t+1",
])("%j runs in no spreadsheet, wherever that ends a cell", async (text) => {
  const ana = await newPerson();
  const { _id } = await addCompany(ana, { name: text, description: text, address: text });
  await addCustomer(ana, _id, { name: text, phone: text.slice(0, 50), notes: text });
  for (const file of [await ana.download(companies), await ana.download(customers)]) {
    const rows = readCsv(file.text);
    // A number to dial runs nothing, and stands there as it is.
    const cells = rows.flatMap(({ Phone = "", ...row }) =>
      /^\+[\d ]+$/.test(Phone) ? Object.values(row) : [Phone, ...Object.values(row)],
    );
    const pieces = cells.flatMap((part) => part.split(/[,;|\t\r\n]/));
    for (const piece of pieces) expect(piece).not.toMatch(/^[\s"']*[=+\-@＝＋－＠]/);
    expect(rows.map(({ Name = "" }) => Name.replaceAll(textMark, ""))).toEqual([text]);
  }
});

test.each([
  "+491512345678",
  "+49 (0)151 / 2345678, ext. 12",
  "0151 2345678",
  "01512345678",
  "491512345678",
  "(555) 0100",
])("the phone number %s is exported as it is, without a mark that nobody sees", async (phone) => {
  const ana = await newPerson();
  const { _id } = await addCompany(ana, { name: "Acme", phone });
  await addCustomer(ana, _id, { name: "Bo", phone, value: 0.5 });
  const files = [await ana.download(companies), await ana.download(customers)];
  for (const { text } of files) {
    expect(readCsv(text)).toMatchObject([{ Phone: phone }]);
    expect(text).not.toContain(textMark);
  }
  expect(readCsv(files[1]?.text ?? "")).toMatchObject([
    { Value: "0.5", "Last contact": "2026-05-04" },
  ]);
});

test("what is no phone number runs nowhere, though it stands in that field", async () => {
  const ana = await newPerson();
  const { _id } = await addCompany(ana, { name: "Acme" });
  await addCustomer(ana, _id, { name: "Bo", phone: "+1+cmd|' /C calc'!A0" });
  expect(readCsv((await ana.download(customers)).text)).toMatchObject([
    { Phone: `${textMark}+1+cmd|' /C calc'!A0` },
  ]);
});

test("an appointment keeps its wall-clock time, its length and its customer", async () => {
  const ana = await newPerson({ timeZone: "Pacific/Honolulu" });
  const timed = await addAppointment(ana, {
    title: "Review",
    date: "2026-12-31T23:45",
    duration: 90,
    reminder: 10,
    outcome: "held",
  });
  const whole = await addAppointment(ana, {
    title: "Fair",
    date: "2028-02-29",
    duration: 45,
    notes: "Hall 4",
  });
  const sequence = String((Date.UTC(2026, 4, 4, 10) - Date.UTC(2000, 0, 1)) / 1000);
  const own = {
    "X-CLIENT-DESK-CUSTOMER;VALUE=TEXT": "Bo",
    "X-CLIENT-DESK-COMPANY;VALUE=TEXT": "Acme",
  };
  const file = await ana.download(appointments);
  expect(readIcs(file.text)).toEqual([
    {
      UID: `${timed._id}@client-desk`,
      DTSTAMP: "20260504T100000Z",
      CREATED: "20260504T100000Z",
      "LAST-MODIFIED": "20260504T100000Z",
      SEQUENCE: sequence,
      "DTSTART;TZID=Pacific/Honolulu": "20261231T234500",
      "DTEND;TZID=Pacific/Honolulu": "20270101T011500",
      SUMMARY: "Review",
      DESCRIPTION: "Bo, Acme",
      ...own,
      "X-CLIENT-DESK-OUTCOME;VALUE=TEXT": "held",
      "X-CLIENT-DESK-REMINDER;VALUE=INTEGER": "10",
    },
    {
      UID: `${whole._id}@client-desk`,
      DTSTAMP: "20260504T100000Z",
      CREATED: "20260504T100000Z",
      "LAST-MODIFIED": "20260504T100000Z",
      SEQUENCE: sequence,
      "DTSTART;VALUE=DATE": "20280229",
      TRANSP: "TRANSPARENT",
      SUMMARY: "Fair",
      DESCRIPTION: "Bo, Acme\n\nHall 4",
      ...own,
      "X-CLIENT-DESK-DURATION;VALUE=INTEGER": "45",
    },
  ]);
});

test("nothing of another user is in any file", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp({ name: "Ana" }), await signUp({ name: "Ben" })];
  for (const [person, word] of [[ana, "Anaword"] as const, [ben, "Benword"] as const]) {
    await addOneOfEach(person, word);
  }
  for (const endpoint of Object.values(exportEndpoints)) {
    const { text } = await ana.download(endpoint);
    expect(text, endpoint.url).toContain("Anaword");
    expect(text, endpoint.url).not.toMatch(/Benword|Ben/);
    expect(text).not.toContain(ben.owner);
  }
});

test("the files are dated by the user's own day", async () => {
  const { signUp, clock } = await startApp();
  clock.set("2026-05-04T11:00:00.000Z");
  const ana = await signUp({ timeZone: "Pacific/Kiritimati" });
  for (const [kind, endpoint] of Object.entries(exportEndpoints)) {
    const what = kind === "everything" ? "client-desk" : `client-desk-${kind}`;
    const extension = endpoint.url.split(".").at(-1);
    expect((await ana.download(endpoint)).name).toBe(`${what}-2026-05-05.${extension}`);
  }
});

test("an account without records has files without rows", async () => {
  const ana = await newPerson();
  expect(readCsv((await ana.download(companies)).text)).toEqual([]);
  expect(readCsv((await ana.download(customers)).text)).toEqual([]);
  expect(readIcs((await ana.download(appointments)).text)).toEqual([]);
  expect(JSON.parse((await ana.download(everything)).text)).toMatchObject({ appointments: [] });
});

test.each(["\r\n", "\n", "\r", "\u0085", "\u000B", "\\n", "\r\n "])(
  "a text with %j in it adds no line to a calendar",
  async (lineBreak) => {
    const ana = await newPerson();
    const text = ["Call", "END:VEVENT", "BEGIN:VEVENT", "ATTACH:file:///etc/passwd"].join(
      lineBreak,
    );
    const { _id: company } = await addCompany(ana, { name: text });
    const { _id: customer } = await addCustomer(ana, company, { name: text });
    await addAppointment(ana, { title: text, notes: text, company, customer });
    const { text: file } = await ana.download(appointments);
    const events = readIcs(file);
    expect(events).toHaveLength(1);
    expect(Object.keys(events[0] ?? {})).not.toContain("ATTACH");
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  },
);
