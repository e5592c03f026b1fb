import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { storyEndpoints } from "../../../shared/story.ts";
import { startSeries } from "../../test/mail/inbox-desk.ts";
import { replyOfGoogle, replyOfOutlook } from "../../test/mail/replies.ts";
import { stayLoggedIn } from "../../test/visitors.ts";

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
