import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { dashboardEndpoints } from "../../../shared/dashboard.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { startApp } from "../../test/harness.ts";
import { inviteAnna, lineOf, startDesk, startSeries } from "../../test/mail/inbox-desk.ts";
import { replyOfApple, replyOfGoogle, replyOfOutlook } from "../../test/mail/replies.ts";
import { restoreAccount } from "../../test/restore-account.ts";
import { stayLoggedIn } from "../../test/visitors.ts";

/** How one time of it stands, or all of it. */
async function startAnswered() {
  const series = await startSeries();
  const standingOf = async (day?: string) => {
    const id = day === undefined ? series.id : `${series.id}_${day}`;
    const { data } = await series.owner.call(bookingEndpoints.ofAppointment, { params: { id } });
    return data?.day === (day ?? null) ? data.standing : `all ${data?.standing}`;
  };
  return { ...series, standingOf };
}

test("an answer to one time of a series stands at that time alone, until one to all of them", async () => {
  const { app, owner, id, uid, receive, standingOf, followed } = await startAnswered();
  expect(await receive(replyOfGoogle({ uid }))).toBe(true);
  const google = { uid, time: "20261208T160000Z", state: "DECLINED", at: "20261125T182500Z" };
  app.clock.advance(3600_000);
  expect(await receive(replyOfGoogle(google))).toBe(true);
  const outlook = { uid, time: "20261215T110000", word: "I travel", at: "20261125T182600Z" };
  expect(await receive(replyOfOutlook(outlook))).toBe(true);
  const apple = { uid, time: "20261222T110000", at: "20261125T182700Z" };
  expect(await receive(replyOfApple(apple))).toBe(true);
  expect(followed).toEqual([
    [owner.owner],
    ...["2026-12-08", "2026-12-15", "2026-12-22"].map((day) => [owner.owner, day]),
  ]);
  expect(await standingOf()).toBe("accepted");
  expect(await standingOf("2026-12-01")).toBe("all accepted");
  expect(await standingOf("2026-12-08")).toBe("refused");
  expect(await standingOf("2026-12-22")).toBe("accepted");
  const query = { startDate: "2026-12-14", endDate: "2026-12-16" };
  const { data } = await owner.call(bookingEndpoints.list, { query });
  expect(data.find(({ day }) => day === "2026-12-15")).toMatchObject({
    ...{ standing: "refused", appointment: `${id}_2026-12-15`, word: "I travel" },
    ...{ date: "2026-12-15T11:00:00.000Z", duration: 45 },
  });
  // Written before, it came late.
  const late = { ...google, state: "ACCEPTED", at: "20261125T182400Z" };
  expect(await receive(replyOfGoogle(late))).toBe(true);
  expect(await standingOf("2026-12-08")).toBe("refused");
  expect(await receive(replyOfGoogle({ uid, state: "DECLINED", at: "20261125T183000Z" }))).toBe(
    true,
  );
  expect(await standingOf("2026-12-22")).toBe("all refused");
});

test("other times than those of the series are left to people, and so are several at once", async () => {
  const { owner, id, uid, receive, standingOf, app } = await startAnswered();
  const params = { id: `${id}_2026-12-08` };
  await owner.call(appointmentEndpoints.remove, { params, query: { scope: "this" } });
  const both = String(replyOfGoogle({ uid, time: "20261215T160000Z" })).replace(
    /BEGIN:VEVENT[\s\S]*?END:VEVENT\r\n/,
    (event) => event + event.replace("20261215T160000Z", "20261222T160000Z"),
  );
  for (const message of [
    replyOfGoogle({ uid, time: "20261208T160000Z" }),
    replyOfGoogle({ uid, time: "20261209T160000Z" }),
    replyOfGoogle({ uid, time: "20261215T163000Z" }),
    Buffer.from(
      String(replyOfGoogle({ uid, time: "20261215T160000Z" })).replace(
        "RECURRENCE-ID:",
        "RECURRENCE-ID;RANGE=THISANDFUTURE:",
      ),
    ),
    Buffer.from(both),
    replyOfGoogle({ uid, time: "20261215T160000Z" }, { start: "20261215T160000Z" }),
  ])
    expect(await receive(message)).toBe(false);
  app.clock.set("2026-12-02T10:00:00.000Z");
  await stayLoggedIn(app);
  expect(await receive(replyOfGoogle({ uid, time: "20261201T160000Z" }))).toBe(false);
  expect(await standingOf("2026-12-22")).toBe("all invited");
});

test("another time for one of a series is proposed in New Bookings, and taken without asking for the others anew", async () => {
  const { app, owner, id, uid, bookingId, receive, after, standingOf } = await startAnswered();
  await receive(replyOfGoogle({ uid }));
  app.clock.advance(3600_000);
  const counter = { uid, time: "20261208T110000", word: "The audit", at: "20261125T190000Z" };
  expect(await receive(replyOfOutlook(counter, { start: "20261209T140000" }))).toBe(true);
  const waiting = async () => (await owner.call(bookingEndpoints.waiting, {})).data;
  expect(await waiting()).toMatchObject([
    {
      ...{ _id: bookingId, day: "2026-12-08", standing: "proposed", word: "The audit" },
      ...{ date: "2026-12-08T11:00:00.000Z", proposed: ["2026-12-09T14:00:00.000Z"] },
    },
  ]);
  expect((await owner.call(dashboardEndpoints.get, {})).data.newBookings).toBe(1);
  const params = { id: bookingId };
  const take = (body: { place: number | null; day: string }) =>
    owner.send(bookingEndpoints.choose, { params, body });
  expect((await take({ place: 0, day: "2026-12-15" })).statusCode).toBe(409);
  expect((await take({ place: 0, day: "2026-12-08" })).statusCode).toBe(200);
  expect(await waiting()).toEqual([]);
  const time = await owner.call(appointmentEndpoints.get, { params: { id: `${id}_2026-12-08` } });
  expect(time.data.date).toBe("2026-12-09T14:00:00.000Z");
  const [mail, ...more] = await after(60);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Changed: Review, next Tue, Dec 1, 11:00 AM");
  expect(lineOf(mail, "ATTENDEE")).toContain("PARTSTAT=ACCEPTED");
  expect([await standingOf(), await standingOf("2026-12-08")]).toEqual(["accepted", "accepted"]);
  // Another change is to be accepted anew.
  const moved = await owner.send(appointmentEndpoints.update, {
    ...{ params: { id: `${id}_2026-12-15` }, query: { scope: "this" } },
    body: { date: "2026-12-16T11:00" },
  });
  const told = {
    params: { id: String(moved.headers["to-tell"]) },
    body: { tell: "soon" as const },
  };
  await owner.call(bookingEndpoints.tell, told);
  await after(60);
  expect([await standingOf(), await standingOf("2026-12-08")]).toEqual(["invited", "all invited"]);
});

test("an answer to one time is entered by hand, kept as it is declined in reminders, and goes along in a file", async () => {
  const { app, owner, id, uid, bookingId, receive, after, standingOf } = await startAnswered();
  await app.db.updateTable("bookings").set({ remind: 1440 }).execute();
  await receive(replyOfGoogle({ uid, time: "20261208T160000Z" }));
  const params = { id: bookingId };
  const body = { answer: "declined" as const, day: "2026-12-08" };
  await owner.call(bookingEndpoints.answer, { params, body });
  expect([await standingOf(), await standingOf(body.day)]).toEqual(["invited", "refused"]);
  const none = await owner.send(bookingEndpoints.answer, {
    params,
    body: { ...body, day: "2026-12-09" },
  });
  expect(none.statusCode).toBe(409);
  const { text } = await owner.download(exportEndpoints.everything);
  const other = await startApp();
  other.clock.set("2026-11-26T18:20:00.000Z");
  const ben = await other.signUp({ timeZone: "America/New_York" });
  await restoreAccount(ben, text, 1);
  const time = { params: { id: `${id}_2026-12-08` } };
  expect((await ben.call(bookingEndpoints.ofAppointment, time)).data?.standing).toBe("refused");
  await owner.call(bookingEndpoints.send, { params, body: { by: "mail" } });
  await after(0);
  const reminded = [];
  for (const at of ["2026-11-30", "2026-12-07", "2026-12-14"]) {
    app.clock.set(`${at}T16:30:00.000Z`);
    reminded.push((await after(0)).map(({ subject }) => subject));
  }
  const reminder = "Tomorrow: Review, 11:00 AM";
  expect(reminded).toEqual([[reminder], [], [reminder]]);
});

test("what is proposed for a time waits until that is over, not until its series is", async () => {
  const { app, owner, uid, receive } = await startSeries();
  const waiting = async () => {
    const { data } = await owner.call(bookingEndpoints.waiting, {});
    const { newBookings } = (await owner.call(dashboardEndpoints.get, {})).data;
    return [newBookings, data.map(({ day, standing }) => `${day} ${standing}`)];
  };
  const counter = { uid, time: "20261208T110000", at: "20261125T190000Z" };
  app.clock.advance(3600_000);
  await receive(replyOfOutlook(counter, { start: "20261209T140000" }));
  expect(await waiting()).toEqual([1, ["2026-12-08 proposed"]]);
  app.clock.set("2026-12-08T16:30:00.000Z");
  await stayLoggedIn(app);
  expect(await waiting()).toEqual([1, ["2026-12-08 proposed"]]);
  app.clock.set("2026-12-08T17:00:00.000Z");
  expect((await waiting())[1]).toEqual([]);
  app.clock.set("2026-12-11T17:00:00.000Z");
  await stayLoggedIn(app);
  expect(await waiting()).toEqual([0, []]);
});

test("what is proposed for an appointment that repeats by then waits until its first time is over", async () => {
  const of = await startDesk();
  const { app, owner, receive } = of;
  const { id, uid, standing } = await inviteAnna(of);
  app.clock.advance(3600_000);
  const counter = { uid, at: "20261125T190000Z" };
  expect(await receive(replyOfOutlook(counter, { start: "20261202T140000" }))).toBe(true);
  await owner.call(appointmentEndpoints.update, {
    ...{ params: { id }, query: { scope: "all" as const } },
    body: { repeat: "FREQ=WEEKLY;COUNT=5" },
  });
  expect(await standing()).toBe("proposed");
  app.clock.set("2026-12-03T17:00:00.000Z");
  await stayLoggedIn(app);
  expect(await standing()).toBe("invited");
  expect((await owner.call(bookingEndpoints.waiting, {})).data).toEqual([]);
  expect((await owner.call(dashboardEndpoints.get, {})).data.newBookings).toBe(0);
});
