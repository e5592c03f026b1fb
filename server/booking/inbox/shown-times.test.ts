import { expect, test } from "vitest";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import { startSeries } from "../../test/mail/inbox-desk.ts";
import { replyOfGoogle, replyOfOutlook } from "../../test/mail/replies.ts";
import { linkIn, said, stayLoggedIn } from "../../test/visitors.ts";

test("the page of a series and its mails name the times that were answered otherwise, as long as they are to come", async () => {
  const { app, owner, visit, mails, uid, bookingId, receive, after } = await startSeries();
  const link = linkIn(mails[0]);
  const page = async () => said((await visit.get(link)).body);
  await receive(replyOfGoogle({ uid }));
  app.clock.advance(3600_000);
  const at = "20261125T190000Z";
  for (const day of ["08", "15"])
    await receive(replyOfGoogle({ uid, time: `202612${day}T160000Z`, state: "DECLINED", at }));
  await receive(replyOfGoogle({ uid, time: "20261229T160000Z", at }));
  await receive(replyOfOutlook({ uid, time: "20261222T110000", at }, { start: "20261223T140000" }));
  const both = "Except December 8 and December 15: declined";
  const proposed = "Except December 22: another time proposed";
  expect(await page()).toMatch(
    new RegExp(`You accepted .*Repeats every week, 5 times ${both} ${proposed} What`),
  );
  await owner.call(bookingEndpoints.send, { params: { id: bookingId }, body: { by: "mail" } });
  const [mail] = await after(0);
  expect(mail?.text).toContain(`${both}\n  ${proposed}\n`);
  await visit.post(link, { do: "language", lang: "ar" });
  expect(await page()).toContain("باستثناء \u20688 ديسمبر و15 ديسمبر\u2069: تم الاعتذار");
  await visit.post(link, { do: "language", lang: "en" });
  app.clock.set("2026-12-10T17:00:00.000Z");
  expect(await page()).toContain("Except December 15: declined");
});

test("a story tells of each time of a series how it stands", async () => {
  const { app, owner, id, customer, uid, receive } = await startSeries();
  await receive(replyOfGoogle({ uid }));
  app.clock.advance(3600_000);
  const at = "20261125T190000Z";
  await receive(replyOfGoogle({ uid, time: "20261208T160000Z", state: "DECLINED", at }));
  await receive(replyOfGoogle({ uid, time: "20261215T160000Z", state: "DECLINED", at }));
  const counter = { uid, time: "20261222T110000", at };
  await receive(replyOfOutlook(counter, { start: "20261223T140000" }));
  // It has facts of its own.
  await owner.call(appointmentEndpoints.update, {
    ...{ params: { id: `${id}_2026-12-15` }, query: { scope: "this" } },
    body: { notes: "The audit" },
  });
  const told = async () => {
    const story = { params: { id: customer }, query: { show: "appointments" as const } };
    const { data } = await owner.call(storyEndpoints.ofCustomer, story);
    return data.flatMap((one) =>
      one.type === "appointment" ? `${one.at.slice(5, 10)} ${one.booked?.invitation}` : [],
    );
  };
  app.clock.set("2026-12-22T14:00:00.000Z");
  await stayLoggedIn(app);
  const before = ["12-15 declined", "12-08 declined", "12-01 accepted"];
  expect(await told()).toEqual(["12-22 proposed", ...before]);
  app.clock.set("2026-12-22T17:00:00.000Z");
  expect(await told()).toEqual(["12-29 accepted", "12-22 invited", ...before]);
});
