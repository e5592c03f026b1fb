import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { searchEndpoints } from "../../../shared/lists/search.ts";
import { newPerson, startApp, startWithAna } from "../../test/harness.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";

const stored = [
  ["SQL", "'; DROP TABLE users; -- \" OR 1=1"],
  ["HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
  ["a template", "{{7*7}} <%= 7*7 %> #{7*7}"],
  ["a formula", "=cmd|' /C calc'!A0"],
  ["bidi controls", "\u202Eevil\u202C \u2067x\u2069 \u200F"],
  ["a byte order mark inside", "a\uFEFFb"],
  ["line breaks", "one\r\ntwo\u2028three\u0085four"],
  ["other control characters", "a\u0001b\u001Bc\u007Fd"],
  ["many marks on one letter", `Z${"\u0301".repeat(40)}`],
  ["every plane", "a\u00DF\u4E2D\u{1F469}\u200D\u{1F680}\u{10FFFD}"],
  ["a prototype's name", "__proto__"],
  ["a constructor's name", "constructor"],
  ["a path", "../../../../etc/passwd"],
  ["escapes", "\\u0000 %00 &#0; \\x00"],
] as const;

test.each(stored)("%s is kept as text in every field, and found again", async (_, text) => {
  const ana = await newPerson();
  const line = text.slice(0, 50);
  const company = { name: text, description: text, phone: line, address: text, industry: text };
  const made = await addCompany(ana, company);
  expect(made).toMatchObject(company);
  const customer = { name: text, phone: line, notes: text };
  const { _id } = await addCustomer(ana, made._id, customer);
  const appointment = { title: text, notes: text };
  await addAppointment(ana, { ...appointment, company: made._id, customer: _id });
  const called = await ana.send(authEndpoints.updateMe, { body: { name: text } });
  // A person's name stands in lines of mails.
  const isLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
  expect(called.statusCode).toBe(isLine ? 200 : 400);
  if (isLine) expect(called.json().data.name).toBe(text);

  const query = { search: text };
  expect((await ana.call(companyEndpoints.list, { query })).data).toMatchObject([company]);
  expect((await ana.call(customerEndpoints.list, { query })).data).toMatchObject([customer]);
  const appointments = await ana.call(appointmentEndpoints.list, { query });
  expect(appointments.data).toMatchObject([appointment]);
  const { data } = await ana.call(searchEndpoints.find, { query: { q: text } });
  expect(data).toMatchObject({
    companies: [{ name: text }],
    customers: [{ name: text }],
    appointments: [{ title: text }],
  });
});

const unstorable = "Contains characters that can’t be stored";

test.each([
  ["NUL", "a\0b"],
  ["half a surrogate pair", "a\ud800b"],
  ["the other half", "\udc00"],
])("%s is refused in every field, and in a search", async (_, text) => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const date = "2026-05-04";
  const bodies = [
    ...["name", "description", "phone", "address", "industry", "website", "email"].map(
      (field) => [companyEndpoints.create, {}, { name: "Acme" }, field] as const,
    ),
    ...["name", "phone", "notes", "email"].map(
      (field) =>
        [
          customerEndpoints.create,
          { id: company },
          { name: "Bo", email: "a@b.co" },
          field,
        ] as const,
    ),
    ...["title", "notes", "date", "company", "customer"].map(
      (field) =>
        [
          appointmentEndpoints.create,
          {},
          { title: "Call", date, company, customer },
          field,
        ] as const,
    ),
    [authEndpoints.updateMe, {}, {}, "name"] as const,
    [authEndpoints.updateMe, {}, {}, "email"] as const,
  ];
  for (const [endpoint, params, body, field] of bodies) {
    const refusal = await ana.refused(endpoint, { params, body: { ...body, [field]: text } });
    expect(refusal, field).toMatchObject({ status: 400, errors: [{ path: field }] });
  }
  if (!text.isWellFormed()) return;
  const refusal = await ana.refused(companyEndpoints.list, { query: { search: text } });
  expect(refusal).toMatchObject({ status: 400, msg: unstorable });
});

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const named = (rest: string) => `{"name":"Acme"${rest}}`;

const bodies: [what: string, payload: string | Buffer, status: number][] = [
  ["31 levels in a field that nobody reads", named(`,"x":${nested(31)}`), 201],
  ["10,000 levels in a field that nobody reads", named(`,"x":${nested(10_000)}`), 400],
  ["10,000 levels in a field", `{"name":${nested(10_000)}}`, 400],
  ["10,000 levels of objects", `${'{"name":'.repeat(10_000)}1${"}".repeat(10_000)}`, 400],
  ["a poisoned prototype", named(',"__proto__":{"name":"x"}'), 400],
  ["a poisoned constructor", named(',"constructor":{"prototype":{"x":1}}'), 400],
  ["a key twice: the last one counts", '{"name":"One","name":"Acme"}', 201],
  ["an unknown key", named(',"owner":"somebody","clientCount":7'), 201],
  ["an id that is no UUID", named(',"_id":"mine"'), 400],
  ["a byte order mark in front", `\uFEFF${named("")}`, 201],
  ["two bodies", `${named("")}${named("")}`, 400],
  ["a comment", named("/* */"), 400],
  ["NaN", '{"name":NaN}', 400],
  ["a number for a text", '{"name":7}', 400],
  ["a list for a text", '{"name":["Acme"]}', 400],
  ["an object for a text", '{"name":{"toString":"x"}}', 400],
  ["null for a text", '{"name":null}', 400],
  ["a text of 10 MB", `{"name":"${"x".repeat(10_000_000)}"}`, 413],
  ["10 MB of white space", " ".repeat(10_000_000), 413],
  ["a text past its limit", `{"name":"${"x".repeat(201)}"}`, 400],
  ["bytes that are no UTF-8", Buffer.from([...Buffer.from('{"name":"A'), 0xff, 0x22, 0x7d]), 400],
  ["half a surrogate pair as bytes", Buffer.from('{"name":"\xed\xa0\x80"}', "latin1"), 400],
  ["UTF-16", Buffer.from(named(""), "utf16le"), 400],
];

test("every odd body is taken or refused as it should be", async () => {
  const { app, signUp } = await startApp();
  const { token } = await signUp();
  for (const [what, payload, status] of bodies) {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const { method, url } = companyEndpoints.create;
    const answer = await app.inject({ method, url, headers, payload });
    expect(answer.statusCode, `${what}: ${answer.body}`).toBe(status);
    const { msg, data } = answer.json();
    if (status === 201) expect(data).toMatchObject({ name: "Acme", clientCount: 0 });
    else expect(msg).toEqual(expect.any(String));
  }
});

const values: [what: string, value: string, status: number][] = [
  ["-0", "-0", 201],
  ["0.1 + 0.2: the cents count", "0.30000000000000004", 201],
  ["1e400", "1e400", 400],
  ["-1e400", "-1e400", 400],
  ["1e308", "1e308", 400],
  ["past the whole numbers of a double", "9007199254740993", 400],
  ["the greatest value", "999999999.99", 201],
  ["a cent more", "1000000000", 400],
  ["a text", '"12"', 400],
  ["true", "true", 400],
];

test("every odd value is taken or refused as it should be", async () => {
  const { ana, app } = await startWithAna();
  const { _id } = await addCompany(ana);
  const headers = { authorization: `Bearer ${ana.token}`, "content-type": "application/json" };
  const url = `/api/companies/${_id}/customers`;
  for (const [what, value, status] of values) {
    const payload = `{"name":"Bo","email":"bo@example.com","value":${value}}`;
    const answer = await app.inject({ method: "POST", url, headers, payload });
    expect(answer.statusCode, `${what}: ${answer.body}`).toBe(status);
    if (status !== 201) continue;
    expect(
      Object.is(answer.json().data.value, Math.round(Math.abs(Number(value)) * 100) / 100),
    ).toBe(true);
  }
});

const questions: [query: string, status: number][] = [
  ["limit=0", 400],
  ["limit=201", 400],
  ["limit=-1", 400],
  ["limit=1e400", 400],
  ["limit=0x10", 400],
  ["limit=1.5", 400],
  ["limit=", 400],
  ["limit=1&limit=2", 400],
  ["search=a&search=b", 400],
  ["search[]=a", 200],
  [`search=${"x".repeat(201)}`, 400],
  [`cursor=${"x".repeat(2001)}`, 400],
  ["cursor=%00", 400],
  ["sort=__proto__", 400],
  ["sort=constructor", 400],
  ["sort=name;drop", 400],
  ["__proto__=x&constructor=y", 200],
  ["search=%25%5F%5C", 200],
];

test("every odd question to a list is answered or refused as it should be", async () => {
  const { app, signUp } = await startApp();
  const { token } = await signUp();
  const headers = { authorization: `Bearer ${token}` };
  for (const [query, status] of questions) {
    const answer = await app.inject({ url: `/api/companies?${query}`, headers });
    expect(answer.statusCode, `${query}: ${answer.body}`).toBe(status);
  }
});

test.each([
  ["gzip", "gzip", gzipSync(named(""))],
  ["a coding that nobody knows", "x-secret", named("")],
])("a body in %s is refused as such", async (_, coding, payload) => {
  const { app, signUp } = await startApp();
  const { token } = await signUp();
  const type = { "content-type": "application/json", "content-encoding": coding };
  const headers = { authorization: `Bearer ${token}`, ...type };
  const { method, url } = companyEndpoints.create;
  const answer = await app.inject({ method, url, headers, payload });
  expect(answer.statusCode, answer.body).toBe(415);
});

test("a header can't turn one method into another", async () => {
  const { ana, app } = await startWithAna();
  const { _id } = await addCompany(ana);
  for (const header of ["x-http-method-override", "x-method-override", "x-http-method"]) {
    const headers = { authorization: `Bearer ${ana.token}`, [header]: "DELETE" };
    await app.inject({ method: "GET", url: `/api/companies/${_id}?_method=DELETE`, headers });
  }
  expect((await ana.call(companyEndpoints.get, { params: { id: _id } })).data._id).toBe(_id);
});

test.each([
  ["zero-width joiners", "\u200D\u200B\u2060"],
  ["a direction mark", "\u200E"],
  ["soft hyphens", "\u00AD\u00AD"],
  ["a Hangul filler", "\u3164"],
  ["an empty Braille cell", "\u2800"],
  ["control characters", "\u0001\u0002"],
  ["spaces of all kinds", "\u00A0\u2003\uFEFF"],
])("a name of %s alone is empty", async (_, name) => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const params = { id: company };
  const email = "bo@example.com";
  const refusals = [
    await ana.refused(companyEndpoints.create, { body: { name } }),
    await ana.refused(companyEndpoints.update, { params, body: { name } }),
    await ana.refused(customerEndpoints.create, { params, body: { name, email } }),
    await ana.refused(authEndpoints.updateMe, { body: { name } }),
  ];
  expect(refusals).toMatchObject([
    { status: 400, msg: "Company name is required" },
    { status: 400, msg: "Company name is required" },
    { status: 400, msg: "Customer name is required" },
    { status: 400, msg: "Name is required" },
  ]);
});

test("a limit is digits, and no other way to write a number", async () => {
  const { app, signUp } = await startApp();
  const { token } = await signUp();
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (limit: string) =>
    (await app.inject({ url: `/api/companies?limit=${limit}`, headers })).statusCode;
  for (const limit of ["1", "200", "007"]) expect(await ask(limit), limit).toBe(200);
  const others = [
    "1e2",
    "0x10",
    "1.0",
    "+5",
    "%205",
    "5%20",
    "",
    "-1",
    "0",
    "201",
    "1&limit=2",
    "%EF%BC%95",
  ];
  for (const limit of others) expect(await ask(limit), limit).toBe(400);
});

test("the marks of a calendar are asked for a year at most", async () => {
  const ana = await newPerson();
  const year = { startDate: "2028-01-01", endDate: "2028-12-31" };
  expect(await ana.call(appointmentEndpoints.days, { query: year })).toEqual({ data: [] });
  const query = { ...year, endDate: "2029-01-01" };
  expect(await ana.refused(appointmentEndpoints.days, { query })).toMatchObject({
    status: 400,
    errors: [{ path: "endDate", msg: "Ask for 366 days or fewer" }],
  });
});

test("a body in a charset other than UTF-8 is refused", async () => {
  const { app } = await startApp();
  const send = async (type: string) => {
    const headers = { "content-type": `application/json${type}` };
    return (await app.inject({ method: "POST", url: "/api/auth/login", headers, body: "{}" }))
      .statusCode;
  };
  for (const type of ["", ";charset=utf-8", '; Charset="UTF-8"', "; charset=utf8"]) {
    expect(await send(type), type).toBe(400);
  }
  for (const type of ["; charset=iso-8859-1", ';charset="utf-16"', "; charset=utf-8859"]) {
    expect(await send(type), type).toBe(415);
  }
});

test("an address that takes other methods says which, to whoever asks", async () => {
  const { app } = await startApp();
  for (const [method, url, allow] of [
    ["PATCH", "/api/companies/1", "DELETE, GET, HEAD, PUT"],
    ["DELETE", "/api/companies", "GET, HEAD, POST"],
    ["GET", "/api/auth/login", "POST"],
    ["OPTIONS", "/api/search", "GET, HEAD"],
    ["PUT", "/api/appointments/days", "GET, HEAD"],
  ] as const) {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode, url).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json()).toEqual({ msg: `This address accepts only ${allow}` });
  }
  expect((await app.inject({ method: "PATCH", url: "/api/nothing" })).statusCode).toBe(404);
});
