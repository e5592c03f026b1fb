import { expect, test } from "vitest";
import type { InvitationInput } from "../../../shared/booking.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookingMailEndpoints, type InvitationAsked } from "../../../shared/booking-mails.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import { joinDesk } from "../../test/people.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { messages, serverMessages } from "../../test/said.ts";
import { createSender, startBooking } from "../../test/visitors.ts";

const { booking: words } = serverMessages;

const said: InvitationInput = {
  ...{ place: "address", address: "14 Canal Street", remind: 1440, mayMove: true },
  word: "The autumn numbers.",
};

async function startReview() {
  const { app, owner } = await startBooking({ hasMail: true });
  const { _id: company } = await addCompany(owner, { name: "Berg & Co." });
  const email = "anna@bergco.example";
  const { _id: customer } = await addCustomer(owner, company, { name: "Anna Berg", email });
  const form = { title: "Review", date: "2026-12-01T11:00", duration: 45, customer, repeat: "" };
  const preview = async (changes: Partial<InvitationAsked> = {}) =>
    (
      await owner.call(bookingMailEndpoints.invitation, {
        body: { ...form, invitation: said, ...changes },
      })
    ).data;
  const refusal = async (changes: Partial<InvitationAsked>) => {
    const body = { ...form, invitation: said, ...changes };
    const answer = await owner.send(bookingMailEndpoints.invitation, { body });
    return [answer.statusCode, answer.json().msg];
  };
  /** What is kept of the mail that is really sent. */
  const send = async (changes: object = {}) => {
    const made = await owner.call(appointmentEndpoints.create, {
      body: { ...form, company, ...changes },
    });
    const params = { id: made.data._id };
    await owner.call(bookingEndpoints.invite, { params, body: said });
    app.clock.advance(10_000);
    await createSender(app, owner).send();
    const { data } = await owner.call(storyEndpoints.ofCustomer, {
      params: { id: customer },
      query: {},
    });
    const [mail] = data.flatMap((one) => (one.type === "mail" ? [one._id] : []));
    const copy = await owner.call(bookingMailEndpoints.get, { params: { id: mail ?? "" } });
    const { sentAt: _, ...shown } = copy.data;
    return { shown, id: made.data._id };
  };
  return { app, owner, company, customer, preview, refusal, send };
}

test.each([
  ["one appointment", {}],
  ["one that repeats", { repeat: "FREQ=WEEKLY;COUNT=5" }],
  ["one that repeats until a day", { repeat: "FREQ=DAILY;UNTIL=20261224" }],
])(
  "the invitation to %s is previewed as it is sent, and nothing is kept of that",
  async (_, changes) => {
    const { app, preview, send } = await startReview();
    const seen = await preview(changes);
    expect(seen).toMatchObject({
      ...{ from: "Marta Ellingsen", to: "anna@bergco.example", button: "Accept" },
      ...{ subject: "Invitation: Review, Tue, Dec 1, 11:00 AM" },
    });
    expect(await app.db.selectFrom("bookings").select("_id").execute()).toEqual([]);
    expect(app.mails).toEqual([]);
    expect((await send(changes)).shown).toEqual(seen);
  },
);

test("times of a series that differ count as long as its rule stays", async () => {
  const { owner, preview, send } = await startReview();
  const repeat = "FREQ=WEEKLY;COUNT=5";
  const { id } = await send({ repeat });
  await owner.call(appointmentEndpoints.update, {
    params: { id: `${id}_2026-12-01` },
    query: { scope: "this" },
    body: { date: "2026-12-02T11:00" },
  });
  const next = async (changes: Partial<InvitationAsked>) =>
    (await preview({ repeat, appointment: id, ...changes })).subject;
  const moved = "Invitation: Review, Wed, Dec 2, 11:00 AM";
  expect(await next({})).toBe(moved);
  const third = { appointment: `${id}_2026-12-15`, date: "2026-12-15T11:00" };
  expect(await next(third)).toBe(moved);
  expect(await next({ repeat: "FREQ=WEEKLY;COUNT=6" })).toBe(
    "Invitation: Review, Tue, Dec 1, 11:00 AM",
  );
});

test("it is from whoever’s calendar it stands in, and refused as inviting is", async () => {
  const { app, owner, company, preview, refusal } = await startReview();
  const ben = await joinDesk(app, owner, "member", "Europe/Lisbon");
  const seen = await preview({ host: ben.user._id });
  expect(seen.from).toBe(ben.user.name);
  expect(seen.rows[0]?.lines.join()).toContain("Lisbon");
  const { _id: nobody } = await addCustomer(owner, company, { name: "Bo" });
  await app.db.updateTable("customers").set({ email: "" }).where("_id", "=", nobody).execute();
  expect(await refusal({ customer: nobody })).toEqual([409, words.noEmail]);
  expect(await refusal({ date: "2026-12-01" })).toEqual([409, words.needsTime]);
  expect(await refusal({ date: "2026-11-24T10:00" })).toEqual([409, words.notToInvite]);
  expect(await refusal({ host: "nobody" })).toEqual([409, words.notToInvite]);
  expect(await refusal({ customer: "none" })).toEqual([404, messages.customers.notFound]);
});
