import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { areTooMany } from "../../attempts/attempts.ts";
import { attemptRules } from "../../attempts/rules.ts";
import { addType, appointmentsOf, ines, said, startBooking } from "../../test/visitors.ts";

const ticketIn = /name="ticket" hidden>\n([^<]+)/;

/** A desk on which more has been tried than usual, and what somebody gets who books there. */
async function startBusy() {
  const { app, owner, visit } = await startBooking();
  const type = await addType(owner);
  const counter = { kind: "busyBookings", subject: owner.owner } as const;
  await areTooMany(app.db, counter, app.clock.now());
  const { free } = attemptRules.busyBookings;
  await app.db.updateTable("signInAttempts").set({ attempts: free }).execute();
  await areTooMany(app.db, counter, app.clock.now());
  const asked = await visit.book(type, { company: "Padaria\n<b>" });
  const [, ticket = ""] = ticketIn.exec(asked.body) ?? [];
  const book = async (form: Record<string, string>) =>
    (await visit.book(type, { ticket, ...form })).statusCode;
  return { app, owner, asked, ticket, book };
}

/** What the page's own script finds, as a browser runs it. */
async function work(page: string): Promise<string> {
  const [, script = ""] = /<script>([\s\S]+?)<\/script>/.exec(page) ?? [];
  const [, ticket = ""] = ticketIn.exec(page) ?? [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const form = { ticket: { value: ticket }, proof: { value: "" }, submit: resolve };
  const document = { getElementById: () => form };
  runInNewContext(script, { document, self: { crypto }, crypto, TextEncoder, Uint8Array });
  await promise;
  return String(form.proof.value);
}

test("while many book, a browser works for it and sends the same form again", async () => {
  const { owner, asked, book } = await startBusy();
  expect([asked.statusCode, said(asked.body)]).toEqual([
    200,
    expect.stringMatching(/^Checking, a moment .*What you typed is kept/),
  ]);
  expect(asked.body).toContain(`>\n${ines.email}</textarea>`);
  expect(asked.body).toContain(">\nPadaria\n&lt;b&gt;</textarea>");
  expect(asked.body.length).toBeLessThan(30_000);
  expect(await book({ proof: "wrong" })).toBe(200);
  const proof = await work(asked.body);
  expect(await book({ proof, email: "another@example.com" })).toBe(200);
  expect(await appointmentsOf(owner)).toEqual([]);
  expect(await book({ proof })).toBe(303);
  expect(await appointmentsOf(owner)).toHaveLength(1);
});

test("without script it is booked five seconds later, and a ticket ends after half an hour", async () => {
  const { app, ticket, book } = await startBusy();
  app.clock.advance(4999);
  expect(await book({})).toBe(200);
  const later = `${Number(ticket.split(".")[0]) - 5000}.${ticket.split(".")[1]}`;
  expect(await book({ ticket: later })).toBe(200);
  app.clock.advance(1);
  expect(await book({})).toBe(303);
  // Still busy: the window began with the first.
  const half = await startBusy();
  half.app.clock.advance(9 * 60_000);
  expect(await half.book({ ticket: "" })).toBe(200);
  half.app.clock.advance(2 * 60_000);
  expect(await half.book({ ticket: "" })).toBe(303);
});
