import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bookingPageEndpoints } from "../../../shared/booking-pages.ts";
import { meetingTypeEndpoints } from "../../../shared/kinds/meeting-types.ts";
import { addType, said, startBooking, tuesday } from "../../test/visitors.ts";

const zone = "zone=America/New_York";

test("a page is rendered once for many, and read again within 15 seconds", async () => {
  const { app, owner, visit } = await startBooking();
  await addType(owner);
  const url = `/book/marta?${zone}`;
  const [, first] = [await visit.get(url), (await visit.get(url)).body];
  // As another process might write, of which this one has not heard.
  await app.db.updateTable("meetingTypes").set({ name: "Visit" }).execute();
  expect((await visit.get(url)).body).toBe(first);
  app.clock.advance(15_000);
  expect((await visit.get(url)).body).toContain("<h1>Visit</h1>");
});

test("a time drops out with the millisecond in which its notice has passed", async () => {
  const { app, owner, visit } = await startBooking();
  const type = await addType(owner, { notice: 0 });
  const read = async () => said((await visit.get(`/book/marta/${type._id}?${zone}`)).body);
  app.clock.set("2026-11-25T18:30:00.000Z");
  for (let times = 0; times < 3; times += 1) expect(await read()).toContain("1:30 PM");
  app.clock.advance(1);
  expect(await read()).not.toContain("1:30 PM");
});

test("what the desk does and what others book shows at once", async () => {
  const { owner, visit } = await startBooking();
  const type = await addType(owner);
  const url = `/book/marta/${type._id}?${zone}&day=2026-12-01`;
  const read = async () => said((await visit.get(url)).body);
  for (let times = 0; times < 3; times += 1) expect(await read()).toContain("10:00 AM");
  expect((await visit.book(type)).statusCode).toBe(303);
  expect(await read()).not.toContain("10:00 AM");
  expect((await visit.get(`${url}&at=${tuesday}`)).body).toContain("10:00 AM was just taken.");
  const params = { id: type._id };
  await owner.call(meetingTypeEndpoints.update, { params, body: { lengths: [45] } });
  expect((await visit.get(url)).body).toContain("45 min");
  await owner.call(bookingPageEndpoints.updateOwn, { body: { isOpen: false } });
  expect(await read()).toMatch(/^Online booking is closed/);
});

test("each gets what the address asks for, whatever others asked for, and packed as they take it", async () => {
  const { app, owner, visit } = await startBooking();
  const type = await addType(owner, { lengths: [30, 60] });
  const url = `/book/marta/${type._id}`;
  const get = async (query: string) => (await visit.get(`${url}?${query}`)).body;
  const pages = new Set<string>();
  const queries = [zone, "zone=Europe/Lisbon", `${zone}&length=60`, `${zone}&day=2026-12-02`];
  for (let times = 0; times < 2; times += 1)
    for (const query of queries) pages.add(await get(query));
  expect(pages.size).toBe(queries.length);
  const plain = await get(zone);
  expect(await get(`${zone}&name=Eve&email=eve@example.com`)).toBe(plain);
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, unpack] of Object.entries(unpacked)) {
    const headers = { "accept-encoding": encoding };
    const { rawPayload, headers: answered } = await app.app.inject({
      url: `${url}?${zone}`,
      headers,
    });
    expect(answered).toMatchObject({
      "content-encoding": encoding,
      vary: "Accept-Encoding, Accept-Language",
    });
    expect(unpack(rawPayload).toString()).toBe(plain);
  }
});
