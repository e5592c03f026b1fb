import { expect, test } from "vitest";
import { bookingEndpoints, type TellChoice } from "../../shared/booking-endpoints.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { listenForEvents } from "../test/listen.ts";
import {
  addType,
  appointmentsOf,
  createSender,
  customersOf,
  linkIn,
  said,
  startBooking,
  stayLoggedIn,
} from "../test/visitors.ts";

/** Inês has booked Tuesday at 10 in New York, and was told. */
async function startTold({ hasMail = true, booked = "atOnce" as "atOnce" | "onApproval" } = {}) {
  const { app, owner, visit } = await startBooking({ hasMail });
  const type = await addType(owner, { booked, remind: null });
  const answer = await visit.book(type);
  await app.settle();
  if (hasMail) await visit.post(linkIn(app.mails[0]), { do: "confirm" });
  await app.settle();
  app.mails.length = 0;
  const sender = createSender(app, owner);
  /** What is mailed after so many seconds. */
  const after = async (seconds: number) =>
    (await sender.after(seconds)).map(({ subject }) => subject);
  const [appointment] = await appointmentsOf(owner);
  const params = { id: appointment?._id ?? "" };
  const move = async (date: string) =>
    (await owner.send(appointmentEndpoints.update, { params, body: { date } })).headers;
  const undo = async (headers: Record<string, unknown>) => {
    const id = String(headers["change-id"]);
    return (await owner.send(historyEndpoints.undo, { params: { id }, body: {} })).headers;
  };
  const tell = (id: unknown, choice: TellChoice) =>
    owner.call(bookingEndpoints.tell, { params: { id: String(id) }, body: { tell: choice } });
  const page = String(answer.headers.location);
  return { app, owner, visit, page, params, after, move, undo, tell };
}

test("whoever moves what was booked is asked whether to tell, and nothing is sent meanwhile", async () => {
  const { owner, params, after, move, tell } = await startTold();
  const { "to-tell": id } = await move("2026-12-03T11:30");
  expect(await owner.call(bookingEndpoints.get, { params: { id: String(id) } })).toMatchObject({
    data: {
      ...{ standing: "moved", date: "2026-12-03T11:30:00.000Z" },
      news: { what: "moved", before: "2026-12-01T10:00:00.000Z", isKept: false },
    },
  });
  expect(await after(300)).toEqual([]);
  await tell(id, "soon");
  expect(await after(59)).toEqual([]);
  expect(await after(1)).toEqual(["Moved: Phone call is now Thu, Dec 3, 4:30 PM"]);
  expect((await owner.call(bookingEndpoints.ofAppointment, { params })).data?.news).toBeNull();
  // Nobody is asked of what changes nothing for the customer.
  const title = await owner.send(appointmentEndpoints.update, { params, body: { title: "Talk" } });
  expect(title.headers["to-tell"]).toBeUndefined();
});

test("who never answers tells, ten minutes later", async () => {
  const { after, move } = await startTold();
  await move("2026-12-03T11:30");
  expect(await after(599)).toEqual([]);
  expect(await after(1)).toEqual(["Moved: Phone call is now Thu, Dec 3, 4:30 PM"]);
});

test("moved without telling, nothing is sent until somebody says so; the next move is asked about again", async () => {
  const { owner, params, after, move, tell } = await startTold();
  const { "to-tell": id } = await move("2026-12-03T11:30");
  const { data } = await tell(id, "never");
  expect(data.news).toMatchObject({ what: "moved", isKept: true });
  const title = await owner.send(appointmentEndpoints.update, { params, body: { title: "Talk" } });
  expect(title.headers["to-tell"]).toBeUndefined();
  expect(await after(3600)).toEqual([]);
  await tell(id, "now");
  expect(await after(0)).toEqual(["Moved: Phone call is now Thu, Dec 3, 4:30 PM"]);
  const { "to-tell": again } = await move("2026-12-04T11:30");
  await tell(again, "never");
  expect((await move("2026-12-03T11:30"))["to-tell"]).toBeUndefined();
  const removed = await owner.send(appointmentEndpoints.remove, { params });
  expect(removed.headers["to-tell"]).toBe(id);
  await tell(id, "never");
  expect(await after(3600)).toEqual([]);
});

test("told at once, it does not wait for the minute after the change, and everybody on the desk hears when it went out", async () => {
  const { app, owner, move, tell } = await startTold();
  const ear = await listenForEvents(app.app, owner.token);
  const { "to-tell": id } = await move("2026-12-03T11:30");
  await tell(id, "now");
  expect(await ear.heard(2)).toEqual([expect.objectContaining({ action: "update" }), "mails"]);
  expect(app.mails.map(({ subject }) => subject)).toEqual([
    "Moved: Phone call is now Thu, Dec 3, 4:30 PM",
  ]);
});

test("moved beyond the time that was promised, it is still to come: in the calendar, and to be told of", async () => {
  const { app, owner, params, after, move, tell } = await startTold();
  const { "to-tell": id } = await move("2026-12-10T11:30");
  await tell(id, "never");
  await after(0);
  const inWeek = async (startDate: string, endDate: string) =>
    (await owner.call(bookingEndpoints.list, { query: { startDate, endDate } })).data.map(
      ({ appointment }) => appointment,
    );
  expect(await inWeek("2026-12-07", "2026-12-13")).toEqual([params.id]);
  // The promised day is over.
  app.clock.set("2026-12-04T18:20:00.000Z");
  await stayLoggedIn(app);
  const again = await move("2026-12-11T11:30");
  expect(again["to-tell"]).toBe(id);
  await tell(id, "soon");
  expect(await after(60)).toEqual(["Moved: Phone call is now Fri, Dec 11, 4:30 PM"]);
  // Nearer than it was promised.
  await move("2026-12-05T11:30");
  expect(await inWeek("2026-12-05", "2026-12-06")).toEqual([params.id]);
});

test("put back, nobody is told and nobody is asked; a deletion of the customer asks as well", async () => {
  const { owner, after, move, undo, tell } = await startTold();
  const moved = await move("2026-12-03T11:30");
  expect((await undo(moved))["to-tell"]).toBeUndefined();
  expect(await after(900)).toEqual([]);
  const [customer] = await customersOf(owner);
  const removed = await owner.send(customerEndpoints.remove, {
    params: { id: customer?._id ?? "" },
  });
  expect(removed.headers["to-tell"]).toBe(moved["to-tell"]);
  await tell(moved["to-tell"], "soon");
  expect(await after(60)).toEqual(["Canceled: Phone call, Tue, Dec 1, 3:00 PM"]);
});

test("an approval that is undone at once is a request again, and its customer hears nothing; done again, it is one", async () => {
  const { app, owner, visit, page, after, undo } = await startTold({ booked: "onApproval" });
  const waiting = async () => (await owner.call(bookingEndpoints.waiting, {})).data;
  const [asked] = await waiting();
  const params = { id: asked?._id ?? "" };
  const approved = await owner.send(bookingEndpoints.approve, { params });
  app.clock.advance(5000);
  const undone = await undo(approved.headers);
  expect(undone["to-tell"]).toBeUndefined();
  expect(await waiting()).toMatchObject([{ standing: "asked" }]);
  expect(await after(600)).toEqual([]);
  await undo(undone);
  expect(await waiting()).toMatchObject([{ standing: "booked", isNew: true }]);
  expect(await after(12)).toEqual(["Confirmed: Phone call, Tue, Dec 1, 3:00 PM"]);
  expect(said((await visit.get(page)).body)).toContain("You are booked");
  // Once told, it is canceled, and whoever does it is asked.
  expect((await undo(approved.headers))["to-tell"]).toBe(params.id);
});

test("without a mail server the text is answered for whoever tells by other ways", async () => {
  const { visit, owner, move, tell, params } = await startTold({ hasMail: false });
  const { "to-tell": id } = await move("2026-12-03T11:30");
  const { message } = await tell(id, "myself");
  expect(message).toContain("Hi Inês, Marta has to move your phone call.");
  expect(said((await visit.get(linkIn({ text: message ?? "" }))).body)).toMatch(/Dec(ember)? 3/);
  expect((await owner.call(bookingEndpoints.ofAppointment, { params })).data?.news).toBeNull();
});

test("without a mail server nobody is told now, and the message can be had later", async () => {
  const { app, move, tell, owner } = await startTold({ hasMail: false });
  const { "to-tell": id } = await move("2026-12-03T11:30");
  await tell(id, "never");
  const now = { params: { id: String(id) }, body: { tell: "now" as const } };
  expect(await owner.refused(bookingEndpoints.tell, now)).toMatchObject({
    ...{ status: 409, msg: "This server can’t send email" },
  });
  expect(await app.db.selectFrom("bookingMails").select("kind").execute()).toEqual([]);
  expect((await tell(id, "myself")).message).toContain("Marta has to move your phone call.");
});
