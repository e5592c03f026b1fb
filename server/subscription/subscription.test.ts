import { gunzipSync } from "node:zlib";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { attemptRules } from "../attempts/rules.ts";
import { type Person, start, startApp, startWithAna, type TestApp } from "../test/harness.ts";
import { readIcs } from "../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

const { get, create, update, remove, feed } = subscriptionEndpoints;
const nowhere = { msg: "There is nothing at this address" };

async function subscribe(person: Person) {
  return (await person.call(create, {})).path;
}

function read({ app }: TestApp, path: string, headers: Record<string, string> = {}) {
  return app.inject({ url: path, headers });
}

test("an address is 256 bits, of which a hash alone is kept, and no log names it", async () => {
  const { ana, ...app } = await startWithAna();
  expect(await ana.call(get, {})).toEqual({ data: null });
  const { data, path } = await ana.call(create, {});
  expect(data).toEqual({ shows: "full", createdAt: start.toISOString(), lastReadAt: null });
  const [, token = ""] = /^\/calendar\/([\w-]{43})\.ics$/.exec(path) ?? [];
  expect((await read(app, path)).statusCode).toBe(200);
  await read(app, `${path}/more`);
  await read(app, path.replace(".ics", ""));
  await app.app.inject({ method: "PUT", url: path, payload: "{" });
  const rows = await app.db.selectFrom("calendarAddresses").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(app.log.join("")).toContain(feed.url);
  expect(app.log.join("")).not.toContain(token);
  expect(JSON.stringify(await ana.call(get, {}))).not.toContain(token);
});

test("a new address ends the old one at once and shows as much as that did", async () => {
  const { ana, ...app } = await startWithAna();
  const old = await subscribe(ana);
  await ana.call(update, { body: { shows: "busy" } });
  const { data, path } = await ana.call(create, {});
  expect(data.shows).toBe("busy");
  expect((await read(app, path)).statusCode).toBe(200);
  const ended = await read(app, old);
  expect([ended.statusCode, ended.json()]).toEqual([404, nowhere]);
  await ana.call(remove, {});
  expect((await read(app, path)).statusCode).toBe(404);
  expect(await ana.call(get, {})).toEqual({ data: null });
});

test.each(["made-up", "", "%", "..", "a".repeat(43), "a".repeat(500), "%00", "' OR 1=1 --", "_%"])(
  "there is nothing at the address %j, and the answer is that of any other",
  async (token) => {
    const app = await startApp();
    await subscribe(await app.signUp());
    const answer = await read(app, `/calendar/${encodeURIComponent(token)}.ics`);
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.body).not.toContain("VCALENDAR");
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test("the calendar is of whoever made the address, and holds nothing of anybody else", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  await addAppointment(ana, { title: "Hers" });
  await addAppointment(ben, { title: "His" });
  const [hers, his] = [await subscribe(ana), await subscribe(ben)];
  const titles = async (path: string) =>
    readIcs((await read(app, path)).body).map(({ SUMMARY }) => SUMMARY);
  expect(await titles(hers)).toEqual(["Hers"]);
  expect(await titles(his)).toEqual(["His"]);
  await ana.call(remove, {});
  expect(await titles(his)).toEqual(["His"]);
});

test("an address goes with its account", async () => {
  const { ana, ...app } = await startWithAna();
  const path = await subscribe(ana);
  await ana.call(authEndpoints.deleteMe, { body: { password: ana.password } });
  expect((await read(app, path)).statusCode).toBe(404);
  expect(await app.db.selectFrom("calendarAddresses").selectAll().execute()).toEqual([]);
});

test("what has not changed is not sent again, however much time has passed", async () => {
  const { ana, ...app } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company, { name: "Bo" });
  const { _id: id } = await addAppointment(ana, { company, customer });
  const path = await subscribe(ana);
  let etag = String((await read(app, path)).headers.etag);
  const status = async () => {
    const answer = await read(app, path, { "if-none-match": etag });
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
    if (answer.statusCode === 304) expect(answer.body).toBe("");
    etag = String(answer.headers.etag);
    return answer.statusCode;
  };
  expect(await status()).toBe(304);
  app.clock.advance(40 * 86_400_000);
  expect(await status()).toBe(304);
  const again = await app.withToken(await signInAgain(app, ana));
  const params = { id };
  const changes = [
    () => again.call(appointmentEndpoints.update, { params, body: { title: "Moved" } }),
    () => again.call(customerEndpoints.update, { params: { id: customer }, body: { name: "Bea" } }),
    () => again.call(update, { body: { shows: "titles" } }),
    () => again.call(authEndpoints.updateMe, { body: { timeZone: "Asia/Kathmandu" } }),
    () => again.call(appointmentEndpoints.remove, { params }),
  ];
  for (const change of changes) {
    await change();
    expect(await status(), String(change)).toBe(200);
    expect(await status()).toBe(304);
  }
});

async function signInAgain({ visitor }: TestApp, { user, password }: Person) {
  const body = { email: user.email, password };
  return (await visitor.call(authEndpoints.login, { body })).token;
}

test("when an address was last read is kept, to the minute", async () => {
  const { ana, ...app } = await startWithAna();
  const path = await subscribe(ana);
  const lastRead = async () => (await ana.call(get, {})).data?.lastReadAt;
  await read(app, path);
  expect(await lastRead()).toBe(start.toISOString());
  app.clock.advance(59_000);
  await read(app, path);
  expect(await lastRead()).toBe(start.toISOString());
  app.clock.advance(1000);
  const etag = String((await read(app, path)).headers.etag);
  expect(await lastRead()).toBe(app.clock.now().toISOString());
  app.clock.advance(60_000);
  await read(app, path, { "if-none-match": etag });
  expect(await lastRead()).toBe(app.clock.now().toISOString());
});

test("one address is read so often an hour, and then has to wait; others need not", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  const [hers, his] = [await subscribe(ana), await subscribe(ben)];
  for (let n = 0; n < attemptRules.calendarReads.free; n += 1) {
    expect((await read(app, hers)).statusCode).toBe(200);
  }
  const late = await read(app, hers);
  expect([late.statusCode, late.headers["retry-after"]]).toEqual([429, "300"]);
  expect((await read(app, his)).statusCode).toBe(200);
});

test("who asks one network's worth of unknown addresses has to wait, and known ones are read", async () => {
  const app = await startApp();
  const path = await subscribe(await app.signUp());
  for (let n = 0; n < attemptRules.unknownCalendars.free; n += 1) {
    expect((await read(app, `/calendar/guess${n}.ics`)).statusCode).toBe(404);
  }
  expect((await read(app, "/calendar/one-more.ics")).statusCode).toBe(429);
  expect((await read(app, path)).statusCode).toBe(200);
});

test("a calendar of hundreds comes whole, and its head alone without them", async () => {
  const { ana, ...app } = await startWithAna();
  const first = await addAppointment(ana, { title: "First" });
  const { company, customer } = first;
  for (let n = 0; n < 230; n += 1) {
    const whom = { company: company._id, customer: customer._id };
    await addAppointment(ana, { title: `n${n}`, notes: "é".repeat(400), ...whom });
  }
  const path = await subscribe(ana);
  const answer = await read(app, path);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(readIcs(answer.body)).toHaveLength(231);
  const head = await app.app.inject({ method: "HEAD", url: path });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, answer.headers.etag, ""]);
});

test("with titles only nothing but the title and the time is told, and busy only not even that", async () => {
  const { ana, ...app } = await startWithAna();
  const { _id: company } = await addCompany(ana, { name: "Acme" });
  const { _id: customer } = await addCustomer(ana, company, { name: "Bo" });
  const whom = { company, customer, notes: "Secret" };
  const one = await addAppointment(ana, { ...whom, title: "Review", date: "2026-05-04T15:00" });
  await addAppointment(ana, { ...whom, title: "Fair", date: "2026-05-05" });
  const canceled = { outcome: "canceled", title: "Off", date: "2026-05-06T15:00" } as const;
  await addAppointment(ana, { ...whom, ...canceled });
  const path = await subscribe(ana);
  const shown = async (shows: "full" | "titles" | "busy") => {
    await ana.call(update, { body: { shows } });
    const events = readIcs((await read(app, path)).body);
    return events.toSorted((a, b) => String(a.SUMMARY).localeCompare(String(b.SUMMARY)));
  };
  expect(await shown("full")).toMatchObject([
    { SUMMARY: "Fair" },
    { SUMMARY: "Off", STATUS: "CANCELLED" },
    { SUMMARY: "Review", DESCRIPTION: "Bo, Acme\n\nSecret" },
  ]);
  // Each level of detail is another version, a second later than the one before.
  const versionAt = (second: number) => ({
    DTSTAMP: `20260504T10000${second}Z`,
    "LAST-MODIFIED": `20260504T10000${second}Z`,
    SEQUENCE: String((start.getTime() - Date.UTC(2000, 0, 1)) / 1000 + second),
  });
  const time = { DTSTART: "20260504T150000", DTEND: "20260504T160000" };
  expect(await shown("titles")).toEqual([
    expect.objectContaining({ SUMMARY: "Fair", "DTSTART;VALUE=DATE": "20260505" }),
    {
      UID: `${one._id}@client-desk`,
      ...versionAt(1),
      ...time,
      SUMMARY: "Review",
    },
  ]);
  const busy = await shown("busy");
  const UID = expect.stringMatching(/^[\w-]{43}@client-desk$/);
  expect(busy).toEqual([{ UID, ...versionAt(2), ...time, SUMMARY: "Busy" }]);
  expect(readIcs((await read(app, path)).body)).toEqual(busy);
});

test("every event is a later version once anything of it is written otherwise, after an undo as well", async () => {
  const { ana, ...app } = await startWithAna({ timeZone: "Europe/Berlin" });
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company, { name: "Bo" });
  const { _id: id } = await addAppointment(ana, { company, customer, date: "2026-05-04T15:00" });
  const path = await subscribe(ana);
  const params = { id };
  let change = "";
  const rename = async (title: string) => {
    const { headers } = await ana.send(appointmentEndpoints.update, { params, body: { title } });
    change = String(headers[changeIdHeader.toLowerCase()]);
  };
  const changes = {
    retitled: () => rename("Moved"),
    undone: () => ana.call(historyEndpoints.undo, { params: { id: change }, body: {} }),
    "of a renamed customer": () =>
      ana.call(customerEndpoints.update, { params: { id: customer }, body: { name: "Bea" } }),
    "with less detail": () => ana.call(update, { body: { shows: "titles" } }),
    "in another zone": () => ana.call(authEndpoints.updateMe, { body: { timeZone: "Asia/Tokyo" } }),
  };
  const versionOf = async () => {
    const [event = {}] = readIcs((await read(app, path)).body);
    return [Number(event.SEQUENCE), event.DTSTAMP ?? "", event["LAST-MODIFIED"] ?? ""] as const;
  };
  let before = await versionOf();
  for (const [how, make] of Object.entries(changes)) {
    await make();
    const after = await versionOf();
    for (const [place, value] of after.entries()) {
      expect(value > (before[place] ?? ""), `${how}: ${value} after ${before[place]}`).toBe(true);
    }
    expect(await versionOf(), how).toEqual(after);
    before = after;
  }
  // A file that is saved is no other version.
  const saved = readIcs((await ana.download(exportEndpoints.appointments)).text);
  expect(saved[0]?.DTSTAMP).toBe(before[1]);
});

test("a calendar is compressed for who takes it, and the same then", async () => {
  const { ana, ...app } = await startWithAna();
  await addAppointment(ana, { notes: "é".repeat(4000) });
  const path = await subscribe(ana);
  const plain = await read(app, path);
  const zipped = await read(app, path, { "accept-encoding": "gzip, br" });
  expect(plain.headers["content-encoding"]).toBe(undefined);
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  for (const { headers } of [plain, zipped]) expect(headers.vary).toContain("Accept-Encoding");
  expect(zipped.headers.etag).toBe(plain.headers.etag);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
});

test.each(["2026-10-25T01:30", "2026-10-24T23:45", "2026-03-29T01:00"])(
  "an appointment at %s ends by the clock on the wall, though the clocks change in it",
  async (date) => {
    const { ana, ...app } = await startWithAna({ timeZone: "Europe/Berlin" });
    await addAppointment(ana, { date, duration: 240 });
    const calendar = new ICAL.Component(ICAL.parse((await read(app, await subscribe(ana))).body));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    const end = Temporal.PlainDateTime.from(date).add({ hours: 4 });
    expect(event.endDate.toString()).toBe(end.toString({ smallestUnit: "second" }));
    expect(event.startDate.toString()).toBe(`${date}:00`);
  },
);
