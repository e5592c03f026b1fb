import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import { asServed } from "../../test/harness.ts";
import { desk, inviteAnna, lineOf, startDesk } from "../../test/mail/inbox-desk.ts";
import {
  bounceOfExim,
  bounceOfGoogle,
  replyOfApple,
  replyOfGoogle,
  replyOfOutlook,
} from "../../test/mail/replies.ts";
import { addType, linkIn, startBooking, tuesday } from "../../test/visitors.ts";
import { holdMailbox, releaseMailbox } from "./position.ts";

test("calendar programs reply to the mailbox, people to who takes the meeting; before, nothing was different", async () => {
  const of = await startDesk();
  const { mails, bookingId } = await inviteAnna(of);
  expect(lineOf(mails[0], "ORGANIZER")).toBe(`CN="Marta Ellingsen":mailto:${desk}`);
  expect(mails[0]).toMatchObject({ replyTo: { address: "marta@ellingsen.example" } });
  expect(mails[0]?.messageId).toMatch(/^<[\w-]{22}@ellingsen\.example>$/);
  const link = `${linkIn(mails[0])}/invite.ics`;
  expect((await of.visit.get(link)).body.replaceAll("\r\n ", "")).toContain(`mailto:${desk}`);
  // Whoever was told of it by another organizer keeps that one.
  await of.app.db
    .updateTable("bookings")
    .set({ repliesTo: "" })
    .where("_id", "=", bookingId)
    .execute();
  const params = { id: bookingId };
  await of.owner.call(bookingEndpoints.send, { params, body: { by: "mail" } });
  const [again] = await of.after(10);
  expect(lineOf(again, "ORGANIZER")).toContain("mailto:marta@ellingsen.example");
});

test("an answer in the mail program is the customer’s, a newer one replaces it, and each is marked as read", async () => {
  const of = await startDesk();
  const { uid, booking, standing } = await inviteAnna(of);
  expect(await of.receive(replyOfGoogle({ uid }))).toBe(true);
  expect(await booking()).toMatchObject({
    standing: "accepted",
    invitation: { answer: "accepted", isByHand: false },
  });
  of.app.clock.advance(3600_000);
  const declined = replyOfOutlook({ uid, at: "20261125T190000Z", word: "I am away" });
  expect(await of.receive(declined)).toBe(true);
  expect(await booking()).toMatchObject({ standing: "refused", word: "I am away" });
  // Written before, it came late.
  expect(await of.receive(replyOfApple({ uid, at: "20261125T185900Z" }))).toBe(true);
  expect(await standing()).toBe("refused");
  const maybe = replyOfGoogle({ uid, state: "TENTATIVE", at: "20261125T190500Z" });
  expect(await of.receive(maybe)).toBe(true);
  expect(await standing()).toBe("invited");
  expect(of.followed).toEqual(Array(4).fill([of.owner.owner]));
});

test("nothing happens by who was not invited, to what is unknown, of another version, or to a time that there is none of", async () => {
  const of = await startDesk();
  const { uid, standing } = await inviteAnna(of, { repeat: "FREQ=WEEKLY;COUNT=5" });
  const others = [
    replyOfGoogle({ uid, from: "bo@bergco.example" }),
    replyOfGoogle({ uid: "0193644f-7d2a-7c11-8d53-3b9f0a6f2c11@client-desk" }),
    replyOfGoogle({ uid: "' OR 1=1 --@client-desk" }),
    replyOfGoogle({ uid, sequence: 1 }),
    Buffer.from(
      String(replyOfApple({ uid })).replace("SUMMARY:", "RECURRENCE-ID:20261201T170000Z\r\n$&"),
    ),
    replyOfGoogle({ uid }, { start: "20261203T153000Z" }),
    Buffer.from("From: anna@bergco.example\r\nSubject: Hello\r\n\r\nCould we talk?"),
    // Too large.
    undefined,
  ];
  for (const message of others) expect(await of.receive(message)).toBe(false);
  expect(await standing()).toBe("invited");
  expect(of.followed).toEqual([]);
  expect(await of.receive(replyOfGoogle({ uid }))).toBe(true);
  expect(await standing()).toBe("accepted");
});

test("an answer to a time that is no longer the one is old", async () => {
  const of = await startDesk();
  const { uid, id, bookingId, standing } = await inviteAnna(of);
  const moved = { params: { id }, body: { date: "2026-12-02T11:00" } };
  await of.owner.send(appointmentEndpoints.update, moved);
  const params = { id: bookingId };
  await of.owner.call(bookingEndpoints.tell, { params, body: { tell: "soon" } });
  await of.after(60);
  expect(await of.receive(replyOfGoogle({ uid, sequence: 0 }))).toBe(true);
  expect(await standing()).toBe("invited");
  expect(await of.receive(replyOfGoogle({ uid, sequence: 1 }))).toBe(true);
  expect(await standing()).toBe("accepted");
});

test("another time is a proposal, and what the customer books online can be moved and canceled in the mail program", async () => {
  const of = await startDesk();
  const { uid, booking, bookingId } = await inviteAnna(of);
  expect(await of.receive(replyOfOutlook({ uid }, { start: "20261201T110000" }))).toBe(false);
  expect(await of.receive(replyOfOutlook({ uid }, { start: "20201203T103000" }))).toBe(false);
  const proposed = replyOfOutlook(
    { uid, word: "Tuesday is the audit." },
    { start: "20261203T103000" },
  );
  expect(await of.receive(proposed)).toBe(true);
  const waiting = await of.owner.call(bookingEndpoints.waiting, {});
  expect(waiting.data).toMatchObject([
    { proposed: ["2026-12-03T10:30:00.000Z"], word: "Tuesday is the audit." },
  ]);
  await of.owner.call(bookingEndpoints.choose, { params: { id: bookingId }, body: { place: 0 } });
  expect(await booking()).toMatchObject({ standing: "accepted", date: "2026-12-03T10:30:00.000Z" });

  await of.visit.book(await addType(of.owner), { at: tuesday });
  const [confirm] = await of.after(0);
  await of.visit.post(linkIn(confirm), { do: "confirm" });
  const [confirmed] = await of.after(0);
  expect(lineOf(confirmed, "ORGANIZER")).toContain(desk);
  const list = async () =>
    (
      await of.owner.call(bookingEndpoints.list, {
        query: { startDate: "2026-12-01", endDate: "2026-12-01" },
      })
    ).data;
  const [online] = await list();
  const from = "ines@padaria.example";
  const declined = { uid: `${online?._id}@client-desk`, from, state: "DECLINED", word: "Ill" };
  expect(await of.receive(replyOfGoogle(declined))).toBe(true);
  expect(await list()).toMatchObject([{ standing: "canceled", word: "Ill" }]);
  expect((await of.after(0)).map(({ subject }) => subject)).toEqual([
    "Canceled: Phone call, Tue, Dec 1, 3:00 PM",
  ]);
});

test("what comes back is shown as not delivered with the reason, once, and not once it was sent anew", async () => {
  const of = await startDesk();
  const { mails, booking, bookingId } = await inviteAnna(of);
  const messageId = mails[0]?.messageId ?? "";
  expect(await of.receive(bounceOfGoogle({ messageId, action: "delayed" }))).toBe(false);
  expect(await of.receive(bounceOfGoogle({ messageId: `<${"A".repeat(22)}@x.example>` }))).toBe(
    false,
  );
  expect(await of.receive(bounceOfGoogle({ messageId }))).toBe(true);
  const undelivered = "550 5.1.1 <anna@bergco.example>: Recipient address rejected: User unknown";
  expect(await booking()).toMatchObject({ undelivered });
  expect(await of.receive(bounceOfExim({ messageId }))).toBe(true);
  expect(await booking()).toMatchObject({ undelivered });
  const params = { id: bookingId };
  const email = "anna.berg@bergco.example";
  await of.owner.call(bookingEndpoints.resend, { params, body: { email } });
  const [again] = await of.after(0);
  expect(await of.receive(bounceOfExim({ messageId }))).toBe(false);
  expect(await booking()).toMatchObject({ email, undelivered: null });
  expect(await of.receive(bounceOfExim({ messageId: again?.messageId ?? "" }))).toBe(true);
  expect(await booking()).toMatchObject({ undelivered: "550 Unrouteable address" });
});

test("an email from a customer’s page that comes back says so in the story", async () => {
  const of = await startDesk();
  const { customer } = await inviteAnna(of);
  const body = { kind: "email" as const, at: "2026-11-25T13:20", text: "Hi", subject: "Tuesday" };
  await of.owner.call(activityEndpoints.create, { params: { id: customer }, body });
  const [letter] = await of.after(10);
  await of.receive(bounceOfExim({ messageId: letter?.messageId ?? "" }));
  const params = { id: customer };
  const { data } = await of.owner.call(storyEndpoints.ofCustomer, { params, query: {} });
  expect(data.find(({ type }) => type === "activity")).toMatchObject({
    letter: { state: "failed", failure: "550 Unrouteable address" },
  });
});

test("killed half way, or read by two processes, each message counts once; what makes the server fail is left", async () => {
  const of = await startDesk();
  const { uid, bookingId, standing } = await inviteAnna(of);
  const params = { id: bookingId };
  const { mailbox, read } = of.box;
  const { markRead } = mailbox;
  mailbox.markRead = async () => {
    throw new Error("Connection lost");
  };
  const first = of.box.add(replyOfGoogle({ uid }));
  await expect(of.look()).rejects.toThrow("Connection lost");
  await of.owner.call(bookingEndpoints.answer, { params, body: { answer: "declined" } });
  mailbox.markRead = markRead;
  await of.look();
  expect([standing && (await standing()), read.has(first)]).toEqual(["refused", true]);
  await Promise.all([of.look(), of.look(), of.look()]);
  expect(of.followed).toHaveLength(1);

  const broken = of.box.add(replyOfGoogle({ uid }));
  const { read: readSource } = mailbox;
  mailbox.read = async (one) => {
    if (one === broken) throw new Error("Broken");
    return readSource(one);
  };
  const next = of.box.add(replyOfApple({ uid, at: "20261125T190000Z" }));
  of.app.clock.advance(3600_000);
  for (const _ of [1, 2]) await expect(of.look()).rejects.toThrow("Broken");
  await of.look();
  expect([read.has(broken), read.has(next), await standing()]).toEqual([false, true, "accepted"]);

  // With other numbers, what is there by now is not read again.
  Object.assign(mailbox, { validity: 8, next: next + 1 });
  await of.look();
  expect(of.followed).toHaveLength(2);
});

test("one process at a time reads it, another 45 seconds after that was killed", async () => {
  const { app } = await startBooking();
  const db = asServed(app.db);
  const hold = (who: string) => holdMailbox(db, "desk", who, app.clock.now());
  expect([await hold("a"), await hold("b"), await hold("a")]).toEqual([true, false, true]);
  app.clock.advance(45_000);
  expect([await hold("b"), await hold("a")]).toEqual([true, false]);
  await releaseMailbox(db, "desk", "b");
  expect(await hold("a")).toBe(true);
});
