import { expect, test } from "vitest";
import { keyEndpoints } from "../../shared/account/keys.ts";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { dashboardEndpoints } from "../../shared/dashboard.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import {
  addType,
  appointmentsOf,
  createSender,
  linkIn,
  said,
  startBooking,
  tuesday,
} from "../test/visitors.ts";

test("a request is approved or declined, and the customer is told", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner, { booked: "onApproval", place: "video" });
  const ask = async (email: string, at: string, address: string) => {
    const page = String((await visit.book(type, { email, at }, address)).headers.location);
    await app.settle();
    await visit.post(linkIn(app.mails.at(-1)), { do: "confirm" });
    await app.settle();
    return page;
  };
  const wanted = await ask("a@example.com", tuesday, "192.0.2.1");
  const other = await ask("b@example.com", "2026-12-01T16:00:00.000Z", "192.0.2.2");
  expect(await appointmentsOf(owner)).toEqual([]);
  const waiting = async () => (await owner.call(bookingEndpoints.waiting, {})).data;
  const [first, second] = await waiting();
  expect(first).toMatchObject({
    ...{ standing: "asked", title: "Phone call", date: "2026-12-01T10:00:00.000Z", duration: 30 },
    ...{ name: "Inês Carvalho", email: "a@example.com", appointment: null },
  });
  await owner.call(bookingEndpoints.approve, { params: { id: first?._id ?? "" } });
  await owner.call(bookingEndpoints.decline, {
    ...{ params: { id: second?._id ?? "" }, body: { word: "I am away." } },
  });
  const again = { params: { id: first?._id ?? "" } };
  expect(await owner.refused(bookingEndpoints.approve, again)).toMatchObject({ status: 409 });
  await app.settle();
  // So long an approval can be taken back.
  app.clock.advance(12_000);
  await createSender(app, owner).send();
  expect(app.mails.map(({ subject }) => subject).slice(2)).toEqual([
    "Marta cannot then: Phone call, Tue, Dec 1, 4:00 PM",
    "Confirmed: Phone call, Tue, Dec 1, 3:00 PM",
  ]);
  expect(app.mails[2]?.text).toContain("Marta says: I am away.");
  expect(said((await visit.get(wanted)).body)).toContain("You are booked");
  expect(said((await visit.get(other)).body)).toMatch(/^Marta cannot then/);
  expect(await appointmentsOf(owner)).toHaveLength(1);
  // The new customer is looked at next.
  expect(await waiting()).toMatchObject([{ _id: first?._id, standing: "booked", isNew: true }]);
  await owner.call(bookingEndpoints.check, { ...again, body: { isChecked: true } });
  expect(await waiting()).toEqual([]);
});

test("what a program does with a booked appointment is mailed a minute later, the last place only; where it is back, nothing", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  await visit.book(type);
  await app.settle();
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  await app.settle();
  const [booked] = await appointmentsOf(owner);
  const params = { id: booked?._id ?? "" };
  const key = { name: "Zapier", access: "write", days: 90 } as const;
  const program = app.withToken((await owner.call(keyEndpoints.create, { body: key })).token);
  await app.settle();
  const move = (date: string) =>
    program.call(appointmentEndpoints.update, { params, body: { date } });
  const { send: look } = createSender(app, owner);
  const later = async () => {
    await look();
    app.clock.advance(60_000);
    await look();
    return app.mails.splice(0).map(({ subject, icalEvent }) => {
      const [, sequence] = /^SEQUENCE:(\d+)/m.exec(icalEvent?.content ?? "") ?? [];
      return [subject, icalEvent?.method, sequence];
    });
  };
  app.mails.length = 0;
  await move("2026-12-02T11:00");
  await look();
  await move("2026-12-03T11:30");
  expect(await later()).toEqual([["Moved: Phone call is now Thu, Dec 3, 4:30 PM", "REQUEST", "1"]]);
  await move("2026-12-04T11:30");
  await look();
  await move("2026-12-03T11:30");
  expect(await later()).toEqual([]);
  const answer = await program.send(appointmentEndpoints.remove, { params });
  expect(await later()).toEqual([["Canceled: Phone call, Tue, Dec 1, 3:00 PM", "CANCEL", "2"]]);
  const id = String(answer.headers["change-id"]);
  await program.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect(await later()).toEqual([["Confirmed: Phone call, Thu, Dec 3, 4:30 PM", "REQUEST", "3"]]);
  await owner.call(appointmentEndpoints.update, { params, body: { title: "Talk" } });
  expect(await later()).toEqual([]);
});

test("a customer proposes other times, the present one stays until the desk takes one, and the customer is told", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner);
  await visit.book(type);
  await app.settle();
  const link = linkIn(app.mails[0]);
  await visit.post(link, { do: "confirm" });
  await app.settle();
  const times = ["2026-12-03T14:30:00.000Z", "2026-12-03T20:00:00.000Z"];
  const page = await visit.get(`${link}/propose?times=${times.join()}`);
  expect(said(page.body)).toMatch(
    /Thu, Dec 3, 2:30 PM or Thu, Dec 3, 8:00 PM Tuesday stays until Marta chooses\. Back Propose 2 Times/,
  );
  await visit.post(link, { do: "propose", times: times.join(), word: "Thursday is best." });
  expect(said((await visit.get(link)).body)).toMatch(/^You proposed another time/);
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-01T10:00:00.000Z" }]);
  const [waiting] = (await owner.call(bookingEndpoints.waiting, {})).data;
  expect(waiting).toMatchObject({
    ...{ standing: "proposed", word: "Thursday is best." },
    proposed: ["2026-12-03T09:30:00.000Z", "2026-12-03T15:00:00.000Z"],
  });
  const params = { id: waiting?._id ?? "" };
  await owner.call(bookingEndpoints.choose, { params, body: { place: 1 } });
  expect(
    await owner.refused(bookingEndpoints.choose, { params, body: { place: null } }),
  ).toMatchObject({ status: 409 });
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-03T15:00:00.000Z" }]);
  const [moved] = (await owner.call(historyEndpoints.list, {})).data;
  expect(moved).toMatchObject({ action: "update" });
  // What was looked for at once has been.
  await app.settle();
  expect(said((await visit.get(link)).body)).toMatch(/^You are booked .*8:00 – 8:30 PM/);
  app.clock.advance(60_000);
  await createSender(app, owner).send();
  expect(app.mails.at(-1)?.subject).toBe("Moved: Phone call is now Thu, Dec 3, 8:00 PM");
});

test("instead of what is asked for the desk proposes times, of which the customer takes one that is still free", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const type = await addType(owner, { booked: "onApproval", remind: null });
  const ask = async (email: string, at: string, address: string) => {
    await visit.book(type, { email, at }, address);
    await app.settle();
    const link = linkIn(app.mails.at(-1));
    await visit.post(link, { do: "confirm" });
    await app.settle();
    return link;
  };
  const link = await ask("a@example.com", tuesday, "192.0.2.1");
  const waiting = async () => (await owner.call(bookingEndpoints.waiting, {})).data;
  const [asked] = await waiting();
  const params = { id: asked?._id ?? "" };
  const { data: free } = await owner.call(bookingEndpoints.times, { params });
  expect(free).toContain("2026-12-03T09:30:00.000Z");
  const times = ["2026-12-03T15:00", "2026-12-03T09:30"];
  await owner.call(bookingEndpoints.propose, { params, body: { times, word: "I travel." } });
  await app.settle();
  expect(app.mails.at(-1)).toMatchObject({
    ...{ subject: "Marta cannot then: Phone call, Tue, Dec 1, 3:00 PM" },
    text: expect.stringContaining(
      "proposes Thu, Dec 3, 2:30 PM or Thu, Dec 3, 8:00 PM. Marta says: I travel.",
    ),
  });
  expect(said((await visit.get(link)).body)).toMatch(
    /^Marta proposes another time .* Thu, Dec 3, 2:30 PM Thu, Dec 3, 8:00 PM Book This Time/,
  );
  // Another takes the first of them meanwhile.
  await ask("b@example.com", "2026-12-03T14:30:00.000Z", "192.0.2.2");
  const taken = await visit.post(link, { do: "take", at: "2026-12-03T14:30:00.000Z" });
  expect([taken.statusCode, said(taken.body)]).toEqual([
    409,
    expect.stringContaining("Thursday, December 3, 2:30 PM was taken meanwhile."),
  ]);
  await visit.post(link, { do: "take", at: "2026-12-10T14:30:00.000Z" });
  expect(await appointmentsOf(owner)).toEqual([]);
  await visit.post(link, { do: "take", at: "2026-12-03T20:00:00.000Z" });
  await app.settle();
  expect(app.mails.at(-1)?.subject).toBe("Confirmed: Phone call, Thu, Dec 3, 8:00 PM");
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-03T15:00:00.000Z" }]);
  expect(said((await visit.get(link)).body)).toMatch(/^You are booked/);
});

test("what known customers have booked since yesterday is told apart, and the overview counts what needs somebody", async () => {
  const { owner, visit } = await startBooking();
  const type = await addType(owner);
  const count = async () => (await owner.call(dashboardEndpoints.get, {})).data.newBookings;
  expect(await count()).toBe(0);
  await visit.book(type, { email: "a@example.com" });
  expect(await count()).toBe(1);
  const { data } = await owner.call(bookingEndpoints.waiting, {});
  const params = { id: data[0]?._id ?? "" };
  await owner.call(bookingEndpoints.check, { params, body: { isChecked: true } });
  expect(await count()).toBe(0);
  await visit.book(type, { email: "a@example.com", at: "2026-12-03T14:30:00.000Z" });
  expect((await owner.call(bookingEndpoints.waiting, {})).recent).toHaveLength(2);
});
