import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import type { Mail } from "../../mails/mail.ts";
import { readWithIcalJs, readWithNodeIcal } from "../../test/calendar/calendar-readers.ts";
import { addReview, anna } from "../../test/reviews.ts";
import { serverMessages } from "../../test/said.ts";
import { addType, createSender, linkIn, said, startBooking } from "../../test/visitors.ts";

const { booking: words } = serverMessages;

/** Marta has a review with Anna on Tuesday at 11 in New York. */
async function startReview(more: object = {}, { hasMail = true } = {}) {
  const { app, owner, visit } = await startBooking({ hasMail });
  const { customer, params, ...review } = await addReview(owner, more);
  const { id } = params;
  const { after } = createSender(app, owner);
  const change = async (changes: object, one = id, scope?: "this" | "following" | "all") =>
    (
      await owner.send(appointmentEndpoints.update, {
        ...{ params: { id: one }, body: changes },
        ...(scope && { query: { scope } }),
      })
    ).headers;
  return { app, owner, visit, id, customer: customer._id, ...review, after, change };
}

const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject);

/** A line of the first event in the entry of a mail. */
function lineOf({ icalEvent }: Mail, name: string): string | undefined {
  const text = (icalEvent?.content ?? "").replaceAll("\r\n ", "");
  const event = text.slice(text.indexOf("BEGIN:VEVENT"));
  return new RegExp(`^${name}[:;](.*)\r$`, "m").exec(event)?.[1];
}

test("an invitation is mailed ten seconds later, and its page takes the answer", async () => {
  const { visit, after, invite, standing } = await startReview();
  const address = "14 Canal Street";
  const asked = await invite({ place: "address", address, word: "The autumn numbers." });
  expect(asked).toMatchObject({ standing: "invited", invitation: { sentAt: null } });
  expect(await after(9)).toEqual([]);
  const [mail] = await after(1);
  if (!mail) throw new Error("Nothing was mailed");
  expect(mail).toMatchObject({
    ...{ to: anna.email, subject: "Invitation: Review, Tue, Dec 1, 11:00 AM" },
    ...{ fromName: "Marta Ellingsen", icalEvent: { method: "REQUEST" } },
  });
  expect(mail.text).toContain("From Marta: The autumn numbers.");
  expect(lineOf(mail, "ATTENDEE")).toMatch(/PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:anna@/);
  expect(lineOf(mail, "SEQUENCE")).toBe("0");
  const link = linkIn(mail);
  expect(said((await visit.get(link)).body)).toMatch(
    /Marta invites you, Anna .*14 Canal Street.*The autumn numbers.* Accept .*Propose Another Time/,
  );
  expect(await standing()).toBe("invited");
  await visit.post(link, { do: "accept" });
  expect(await standing()).toBe("accepted");
  expect(said((await visit.get(link)).body)).toContain("You accepted");
  await visit.post(link, { do: "cancel", word: "I am away" });
  expect(await standing()).toBe("refused");
  expect(await after(3600)).toEqual([]);
  expect((await visit.get(`${link}/invite.ics`)).statusCode).toBe(404);
});

test("undone within ten seconds, nobody hears of it; taken back later, the customer is told after ten", async () => {
  const { owner, id, made, after, invite, standing } = await startReview();
  const takeBack = () => owner.call(bookingEndpoints.takeBack, { params: { id } });
  await invite();
  expect(await takeBack()).toEqual({ data: null });
  expect(await after(60)).toEqual([]);
  await invite();
  const [first] = await after(10);
  await takeBack();
  expect(await standing()).toBe("canceled");
  expect(await after(9)).toEqual([]);
  await invite();
  expect(await standing()).toBe("invited");
  expect(await after(60)).toEqual([]);
  await takeBack();
  const [canceled] = await after(10);
  expect(canceled?.subject).toBe("Canceled: Review, Tue, Dec 1, 11:00 AM");
  await invite();
  const [again] = await after(10);
  const all = [first, canceled, again].map(
    (mail) => mail && [lineOf(mail, "UID"), lineOf(mail, "SEQUENCE")],
  );
  const uid = first && lineOf(first, "UID");
  expect(all).toEqual([
    [uid, "0"],
    [uid, "1"],
    [uid, "2"],
  ]);
  // The appointment goes: whoever undoes it is asked.
  const undone = await owner.send(historyEndpoints.undo, {
    ...{ params: { id: String(made.headers["change-id"]) }, body: {} },
  });
  expect(undone.headers["to-tell"]).toBe(again && lineOf(again, "UID")?.split("@")[0]);
});

test("a move is asked about, and the new time is to be accepted anew; two moves and a cancellation leave one event", async () => {
  const { owner, visit, id, after, invite, change, tell, standing } = await startReview();
  await invite();
  const told = await after(10);
  await visit.post(linkIn(told[0]), { do: "accept" });
  for (const date of ["2026-12-02T11:00", "2026-12-03T11:00"]) {
    const { "to-tell": booking } = await change({ date });
    expect(await standing()).toBe(told.length === 1 ? "accepted" : "invited");
    await tell(booking, "soon");
    told.push(...(await after(60)));
  }
  expect(await standing()).toBe("invited");
  const removed = await owner.send(appointmentEndpoints.remove, { params: { id } });
  await tell(removed.headers["to-tell"], "soon");
  told.push(...(await after(60)));
  expect(subjects(told)).toEqual([
    "Invitation: Review, Tue, Dec 1, 11:00 AM",
    "Moved: Review is now Wed, Dec 2, 11:00 AM",
    "Moved: Review is now Thu, Dec 3, 11:00 AM",
    "Canceled: Review, Thu, Dec 3, 11:00 AM",
  ]);
  expect(told.map((mail) => lineOf(mail, "SEQUENCE"))).toEqual(["0", "1", "2", "3"]);
  expect(new Set(told.map((mail) => lineOf(mail, "UID"))).size).toBe(1);
  expect(new Set(told.map((mail) => lineOf(mail, "ORGANIZER"))).size).toBe(1);
  expect(told[1] && lineOf(told[1], "ATTENDEE")).toContain("NEEDS-ACTION");
});

test("a customer proposes times, and the one that is taken needs no answer", async () => {
  const { owner, visit, after, invite, standing } = await startReview();
  const { _id } = await invite();
  const link = linkIn((await after(10))[0]);
  expect(said((await visit.get(`${link}/propose`)).body)).toContain("Choose up to three");
  const times = "2026-12-03T15:00:00.000Z,2026-12-04T15:00:00.000Z";
  await visit.post(link, { do: "propose", times, word: "Tuesday is the audit." });
  const waiting = await owner.call(bookingEndpoints.waiting, {});
  expect(waiting.data).toMatchObject([
    { _id, standing: "proposed", word: "Tuesday is the audit." },
  ]);
  await owner.call(bookingEndpoints.choose, { params: { id: _id }, body: { place: 1 } });
  expect(await standing()).toBe("accepted");
  const [mail] = await after(60);
  expect(mail?.subject).toBe("Moved: Review is now Fri, Dec 4, 10:00 AM");
  expect(mail?.text).toContain("has been moved");
  expect(mail && lineOf(mail, "ATTENDEE")).toContain("PARTSTAT=ACCEPTED");
  // It can be moved only where that was allowed.
  const at = "2026-12-03T15:00:00.000Z";
  await visit.post(link, { do: "move", at });
  expect(await after(60)).toEqual([]);
  await invite({ mayMove: true });
  await visit.post(link, { do: "move", at });
  expect(subjects(await after(60))).toEqual(["Moved: Review is now Thu, Dec 3, 10:00 AM"]);
});

test("a series is one invitation: times that move or go are changes of it", async () => {
  const { app, id, after, invite, change, tell } = await startReview({
    repeat: "FREQ=WEEKLY;COUNT=5",
  });
  await invite({ remind: 1440 });
  const [first] = await after(10);
  expect(first?.text).toContain("Repeats every week, 5 times");
  expect(first && lineOf(first, "RRULE")).toBe("FREQ=WEEKLY;COUNT=5");
  const moved = await change({ date: "2026-12-09T12:00" }, `${id}_2026-12-08`, "this");
  await tell(moved["to-tell"], "soon");
  const canceled = await change({ outcome: "canceled" }, `${id}_2026-12-15`, "this");
  await tell(canceled["to-tell"], "soon");
  const [second, ...more] = await after(60);
  expect(more).toEqual([]);
  expect(second?.subject).toBe("Changed: Review, next Tue, Dec 1, 11:00 AM");
  expect(second && lineOf(second, "SEQUENCE")).toBe("1");
  const window = { from: "2026-11-01", to: "2027-01-31" };
  const shown = ["12-01T16", "12-09T17", "12-22T16", "12-29T16"];
  for (const read of [readWithIcalJs, readWithNodeIcal]) {
    const times = read(second?.icalEvent?.content ?? "", window).map(({ instant = 0 }) => instant);
    const hours = times.sort().map((at) => new Date(at).toISOString().slice(5, 13));
    expect(hours).toEqual(shown);
  }
  // The rest of it is at another hour from the fourth time on: that is an event of its own.
  const date = "2026-12-22T15:00";
  const rest = await change({ date }, `${id}_2026-12-22`, "following");
  expect(rest["to-tell"]).toBeUndefined();
  // Both are due at once, in either order.
  const [ended, begun] = (await after(60)).toSorted((one, other) =>
    one.subject < other.subject ? -1 : 1,
  );
  expect([ended?.subject, begun?.subject]).toEqual([
    "Changed: Review, next Tue, Dec 1, 11:00 AM",
    "Invitation: Review, Tue, Dec 22, 3:00 PM",
  ]);
  expect([ended, begun].map((mail) => mail && lineOf(mail, "RRULE"))).toEqual([
    "FREQ=WEEKLY;COUNT=3",
    "FREQ=WEEKLY;COUNT=2",
  ]);
  expect(begun && lineOf(begun, "UID")).not.toBe(ended && lineOf(ended, "UID"));
  // Each of its times has a reminder.
  app.clock.set("2026-11-30T16:00:00.000Z");
  expect(subjects(await after(0))).toEqual(["Tomorrow: Review, 11:00 AM"]);
  app.clock.set("2026-12-08T17:00:00.000Z");
  expect(subjects(await after(0))).toEqual(["Tomorrow: Review, 12:00 PM"]);
});

test("answers that came by other ways are entered by hand, and without a mail server the link is copied", async () => {
  const { owner, visit, customer, invite, standing } = await startReview({}, { hasMail: false });
  const { _id } = await invite();
  const params = { id: _id };
  const { link } = await owner.call(bookingEndpoints.send, { params, body: { by: "link" } });
  expect(said((await visit.get(new URL(link ?? "").pathname)).body)).toContain("Marta invites you");
  const told = async () => {
    const story = { params: { id: customer }, query: {} };
    const { data } = await owner.call(storyEndpoints.ofCustomer, story);
    return data.flatMap((one) => (one.type === "appointment" ? one.booked?.invitation : []));
  };
  for (const [answer, expected] of [
    ["accepted", "accepted"],
    ["declined", "refused"],
    [null, "invited"],
  ] as const) {
    await owner.call(bookingEndpoints.answer, { params, body: { answer } });
    expect(await standing()).toBe(expected);
    expect(await told()).toEqual([answer ?? "invited"]);
  }
});

test("nobody is invited without an email, without a time, to what is over, or to what they have booked", async () => {
  const { app, owner, visit, customer, id, invite } = await startReview();
  const refusal = async (one = id) =>
    (
      await owner.send(bookingEndpoints.invite, {
        params: { id: one },
        body: { place: "theirs", address: "", remind: null, mayMove: false, word: "" },
      })
    ).json().msg;
  await app.db.updateTable("customers").set({ email: "" }).where("_id", "=", customer).execute();
  expect(await refusal()).toBe(words.noEmail);
  await app.db
    .updateTable("customers")
    .set({ email: anna.email })
    .where("_id", "=", customer)
    .execute();
  await owner.call(appointmentEndpoints.update, { params: { id }, body: { date: "2026-12-01" } });
  expect(await refusal()).toBe(words.needsTime);
  await owner.call(appointmentEndpoints.update, {
    params: { id },
    body: { date: "2026-11-24T10:00" },
  });
  expect(await refusal()).toBe(words.notToInvite);
  await owner.call(appointmentEndpoints.update, {
    params: { id },
    body: { date: "2026-12-02T10:00" },
  });
  await invite();
  await visit.book(await addType(owner));
  await app.settle();
  await visit.post(linkIn(app.mails.at(-1)), { do: "confirm" });
  const { data } = await owner.call(appointmentEndpoints.list, {
    query: { startDate: "2026-12-01", endDate: "2026-12-01" },
  });
  expect(await refusal(data[0]?._id)).toBe(words.bookedOnline);
});
