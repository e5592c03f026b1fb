import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { mergeEndpoints } from "../../../shared/matching/merging.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import type { Mail } from "../../mails/mail.ts";
import { addCustomer } from "../../test/records.ts";
import { addReview } from "../../test/reviews.ts";
import { createSender, linkIn, said, startBooking, stayLoggedIn } from "../../test/visitors.ts";

/** Anna was invited to a review on Tuesday at 11 in New York. */
async function startInvited(more: object = {}) {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const { customer: anna, params, booking: now, invite, tell } = await addReview(owner, more);
  const bo = await addCustomer(owner, anna.company, {
    name: "Bo Lund",
    email: "bo@bergco.example",
  });
  const { after } = createSender(app, owner);
  const give = async (customer: string) => {
    app.clock.advance(1000);
    return (await owner.send(appointmentEndpoints.update, { params, body: { customer } })).headers;
  };
  const undo = async (headers: Record<string, unknown>) => {
    app.clock.advance(1000);
    const id = String(headers["change-id"]);
    return (await owner.send(historyEndpoints.undo, { params: { id }, body: {} })).headers;
  };
  const storyOf = async (id: string) => {
    const { data } = await owner.call(storyEndpoints.ofCustomer, { params: { id }, query: {} });
    return data.flatMap((one) =>
      one.type === "appointment"
        ? [one.booked?.invitation ?? "not invited"]
        : one.type === "mail"
          ? [one.subject]
          : [],
    );
  };
  const invited = await invite();
  const link = linkIn((await after(10))[0]);
  return {
    app,
    owner,
    visit,
    anna,
    bo,
    invited,
    params,
    link,
    after,
    give,
    invite,
    now,
    tell,
    undo,
    storyOf,
  };
}

const toWhom = (mails: readonly Mail[]) => mails.map(({ to, subject }) => `${to} ${subject}`);
const uidOf = (mail: Mail | undefined) => /UID:(\S+)/.exec(mail?.icalEvent?.content ?? "")?.[1];
const first = "Invitation: Review, Tue, Dec 1, 11:00 AM";

test("given to another customer, the first is told that it is canceled once somebody says so, and the second is invited anew", async () => {
  const { visit, anna, bo, invited, link, after, give, invite, now, tell, storyOf } =
    await startInvited();
  const given = await give(bo._id);
  expect(given["to-tell"]).toBe(invited._id);
  expect(await now()).toBeNull();
  expect(await storyOf(bo._id)).toEqual(["not invited"]);
  expect(await storyOf(anna._id)).toEqual([first]);
  expect(await after(300)).toEqual([]);
  await tell(given["to-tell"], "soon");
  const told = await after(60);
  expect(toWhom(told)).toEqual(["anna@bergco.example Canceled: Review, Tue, Dec 1, 11:00 AM"]);
  expect(told[0]?.icalEvent?.method).toBe("CANCEL");
  expect(said((await visit.get(link)).body)).toMatch(/canceled/i);
  await visit.post(link, { do: "accept" });
  expect(await now()).toBeNull();
  const second = await invite();
  expect(second._id).not.toBe(invited._id);
  expect(second).toMatchObject({ standing: "invited", email: "bo@bergco.example" });
  const [mail, ...others] = await after(3600);
  expect(others).toEqual([]);
  expect(toWhom(mail ? [mail] : [])).toEqual([`bo@bergco.example ${first}`]);
  expect(uidOf(mail)).toBe(`${second._id}@client-desk`);
  expect(await storyOf(anna._id)).toEqual(["Canceled: Review, Tue, Dec 1, 11:00 AM", first]);
  expect(await storyOf(bo._id)).toEqual(["invited", first]);
  await visit.post(linkIn(mail), { do: "accept" });
  expect(await now()).toMatchObject({ standing: "accepted", customer: bo._id });
});

test("as long as the first is not told, the appointment says so, and they can be told later", async () => {
  const { owner, anna, bo, invited, params, after, give, invite, now, tell } = await startInvited();
  const passedOn = async () => {
    const answer = await owner.call(bookingEndpoints.ofAppointment, { params });
    return answer.passedOn.map(({ _id, name, news }) => ({ _id, name, ...news }));
  };
  expect(await passedOn()).toEqual([]);
  const given = await give(bo._id);
  const untold = { _id: invited._id, name: anna.name, what: "given" };
  expect(await passedOn()).toMatchObject([{ ...untold, isKept: false }]);
  await tell(given["to-tell"], "never");
  expect(await passedOn()).toMatchObject([{ ...untold, isKept: true }]);
  await invite();
  expect(await after(3600)).toHaveLength(1);
  expect(await now()).toMatchObject({ name: bo.name, standing: "invited" });
  expect(await passedOn()).toMatchObject([{ ...untold, isKept: true }]);
  await tell(invited._id, "now");
  expect(toWhom(await after(0))).toEqual([
    "anna@bergco.example Canceled: Review, Tue, Dec 1, 11:00 AM",
  ]);
  expect(await passedOn()).toEqual([]);
});

test("undone before anybody was told, nothing has happened; undone later, the first is invited again by the same entry", async () => {
  const { anna, bo, invited, after, give, now, tell, undo, storyOf } = await startInvited();
  const given = await give(bo._id);
  expect((await undo(given))["to-tell"]).toBeUndefined();
  expect(await now()).toMatchObject({ _id: invited._id, standing: "invited" });
  expect(await after(3600)).toEqual([]);
  const again = await give(bo._id);
  await tell(again["to-tell"], "now");
  expect(toWhom(await after(0))).toEqual([
    "anna@bergco.example Canceled: Review, Tue, Dec 1, 11:00 AM",
  ]);
  expect((await undo(again))["to-tell"]).toBe(invited._id);
  await tell(invited._id, "soon");
  const [mail] = await after(60);
  expect([uidOf(mail), /SEQUENCE:(\d+)/.exec(mail?.icalEvent?.content ?? "")?.[1]]).toEqual([
    `${invited._id}@client-desk`,
    "2",
  ]);
  expect(await now()).toMatchObject({ _id: invited._id, standing: "invited" });
  expect((await storyOf(anna._id))[0]).toBe("invited");
  expect(await storyOf(bo._id)).toEqual([]);
});

test("kept from the first, it stays with the second, also where the first is deleted or merged with them", async () => {
  const { app, owner, anna, bo, after, give, now, tell, undo } = await startInvited();
  const given = await give(bo._id);
  await tell(given["to-tell"], "never");
  expect(await after(3600)).toEqual([]);
  const gone = await owner.send(customerEndpoints.remove, { params: { id: anna._id } });
  expect(await now()).toBeNull();
  await undo(gone.headers);
  await undo(given);
  const again = await give(bo._id);
  expect(again["to-tell"]).toBe(given["to-tell"]);
  await tell(again["to-tell"], "now");
  expect(await after(0)).toHaveLength(1);
  app.clock.advance(1000);
  const [one, other] = await Promise.all(
    [bo, anna].map(({ _id }) => owner.call(customerEndpoints.get, { params: { id: _id } })),
  );
  if (!one || !other) throw new Error("They are gone");
  await owner.call(mergeEndpoints.mergeCustomers, {
    params: { id: bo._id },
    body: {
      updatedAt: one.data.updatedAt,
      others: [{ _id: anna._id, updatedAt: other.data.updatedAt }],
      values: {},
    },
  });
  expect(await now()).toBeNull();
  expect(await after(3600)).toEqual([]);
});

test("merged with another, the customer stays invited, and whoever gets the appointment then is not", async () => {
  const { app, owner, anna, bo, invited, after, give, now, undo, storyOf } = await startInvited();
  const cleo = await addCustomer(owner, bo.company, { name: "Cleo" });
  app.clock.advance(1000);
  const merged = await owner.send(mergeEndpoints.mergeCustomers, {
    params: { id: bo._id },
    body: {
      updatedAt: bo.updatedAt,
      others: [{ _id: anna._id, updatedAt: anna.updatedAt }],
      values: {},
    },
  });
  expect(merged.headers["to-tell"]).toBeUndefined();
  expect(await now()).toMatchObject({ _id: invited._id, standing: "invited", customer: bo._id });
  expect(await storyOf(bo._id)).toEqual(["invited", first]);
  expect(await after(3600)).toEqual([]);
  const given = await give(cleo._id);
  expect(given["to-tell"]).toBe(invited._id);
  expect(await now()).toBeNull();
  await undo(given);
  await undo(merged.headers);
  expect(await now()).toMatchObject({ _id: invited._id, standing: "invited", customer: anna._id });
  expect(await storyOf(anna._id)).toEqual(["invited", first]);
  expect(await storyOf(bo._id)).toEqual([]);
});

test("a series whose first times are over is canceled for the first, and undone, goes on for them", async () => {
  const { app, bo, invited, after, give, now, tell, undo } = await startInvited({
    repeat: "FREQ=WEEKLY;COUNT=5",
  });
  app.clock.set("2026-12-10T18:20:00.000Z");
  await stayLoggedIn(app);
  const given = await give(bo._id);
  expect(given["to-tell"]).toBe(invited._id);
  await tell(invited._id, "soon");
  expect(toWhom(await after(60))).toEqual([
    "anna@bergco.example Canceled: Review, Tue, Dec 1, 11:00 AM",
  ]);
  expect((await undo(given))["to-tell"]).toBe(invited._id);
  expect(await now()).toMatchObject({ _id: invited._id, standing: "invited" });
});
