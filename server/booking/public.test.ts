import { expect, test } from "vitest";
import { bookingPageEndpoints } from "../../shared/booking-pages.ts";
import { addType, appointmentsOf, linkIn, said, startBooking, tuesday } from "../test/visitors.ts";
import { tidyBookings } from "./tidy.ts";

test("the tries of one address, the times it holds and the mails to one email have limits", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner, { notice: 0 });
  const at = (n: number) => new Date(Date.parse(tuesday) + n * 1_800_000).toISOString();
  const book = (n: number, email: string, address: string) =>
    visit.book(type, { email, at: at(n) }, address);
  for (let n = 0; n < 3; n += 1) {
    expect((await book(n, "eve@example.com", `192.0.2.${n}`)).statusCode).toBe(303);
  }
  const flooded = await book(3, "Eve@example.com", "192.0.2.9");
  expect(flooded.statusCode).toBe(429);
  await app.settle();
  expect(app.mails).toHaveLength(3);
  for (let n = 3; n < 8; n += 1)
    expect((await book(n, `v${n}@example.com`, "198.51.100.1")).statusCode).toBe(303);
  const held = await book(8, "v8@example.com", "198.51.100.1");
  expect([held.statusCode, said(held.body)]).toEqual([
    429,
    "Too many tries Too many tries from here. Try again in 20 minutes.",
  ]);
  for (let n = 0; n < 20; n += 1)
    await visit.book(type, { email: `x${n}@example.com`, at: at(0) }, "203.0.113.1");
  expect((await book(9, "v9@example.com", "203.0.113.1")).statusCode).toBe(429);
  expect((await book(9, "v9@example.com", "203.0.113.2")).statusCode).toBe(303);
});

test("a form comes back with all that was typed, and says what is wrong; a robot gets nothing", async () => {
  const { owner, visit } = await startBooking();
  const questions = [{ text: "What about?", kind: "long" as const, isRequired: true }];
  const type = await addType(owner, { questions });
  const wrong = { name: "", email: "ines@padaria", phone: " ", company: '"><script>' };
  const { statusCode, body } = await visit.book(type, wrong);
  expect(statusCode).toBe(400);
  expect(said(body)).toMatch(
    /Name is required .*Please enter a valid email address .*Enter the number Marta should call .*Answer this question/,
  );
  expect(body).toContain('value="ines@padaria"');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(body.match(/ autofocus/g)).toHaveLength(1);
  const typo = await visit.book(type, { email: "ines@gmial.com" });
  expect(said(typo.body)).toContain("Did you mean ines@gmail.com?");
  const long = await visit.book(type, { name: "x".repeat(201), answer0: "Hi" });
  expect(said(long.body)).toContain("Must be 200 characters or fewer");
  const robot = await visit.book(type, { answer0: "Hi", website: "https://spam.example" });
  expect(said(robot.body)).toContain("This could not be booked. What you typed is kept.");
  expect(await appointmentsOf(owner)).toEqual([]);
});

test("a page that is closed, moved or none says so; the address it had leads to it for 90 days", async () => {
  const { app, owner, visit } = await startBooking();
  await addType(owner);
  const change = (body: object) => owner.call(bookingPageEndpoints.updateOwn, { body });
  await change({ name: "ellingsen" });
  const moved = await visit.get("/book/marta?zone=Europe/Lisbon");
  expect([moved.statusCode, moved.headers.location]).toEqual([
    302,
    "/book/ellingsen?zone=Europe/Lisbon",
  ]);
  const ben = await app.signUp();
  const taken = { body: { name: "marta" } };
  expect(await ben.refused(bookingPageEndpoints.updateOwn, taken)).toMatchObject({
    ...{ status: 409, msg: "This address is taken" },
  });
  await change({ isOpen: false });
  expect(said((await visit.get("/book/ellingsen")).body)).toMatch(/^Online booking is closed/);
  await change({ mayWrite: true });
  expect((await visit.get("/book/ellingsen")).body).toContain("mailto:marta@ellingsen.example");
  const none = await visit.get("/book/nobody");
  expect([none.statusCode, said(none.body)]).toEqual([
    404,
    expect.stringMatching(/^There is no booking page here/),
  ]);
  app.clock.advance(91 * 86_400_000);
  expect((await visit.get("/book/marta")).statusCode).toBe(404);
});

test("pages are small, load nothing, set no cookies, and only those to book on may be framed", async () => {
  const { owner, visit } = await startBooking();
  const type = await addType(owner);
  await addType(owner, { name: "Visit", place: "theirs", lengths: [90, 180] });
  const path = String((await visit.book(type)).headers.location);
  const bookPages = ["", `/${type._id}`, `/${type._id}?at=2026-12-02T15:00:00.000Z`];
  const pages = [...bookPages.map((rest) => `/book/marta${rest}`), path, `${path}/move`];
  for (const url of pages) {
    const { headers, body, statusCode } = await visit.get(url);
    expect(statusCode).toBe(200);
    expect(body.length, url).toBeLessThan(30_000);
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(headers["set-cookie"]).toBeUndefined();
    const isFramed = url.startsWith("/book/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(isFramed ? "frame-ancestors *" : "frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe(isFramed ? undefined : "DENY");
    const isForAll = isFramed && !url.includes("at=");
    expect(headers).toMatchObject({
      ...{ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" },
      "cache-control": isForAll ? "private, no-cache" : "no-store",
    });
  }
});

test.each([
  ["UTC", "UTC", "UTC"],
  ["Etc/UTC", "UTC", "UTC"],
  ["Asia/Kolkata", "Calcutta", "Kolkata time"],
  ["Etc/GMT+5", "Etc/GMT+5", "GMT+5 time"],
])("a page that is shown in %s has %s chosen among the zones", async (zone, chosen, name) => {
  const { owner, visit } = await startBooking();
  const type = await addType(owner);
  const { body } = await visit.get(`/book/marta/${type._id}?zone=${encodeURIComponent(zone)}`);
  expect(body.match(/<option selected>[^<]*/g)).toEqual([`<option selected>${chosen}`]);
  expect(body).toContain(`<span>${name}<span class="link">Change`);
});

test("an address that is probably mistyped is asked about, corrected, and the link goes there", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  const path = String((await visit.book(type, { email: "ines@gmial.com" })).headers.location);
  await app.settle();
  const held = (await visit.get(path)).body;
  expect(said(held)).toContain("Did you mean ines@gmail.com ?");
  // A form would end the paragraph that it is in.
  expect(held).not.toMatch(/<p[ >](?:(?!<\/p>)[\s\S])*<form/);
  const corrected = await visit.get(`${path}/correct?email=ines@gmail.com`);
  expect(corrected.body).toContain('value="ines@gmail.com"');
  const wrong = await visit.post(path, { do: "correct", email: "ines" });
  expect([wrong.statusCode, said(wrong.body)]).toEqual([
    400,
    expect.stringContaining("Please enter a valid email address"),
  ]);
  await visit.post(path, { do: "correct", email: "ines@gmail.com" });
  await app.settle();
  const [before, after] = app.mails;
  expect(after?.to).toBe("ines@gmail.com");
  // The link that went elsewhere confirms nothing any more.
  await visit.post(linkIn(before), { do: "confirm" });
  expect(await appointmentsOf(owner)).toEqual([]);
  await visit.post(linkIn(after), { do: "confirm" });
  expect(await appointmentsOf(owner)).toHaveLength(1);
});

test("what nobody has confirmed is removed after a day, and so are the addresses of what is long over", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  const path = String((await visit.book(type)).headers.location);
  const later = "2026-12-01T16:00:00.000Z";
  const kept = String(
    (await visit.book(type, { email: "b@example.com", at: later })).headers.location,
  );
  await app.settle();
  await visit.post(linkIn(app.mails[1]), { do: "confirm" });
  const tidy = async (instant: string) => {
    app.clock.set(instant);
    await tidyBookings(app.db, app.clock.now());
    const open = async (url: string) => (await visit.get(url)).statusCode;
    return [await open(path), await open(kept)];
  };
  expect(await tidy("2026-11-26T18:00:00.000Z")).toEqual([200, 200]);
  expect(await tidy("2026-11-26T19:00:00.000Z")).toEqual([404, 200]);
  expect(await tidy("2027-03-15T00:00:00.000Z")).toEqual([404, 404]);
  const left = await app.db.selectFrom("appointments").select("_id").execute();
  expect(left).toHaveLength(1);
});
