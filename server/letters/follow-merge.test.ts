import { expect, test } from "vitest";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { mergeEndpoints } from "../../shared/matching/merging.ts";
import { storyEndpoints } from "../../shared/story.ts";
import { sendBookingMails } from "../booking/mails/job.ts";
import { sendLetters } from "../booking/mails/send-letters.ts";
import { readEnv } from "../env.ts";
import { addCompany, addCustomer } from "../test/records.ts";
import { addType, customersOf, linkIn, startBooking } from "../test/visitors.ts";

const env = readEnv({});

/** Inês has booked and was written to; Anna, who is invited, and Bo are there as well. */
async function startThree() {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const look = async (seconds = 0) => {
    app.clock.advance(seconds * 1000);
    const mailer = { send: async () => {} };
    const parts = { ...app, env, mailer, log: app.app.log };
    await sendLetters(parts, owner.owner);
    await sendBookingMails(parts, owner.owner);
  };
  await visit.book(await addType(owner, { remind: null }));
  await app.settle();
  app.clock.advance(60_000);
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  await app.settle();
  const [ines] = await customersOf(owner);
  if (!ines) throw new Error("Nobody has booked");
  const { _id: company } = await addCompany(owner, { name: "Berg & Co." });
  const anna = await addCustomer(owner, company, { name: "Anna", email: "anna@bergco.example" });
  const bo = await addCustomer(owner, company, { name: "Bo" });
  const review = { title: "Review", date: "2026-12-02T11:00", duration: 45 };
  const made = await owner.call(appointmentEndpoints.create, {
    body: { ...review, company, customer: anna._id },
  });
  await owner.call(bookingEndpoints.invite, {
    params: { id: made.data._id },
    body: { place: "theirs", address: "", remind: null, mayMove: false, word: "" },
  });
  for (const { _id } of [ines, anna])
    await owner.call(activityEndpoints.create, {
      params: { id: _id },
      body: { kind: "email", at: "2026-11-25T13:20", text: "Hi", subject: "Tuesday" },
    });
  await look(10);
  const merge = async (from: { _id: string }, into: { _id: string }) => {
    app.clock.advance(1000);
    const [one, other] = await Promise.all(
      [into, from].map(({ _id }) => owner.call(customerEndpoints.get, { params: { id: _id } })),
    );
    const answer = await owner.send(mergeEndpoints.mergeCustomers, {
      params: { id: into._id },
      body: {
        updatedAt: one?.data.updatedAt ?? "",
        others: [{ _id: from._id, updatedAt: other?.data.updatedAt ?? "" }],
        values: {},
      },
    });
    return String(answer.headers["change-id"]);
  };
  const undo = async (id: string) => {
    app.clock.advance(1000);
    const answer = await owner.send(historyEndpoints.undo, { params: { id }, body: {} });
    expect(answer.statusCode).toBe(200);
    return String(answer.headers["change-id"]);
  };
  /** How many mails and letters each has, where they are there. */
  const counts = async () => {
    const all = [];
    for (const { _id } of [ines, anna, bo]) {
      const answer = await owner.send(storyEndpoints.ofCustomer, {
        params: { id: _id },
        query: {},
      });
      const data: { type: string }[] = answer.json().data ?? [];
      const count = (type: string) => data.filter((one) => one.type === type).length;
      all.push(answer.statusCode === 404 ? null : [count("mail"), count("activity")]);
    }
    return all;
  };
  /** The appointments go, so that no mail has one to follow. */
  const deleteAll = async () => {
    const { data } = await owner.call(appointmentEndpoints.list, {});
    for (const { _id } of data)
      await owner.send(appointmentEndpoints.remove, { params: { id: _id } });
    app.clock.advance(1000);
  };
  return { ines, anna, bo, merge, undo, counts, deleteAll };
}

test.each(["there", "deleted"])(
  "merged twice and undone once, everything is where the first merge has left it; appointments %s",
  async (how) => {
    const { ines, anna, bo, merge, undo, counts, deleteAll } = await startThree();
    if (how === "deleted") await deleteAll();
    const begun = [
      [2, 1],
      [1, 1],
      [0, 0],
    ];
    expect(await counts()).toEqual(begun);
    const first = await merge(ines, anna);
    const once = [null, [3, 2], [0, 0]];
    expect(await counts()).toEqual(once);
    const second = await merge(anna, bo);
    expect(await counts()).toEqual([null, null, [3, 2]]);
    await undo(second);
    expect(await counts()).toEqual(once);
    await undo(first);
    expect(await counts()).toEqual(begun);
  },
);

test("what is merged twice and undone twice, the later first, is done again by undoing that", async () => {
  const { ines, anna, bo, merge, undo, counts, deleteAll } = await startThree();
  await deleteAll();
  await merge(ines, anna);
  const second = await merge(anna, bo);
  const back = await undo(second);
  await undo(back);
  expect(await counts()).toEqual([null, null, [3, 2]]);
});
