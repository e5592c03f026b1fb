import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import { type Settings, settingsEndpoints } from "../../../shared/account/settings.ts";
import { forYouEndpoints } from "../../../shared/for-you.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { type Person, startApp } from "../../test/harness.ts";
import { signInAgain } from "../../test/later-sessions.ts";
import { createMailing } from "../../test/mail/mailing.ts";
import { joinDesk } from "../../test/people.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";

type Calls = Pick<Person, "call">;

const setMails = (person: Calls, forYou: Partial<Settings["forYou"]>) =>
  person.call(settingsEndpoints.update, { body: { forYou } });

/** Ana in Berlin gives; Ben in New York is given, at 10:00 AM his time on a Monday. */
async function startGiving(forYou: Partial<Settings["forYou"]> = {}) {
  const app = await startApp();
  app.clock.set("2026-05-04T14:00:00.000Z");
  const ana = await app.signUp({ name: "Ana Berg", timeZone: "Europe/Berlin" });
  const ben = await joinDesk(app, ana, "member", "America/New_York");
  await ana.call(authEndpoints.updateMe, { body: { name: "Ana <Berg>" } });
  await setMails(ben, forYou);
  const mailing = createMailing(app);
  await mailing.look();
  const give = async (text: string, more: object = {}, from: Calls = ana) =>
    (await from.call(taskEndpoints.create, { body: { text, assignee: ben.person, ...more } })).data;
  const at = async (time: string) => {
    app.clock.set(time);
    await mailing.look();
    return mailing.mails.splice(0);
  };
  return { app, ana, ben, give, at, ...mailing };
}

const all = { mention: "atOnce", task: "atOnce", handed: "atOnce", appointment: "atOnce" } as const;

test("at once: one mail by the reader's clock, with links to the desk it is of, and none again", async () => {
  const { ana, ben, at, app } = await startGiving(all);
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company, { name: "Aoife" });
  await ana.call(activityEndpoints.create, {
    params: { id: customer },
    body: { kind: "note", at: "2026-05-04", text: `@${ben.user.name} can you <decide>?` },
  });
  const [mail, ...others] = await at("2026-05-04T14:00:20.000Z");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ben.user.email,
    subject: "Ana mentioned you on Aoife",
    text: expect.stringContaining(
      `For You on ${ana.desk.name}\n\n10:00 AM\nAna mentioned you on Aoife\n@${ben.user.name} can you <decide>?\nhttps://desk.example/dashboard/customers/${customer}?desk=${ana.desk._id}`,
    ),
    html: expect.stringContaining("can you &lt;decide&gt;?"),
    unsubscribe: expect.stringMatching(/^https:\/\/desk\.example\/unsubscribe\/for-you\//),
  });
  expect(await at("2026-05-04T20:00:00.000Z")).toEqual([]);
  expect(await at("2026-05-05T14:00:00.000Z")).toEqual([]);
  // Opening a link changes nothing; its button turns all of them off.
  const url = new URL(mail?.unsubscribe ?? "").pathname;
  expect((await app.app.inject({ url })).body).toContain("emails you what is for you");
  const later = await signInAgain(app, ben);
  expect((await later.call(authEndpoints.me, {})).data.settings.forYou.mention).toBe("atOnce");
  await app.app.inject({ method: "POST", url });
  expect((await later.call(authEndpoints.me, {})).data.settings.forYou).toEqual({
    ...{ mention: "never", task: "never", handed: "never", appointment: "never" },
  });
});

test("at once is limited: what comes within ten minutes of a mail is in the next one", async () => {
  const { give, at } = await startGiving(all);
  await give("One");
  expect(await at("2026-05-04T14:00:10.000Z")).toHaveLength(1);
  await give("Two");
  await give("Three");
  expect(await at("2026-05-04T14:09:00.000Z")).toEqual([]);
  const [mail, ...others] = await at("2026-05-04T14:10:10.000Z");
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("2 things for you");
  expect(mail?.text).toMatch(/gave you a task: Three\n[\s\S]*gave you a task: Two\n/);
});

test("daily goes with the agenda, and by itself at seven where none is sent", async () => {
  const { app, ana, ben, give, at } = await startGiving();
  await give("One", { due: "2026-05-09" });
  expect(await at("2026-05-05T10:59:00.000Z")).toEqual([]);
  expect(await at("2026-05-05T11:00:00.000Z")).toMatchObject([
    {
      subject: "Ana gave you a task: One",
      text: expect.stringContaining(
        "Mon, May 4, 10:00 AM\nAna gave you a task: One\nDue Sat, May 9",
      ),
    },
  ]);
  await at("2026-05-05T13:00:00.000Z");
  const [from, to] = [await signInAgain(app, ana), await signInAgain(app, ben)];
  await to.call(settingsEndpoints.update, { body: { calendar: { agenda: "08:00" } } });
  await give("Two", {}, from);
  await addAppointment(to, { title: "Survey", date: "2026-05-06T15:00", reminder: null });
  expect(await at("2026-05-06T11:59:00.000Z")).toEqual([]);
  const [mail, ...others] = await at("2026-05-06T12:00:00.000Z");
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Wednesday, May 6: 1 appointment");
  expect(mail?.text).toMatch(/Survey\n[\s\S]*\n\nFor You\n\n[\s\S]*gave you a task: Two\n/);
  expect(mail?.html).toContain(">For You</h2>");
  // A day without an agenda.
  await give("Three", {}, await signInAgain(app, ana));
  expect((await at("2026-05-07T12:00:00.000Z"))[0]?.subject).toBe("Ana gave you a task: Three");
});

test("only what is still new and still there is mailed, never by their own acts, and never what they turned off", async () => {
  const { app, ana, ben, give, at } = await startGiving({ task: "atOnce", mention: "never" });
  await give("Read");
  await ben.call(forYouEndpoints.readAll, {});
  await give("Undone");
  const [last] = (await ana.call(historyEndpoints.list, {})).data;
  await ana.call(historyEndpoints.undo, { params: { id: last?._id ?? "" }, body: {} });
  const deleted = await give("Deleted");
  await ana.call(taskEndpoints.remove, { params: { id: deleted._id } });
  await ben.call(taskEndpoints.create, { body: { text: "Own", assignee: ben.person } });
  await ana.call(taskEndpoints.create, { body: { text: `Ask @${ben.user.name}` } });
  expect(await at("2026-05-04T14:01:00.000Z")).toEqual([]);
  expect(await at("2026-05-05T14:01:00.000Z")).toEqual([]);
  // Two days later it is no news any more.
  await setMails(await signInAgain(app, ben), { mention: "atOnce" });
  expect(await at("2026-05-06T14:01:00.000Z")).toEqual([]);
});

test.each<[string, (desk: Awaited<ReturnType<typeof startGiving>>) => Promise<unknown>]>([
  [
    "who was removed",
    ({ ana, ben }) =>
      ana.call(deskEndpoints.remove, {
        params: { id: ben.person },
        body: { handOverTo: ana.person },
      }),
  ],
  [
    "who has left",
    ({ ana, ben }) => ben.call(deskEndpoints.leave, { body: { handOverTo: ana.person } }),
  ],
  ["who has read it", ({ ben }) => ben.call(forYouEndpoints.readAll, {})],
])("between writing and sending: nothing for %s", async (_, happens) => {
  const desk = await startGiving(all);
  await desk.give("Call back");
  const slow = createMailing(desk.app, async () => void (await happens(desk)));
  await slow.look();
  await desk.look();
  expect([...slow.mails, ...desk.mails]).toEqual([]);
  expect(await desk.at("2026-05-04T14:30:00.000Z")).toEqual([]);
});

test("what a process was sending when it was killed, another sends when nobody says any more that it is under way", async () => {
  const { app, give, at } = await startGiving(all);
  await give("Call back");
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const killed = createMailing(app, undefined, () => {
    begin();
    return new Promise(() => {});
  });
  void killed.look();
  await begun;
  expect(await at("2026-05-04T14:04:00.000Z")).toEqual([]);
  await give("And again");
  expect(await at("2026-05-04T14:04:30.000Z")).toEqual([]);
  const [mail, ...others] = await at("2026-05-04T14:10:30.000Z");
  expect([mail?.subject, others]).toEqual(["2 things for you", []]);
  expect(await at("2026-05-04T14:40:00.000Z")).toEqual([]);
  expect(killed.mails).toEqual([]);
});

test("of what nobody knows whether it was sent, nothing is sent again", async () => {
  const { app, give, at } = await startGiving(all);
  await give("Call back");
  const broken = createMailing(app, undefined, async () => {
    throw new Error("the connection ended");
  });
  await broken.look();
  expect(broken.mailCounts.unknown).toBe(1);
  expect(await at("2026-05-04T14:40:00.000Z")).toEqual([]);
});

test("several processes send it once, and what one did not get off, another sends", async () => {
  const { app, give, mails, look } = await startGiving(all);
  await give("Call back");
  const failing = createMailing(app, async () => {
    throw Object.assign(new Error("no"), { command: "CONN" });
  });
  await failing.look();
  expect(failing.mails).toEqual([]);
  const there = createMailing(app);
  await Promise.all([look(), there.look(), look()]);
  expect([...mails, ...there.mails]).toHaveLength(1);
});
