import { expect, test } from "vitest";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import {
  addType,
  appointmentsOf,
  createSender,
  linkIn,
  said,
  startBooking,
  stayLoggedIn,
} from "../test/visitors.ts";

test("a time that was proposed and has passed meanwhile is refused with the reason", async () => {
  const { app, owner, visit } = await startBooking();
  const type = await addType(owner, { booked: "onApproval" });
  const asked = String((await visit.book(type, { lang: "de" })).headers.location);
  const [request] = (await owner.call(bookingEndpoints.waiting, {})).data;
  const params = { id: request?._id ?? "" };
  const times = ["2026-11-26T15:00", "2026-11-27T09:30"];
  await owner.call(bookingEndpoints.propose, { params, body: { times } });
  app.clock.set("2026-11-26T20:30:00.000Z");
  const take = async (at: string) => {
    const { statusCode, body } = await visit.post(asked, { do: "take", at });
    return [statusCode, said(body)];
  };
  expect(await take("2026-11-26T20:00:00.000Z")).toEqual([
    409,
    expect.stringMatching(
      /Donnerstag, 26\. November um 20:00 Uhr ist schon vorbei\..* Fr\., 27\. Nov\.[^.]* Diese Zeit buchen/,
    ),
  ]);
  // Of the last of them as well, though nobody waits for an answer any more.
  app.clock.set("2026-11-27T15:00:00.000Z");
  expect(await take("2026-11-27T14:30:00.000Z")).toEqual([
    409,
    expect.stringMatching(
      /^Nicht rechtzeitig bestätigt Freitag, 27\. November um 14:30 Uhr ist schon vorbei\. Keine der vorgeschlagenen Zeiten wurde gewählt/,
    ),
  ]);
  await stayLoggedIn(app);
  expect(await appointmentsOf(owner)).toEqual([]);
});

test("of what a customer proposes the desk takes nothing that has passed meanwhile", async () => {
  const { app, owner, visit } = await startBooking();
  const path = String((await visit.book(await addType(owner))).headers.location);
  const times = "2026-11-27T14:30:00.000Z,2026-12-02T14:30:00.000Z";
  await visit.post(path, { do: "propose", times });
  const [waiting] = (await owner.call(bookingEndpoints.waiting, {})).data;
  const choose = (place: number) =>
    owner.refused(bookingEndpoints.choose, { params: { id: waiting?._id ?? "" }, body: { place } });
  app.clock.set("2026-11-27T14:30:00.000Z");
  await stayLoggedIn(app);
  expect(await choose(0)).toMatchObject({ status: 409, msg: "This time has already passed" });
  expect(await appointmentsOf(owner)).toMatchObject([{ date: "2026-12-01T10:00:00.000Z" }]);
});

test("who has chosen none of the times that the desk proposed is told so, not that nobody has answered", async () => {
  const { app, owner, visit } = await startBooking({ hasMail: true });
  const { send } = createSender(app, owner);
  await visit.book(await addType(owner, { booked: "onApproval" }));
  await send();
  await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  const [request] = (await owner.call(bookingEndpoints.waiting, {})).data;
  const params = { id: request?._id ?? "" };
  await owner.call(bookingEndpoints.propose, { params, body: { times: ["2026-11-27T09:30"] } });
  await send();
  app.mails.length = 0;
  app.clock.set("2026-11-27T15:00:00.000Z");
  await send();
  expect(app.mails).toMatchObject([
    {
      subject: "Not booked: Phone call, Tue, Dec 1, 3:00 PM",
      text: expect.stringContaining(
        "Hi Inês, none of the proposed times was chosen, so the time was given back.",
      ),
    },
  ]);
  expect(app.mails[0]?.text).toContain("None of the times was chosen");
});
