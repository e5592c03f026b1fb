import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookingPageEndpoints } from "../../../shared/booking-pages.ts";
import { bookkeeping, listTables } from "../../db/maintenance/catalog.ts";
import { watchRows } from "../desks/written.ts";
import { startApp, type TestApp } from "../harness.ts";
import { addCompany, addCustomer } from "../records.ts";
import { watchStatements } from "../sql/statements.ts";
import { addType, createVisitor, ines, linkIn, said, startBooking, tuesday } from "../visitors.ts";

// What somebody tries who has the address of a booking page, and nothing else.

const halfHours = (count: number) =>
  new Date(Date.parse(tuesday) + count * 1_800_000).toISOString();

test("who asks for a time with the email of a customer gets the same words from the same statements", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  const { _id: company } = await addCompany(owner, { name: "Berg" });
  await addCustomer(owner, company, { name: "Anna Berg", email: "anna@berg.example" });
  const statements = watchStatements();
  const ask = async (email: string, at: string) => {
    statements.splice(0);
    const asked = await visit.book(type, { ...ines, email, at });
    await app.settle();
    const { body } = await visit.get(String(asked.headers.location));
    // What is mailed behind the answer comes in any order.
    const seen = statements.splice(0).map(({ sql }) => sql);
    seen.sort();
    const mail = app.mails.splice(0).map(({ subject, text }) => subject + text);
    const words = [asked.statusCode, said(body), ...mail].join(" ").replaceAll(email, "");
    return { seen, words: words.replace(/\d+:\d\d|[AP]M|\/booking\/\S+|\s/g, "") };
  };
  // Once for what only the first visitor has looked up.
  await ask("first@example.com", halfHours(0));
  const unknown = await ask("nobody@example.com", halfHours(2));
  const known = await ask("anna@berg.example", halfHours(3));
  expect(known.seen.length).toBeGreaterThan(10);
  expect(known).toEqual(unknown);
});

test("mail scanners open every link and what it leads to, and nothing is written", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner, { movable: 0 });
  await visit.book(type);
  await app.settle();
  const tables = await listTables(app.db);
  const written = await watchRows(
    app.db,
    tables.filter(({ name }) => ![...bookkeeping, "signInAttempts"].includes(name)),
  );
  const scan = async () => {
    const opened = new Set<string>();
    const open = async (url: string, depth: number): Promise<void> => {
      if (opened.has(url) || depth > 3) return;
      opened.add(url);
      await app.app.inject({ method: "HEAD", url });
      const { statusCode, body } = await visit.get(url);
      expect(statusCode, url).toBeLessThan(500);
      const links = [...body.matchAll(/href="([^"#]+)/g)].map(
        ([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), `http://desk.example${url}`),
      );
      const own = links.filter(({ pathname }) => pathname.startsWith("/booking/"));
      for (const { pathname, search } of own.slice(0, 12)) await open(pathname + search, depth + 1);
    };
    await written();
    for (const { text } of app.mails)
      for (const [link] of text.matchAll(/https?:\/\/\S+/g)) await open(new URL(link).pathname, 0);
    expect(await written()).toEqual([]);
    return opened.size;
  };
  expect(await scan()).toBeGreaterThan(0);
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  await app.settle();
  expect(await scan()).toBeGreaterThan(10);
});

test("neither what a customer's calendar says nor what is nearly an address opens a booking, and guessing ends", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  await app.settle();
  const { data: waiting } = await owner.call(bookingEndpoints.list, {
    query: { startDate: "2026-12-01", endDate: "2026-12-01" },
  });
  const id = waiting[0]?._id ?? "";
  const token = path.split("/").at(-1) ?? "";
  const swapped = token.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  for (const near of [id, token.slice(1), `${token}A`, swapped, `%00${token}`]) {
    const { statusCode, body } = await visit.get(`/booking/${near}`);
    expect(statusCode, near).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain(ines.email);
  }
  // A copy of the database has no addresses in it.
  for (const { name } of await listTables(app.db)) {
    // as: the database has the tables of the schema.
    const rows = await app.db
      .selectFrom(name as "bookings")
      .selectAll()
      .execute();
    expect(JSON.stringify(rows), name).not.toContain(token);
  }
  const guess = async () => (await visit.get("/booking/AAAAAAAAAAAAAAAAAAAAAA")).statusCode;
  const codes = [];
  for (let n = 0; n < 120; n += 1) codes.push(await guess());
  expect(codes.at(-1)).toBe(429);
  expect(codes.filter((code) => code === 404).length).toBeLessThanOrEqual(100);
});

test("a stranger gets three mails a day, whatever page, network, letter case or suffix they are asked with", async () => {
  const app = await startApp();
  app.clock.set("2026-11-25T18:20:00.000Z");
  const visit = createVisitor(app);
  const pages = [await openPage(app, "marta"), await openPage(app, "jonas")];
  const emails = [
    "eve@example.com",
    "Eve@Example.com",
    "eve+1@example.com",
    "eve+desk@example.com",
  ];
  let tries = 0;
  const paths: string[] = [];
  for (const page of pages)
    for (const email of emails) {
      tries += 1;
      const form = { email, at: halfHours(tries) };
      const asked = await visit.book(page.type, form, `192.0.2.${tries}`, page.name);
      if (asked.statusCode === 303) paths.push(String(asked.headers.location));
    }
  // Neither sent again nor as the correction of another.
  for (const path of paths) await visit.post(path, { do: "resend" });
  const [first] = pages;
  if (!first) throw new Error("No page");
  const other = await visit.book(first.type, { email: "kim@example.com", at: halfHours(12) });
  const corrected = String(other.headers.location);
  await visit.post(corrected, { do: "correct", email: "eve@example.com" });
  await app.settle();
  const mailed = app.mails.map(({ to }) => to.toLowerCase().replace(/\+.*@/, "@"));
  expect(mailed.filter((to) => to === "eve@example.com")).toHaveLength(3);
});

test("a network holds five times, and a company of a million addresses as many", async () => {
  const { owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner, { notice: 0 });
  const hold = async (count: number, address: string) => {
    const form = { email: `v${count}@example.com`, at: halfHours(count) };
    return (await visit.book(type, form, address)).statusCode;
  };
  const codes = [];
  for (let n = 0; n < 8; n += 1) codes.push(await hold(n, `2001:db8:7:${n}00::1`));
  expect(codes).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
  expect(await hold(9, "2001:db8:8::1")).toBe(303);
});

async function openPage(app: TestApp, name: string) {
  const person = await app.signUp({ timeZone: "America/New_York" });
  await person.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  return { name, type: await addType(person, { notice: 0 }), person };
}
