import { describe, expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints, invitationEndpoints } from "../../../shared/account/desks.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { may, rightOf, rights, roles } from "../../../shared/account/roles.ts";
import { sessionEndpoints } from "../../../shared/account/sessions.ts";
import { defaultSettings, settingsEndpoints } from "../../../shared/account/settings.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import { apiParts } from "../../../shared/api/api.ts";
import { followUpEndpoints } from "../../../shared/follow-up.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { newPerson, type Person, startApp, startWithAna } from "../../test/harness.ts";
import { listenForEvents } from "../../test/listen.ts";
import { inviteByLink, joinDesk } from "../../test/people.ts";
import { addCompany } from "../../test/records.ts";
import { serverMessages } from "../../test/said.ts";

const { desks: words } = serverMessages;
const { me } = authEndpoints;

/** The people of a desk with their roles, who left with a dash. */
async function readPeople(person: Pick<Person, "call">) {
  const { people } = (await person.call(deskEndpoints.read, {})).data;
  return people.map(({ name, role, hasLeft }) => `${name} ${hasLeft ? "-" : role}`);
}

describe("a desk of its own", () => {
  test("every account has one, named after its user, of which they are the owner", async () => {
    const ana = await newPerson({ name: "Ana Lindqvist" });
    const person = {
      _id: ana.user._id,
      name: "Ana Lindqvist",
      role: "owner",
      ink: 0,
      timeZone: null,
    };
    const desk = { _id: ana.desk._id, name: "Ana’s Desk", role: "owner" };
    expect(ana.desk).toEqual({ ...desk, people: [person], desks: [{ ...desk, people: 1 }] });
    expect((await ana.call(me, {})).data.desk).toEqual(ana.desk);
    expect(ana.desk._id).not.toBe(ana.user._id);
  });

  test("it can be renamed, and another one made: calls go there that name it, and later those that name none", async () => {
    const { ana, ...app } = await startWithAna();
    const renamed = await ana.call(deskEndpoints.rename, { body: { name: " Ellingsen Office " } });
    expect(renamed.data.name).toBe("Ellingsen Office");
    await addCompany(ana, { name: "Of the first" });

    const { data } = await ana.call(deskEndpoints.create, { body: { name: "Harbor Trust" } });
    expect(data).toMatchObject({ name: "Harbor Trust", role: "owner", people: 1 });
    const [first, second] = [ana.desk._id, data._id].map((id) => app.withToken(ana.token, id));
    const names = async (caller: Pick<Person, "call"> = ana) =>
      (await caller.call(companyEndpoints.list, {})).data.map(({ name }) => name);
    expect(await names(first)).toEqual(["Of the first"]);
    expect(await names(second)).toEqual([]);
    expect(await names()).toEqual([]);
    await first?.call(me, {});
    expect(await names()).toEqual(["Of the first"]);
  });

  test.each(["Ana\nBcc: eve@example.com", "Ana\u2028Berg", "A\u0007na"])(
    "no name of a desk or a person is %j",
    async (name) => {
      const { ana, ...app } = await startWithAna();
      const msg = "Contains characters that can’t be part of a name";
      const wrong = { status: 400, msg, errors: [{ path: "name", msg }] };
      expect(await ana.refused(deskEndpoints.rename, { body: { name } })).toEqual(wrong);
      expect(await ana.refused(deskEndpoints.create, { body: { name } })).toEqual(wrong);
      expect(await ana.refused(authEndpoints.updateMe, { body: { name } })).toEqual(wrong);
      const body = { name, email: "ben@example.com", password: "correct horse" };
      expect(await app.visitor.refused(authEndpoints.register, { body })).toEqual(wrong);
      const invitation = { name, role: "member" };
      expect(await ana.refused(invitationEndpoints.create, { body: invitation })).toEqual(wrong);
    },
  );

  test("a desk that one is not on is none", async () => {
    const app = await startApp();
    const [ana, ben] = [await app.signUp(), await app.signUp()];
    for (const desk of [ben.desk._id, "made-up"]) {
      const refused = await app.withToken(ana.token, desk).send(companyEndpoints.list);
      expect(refused.statusCode).toBe(404);
      expect(refused.json()).toEqual({ msg: words.off, desk: "off" });
    }
  });
});

describe("roles", () => {
  const endpoints = apiParts.flatMap((part) => part.endpoints.flatMap((all) => Object.values(all)));
  const guarded = endpoints.filter(({ access }) => access === "session");

  test.each(roles)(
    "the table says what each may, and the API refuses the rest: %s",
    async (role) => {
      const { ana, ...app } = await startWithAna();
      const ben = await joinDesk(app, ana, role);
      for (const endpoint of guarded) {
        // A stream has no end, and what ends the session would end the test.
        if (endpoint.url === "/api/events" || endpoint.url.startsWith("/api/auth/")) continue;
        if (endpoint.url === deskEndpoints.leave.url) continue;
        const params = Object.fromEntries(
          [...endpoint.url.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "0"]),
        );
        const { statusCode, body } = await ben.send(endpoint, { params, body: {} });
        const isRefused = [words.reader, words.ownersOnly].some((msg) => body.includes(msg));
        expect({ url: endpoint.url, method: endpoint.method, isRefused }).toEqual({
          url: endpoint.url,
          method: endpoint.method,
          isRefused: !may(role, rightOf(endpoint)),
        });
        if (isRefused) expect(statusCode).toBe(403);
      }
    },
  );

  test("a reader sees everything and changes nothing; what is theirs alone they may", async () => {
    const { ana, ...app } = await startWithAna();
    const { _id } = await addCompany(ana, { name: "Acme" });
    const ben = await joinDesk(app, ana, "reader");
    expect((await ben.call(companyEndpoints.get, { params: { id: _id } })).data.name).toBe("Acme");
    const reader = { status: 403, msg: words.reader };
    expect(await ben.refused(companyEndpoints.create, { body: { name: "B" } })).toEqual(reader);
    expect(await ben.refused(exportEndpoints.everything)).toEqual(reader);
    expect(await ben.refused(subscriptionEndpoints.create)).toEqual(reader);
    const key = { name: "A", access: "read", days: 30 };
    expect(await ben.refused(keyEndpoints.create, { body: key })).toEqual(reader);
    await ben.call(settingsEndpoints.update, { body: { formats: { clock: "24" } } });
    await ben.call(authEndpoints.updateMe, { body: { name: "Ben Reader" } });
    expect((await ben.call(me, {})).data.settings.formats.clock).toBe("24");
    // Elsewhere they are an owner.
    const own = app.withToken(ben.token, ben.ownDesk._id);
    await own.call(companyEndpoints.create, { body: { name: "Own" } });
  });

  test("what is the desk's only owners change: its currency, follow-up times, trash, people", async () => {
    const { ana, ...app } = await startWithAna();
    const ben = await joinDesk(app, ana, "member");
    await addCompany(ben, { name: "By Ben" });
    const refused = { status: 403, msg: words.ownersOnly };
    const query = { on: "2026-05-04" };
    const days = { Pending: 3 };
    const currency = { body: { formats: { currency: "EUR" } } };
    expect(await ben.refused(settingsEndpoints.update, currency)).toEqual(refused);
    expect(await ben.refused(followUpEndpoints.update, { query, body: { days } })).toEqual(refused);
    expect(await ben.refused(historyEndpoints.emptyTrash)).toEqual(refused);
    expect(await ben.refused(deskEndpoints.rename, { body: { name: "Ben’s" } })).toEqual(refused);
    // The same currency with other formats is no change of it.
    await ben.call(settingsEndpoints.update, {
      body: { formats: { currency: "USD", weekStart: 1 } },
    });
    await ana.call(settingsEndpoints.update, currency);
    const { data } = await ben.call(me, {});
    expect(data.settings.formats).toMatchObject({ currency: "EUR", weekStart: 1 });
    expect((await ana.call(me, {})).data.settings.formats.weekStart).toBe(0);
  });

  test("a desk always has an owner", async () => {
    const { ana, ...app } = await startWithAna({ name: "Ana" });
    const ben = await joinDesk(app, ana, "member");
    const change = (id: string, role: "owner" | "member") =>
      ana.send(deskEndpoints.changeRole, { params: { id }, body: { role } });
    expect((await change(ana.user._id, "member")).json()).toEqual({ msg: words.needsOwner });
    expect(await ana.refused(deskEndpoints.leave, { body: {} })).toEqual({
      status: 409,
      msg: words.onlyOwner,
    });
    const asked = { body: { password: ana.password } };
    expect((await ana.refused(authEndpoints.deleteMe, asked)).msg).toBe(
      words.onlyOwnerOf("Ana’s Desk"),
    );
    expect((await change(ben.user._id, "owner")).statusCode).toBe(200);
    expect((await change(ana.user._id, "member")).statusCode).toBe(200);
    expect(await ana.refused(deskEndpoints.rename, { body: { name: "Mine" } })).toMatchObject({
      status: 403,
    });
    await ben.call(deskEndpoints.rename, { body: { name: "Ben’s" } });
  });
});

describe("removed means gone", () => {
  test("sessions, streams, tokens and calendar addresses end there at once, and only there", async () => {
    const { ana, ...app } = await startWithAna({ name: "Ana" });
    const ben = await joinDesk(app, ana, "member");
    const { _id } = await addCompany(ben, { name: "By Ben" });
    const body = { name: "A", access: "read", days: 30 } as const;
    const key = await ben.call(keyEndpoints.create, { body });
    const calendar = await ben.call(subscriptionEndpoints.create, {});
    const own = app.withToken(ben.token, ben.ownDesk._id);
    const ownKey = await own.call(keyEndpoints.create, { body: { ...body, name: "Own" } });
    const ear = await listenForEvents(app.app, ben.token, { desk: ana.desk._id });
    const ownEar = await listenForEvents(app.app, ben.token, { desk: ben.ownDesk._id });
    await ana.call(deskEndpoints.remove, {
      params: { id: ben.user._id },
      body: { handOverTo: ana.user._id },
    });

    expect((await ben.send(companyEndpoints.list)).json()).toEqual({ msg: words.off, desk: "off" });
    expect((await app.withToken(key.token).send(companyEndpoints.list)).statusCode).toBe(401);
    expect((await app.app.inject(calendar.path)).statusCode).toBe(404);
    await ear.ended();
    expect((await app.withToken(ownKey.token).send(companyEndpoints.list)).statusCode).toBe(200);
    expect((await own.call(me, {})).data.desk.desks).toHaveLength(1);
    // A session goes on, elsewhere: also without a desk named.
    const { data } = await app.withToken(ben.token).call(me, {});
    expect(data.desk._id).toBe(ben.ownDesk._id);
    expect(ownEar.hasEnded()).toBe(false);
    expect(await readPeople(ana)).toEqual(["Ana owner", `${ben.user.name} -`]);
    expect((await ana.call(companyEndpoints.get, { params: { id: _id } })).data.name).toBe(
      "By Ben",
    );
  });

  test("who leaves can be asked back, and has the same ink; in between it may be another's", async () => {
    const { ana, ...app } = await startWithAna({ name: "Ana" });
    const [ben, cleo] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "reader")];
    const inks = async () => {
      const { people } = (await ana.call(deskEndpoints.read, {})).data;
      return people.map(({ ink, hasLeft }) => (hasLeft ? "-" : ink));
    };
    expect(await inks()).toEqual([0, 1, 2]);
    await ben.call(deskEndpoints.leave, { body: {} });
    expect(await inks()).toEqual([0, "-", 2]);
    await joinDesk(app, ana, "member");
    expect(await inks()).toEqual([0, "-", 2, 1]);
    const token = await inviteByLink(ana, "member");
    await app.withToken(ben.token).call(invitationEndpoints.accept, { params: { token } });
    expect(await inks()).toEqual([0, 3, 2, 1]);
    expect((await cleo.call(deskEndpoints.read, {})).data.people).toHaveLength(4);
  });

  test("who deletes the account stays named; a desk that nobody else is on goes", async () => {
    const { ana, ...app } = await startWithAna({ name: "Ana" });
    const ben = await joinDesk(app, ana, "member");
    await addCompany(ben, { name: "By Ben" });
    await ben.call(authEndpoints.deleteMe, { body: { password: ben.password } });
    expect(await readPeople(ana)).toEqual(["Ana owner", `${ben.user.name} -`]);
    const desks = await app.db.selectFrom("desks").select("_id").execute();
    expect(desks).toEqual([{ _id: ana.desk._id }]);
    expect((await ben.send(sessionEndpoints.list)).statusCode).toBe(401);
  });

  test("an account that others need is not deleted, and none of its desks is closed", async () => {
    const { ana, ...app } = await startWithAna({ name: "Ana" });
    const first = await addCompany(ana, { name: "Of the first" });
    await ana.call(deskEndpoints.create, { body: { name: "Shared" } });
    const { data } = await ana.call(me, {});
    await joinDesk(
      app,
      { ...ana, ...app.withToken(ana.token, data.desk._id), desk: data.desk },
      "member",
    );
    const asked = { body: { password: ana.password } };
    expect(await ana.refused(authEndpoints.deleteMe, asked)).toEqual({
      status: 409,
      msg: words.onlyOwnerOf("Shared"),
    });
    const own = app.withToken(ana.token, ana.desk._id);
    expect((await own.call(companyEndpoints.list, {})).data.map(({ _id }) => _id)).toEqual([
      first._id,
    ]);
  });

  test("who is on no desk any more gets one", async () => {
    const { ana, ...app } = await startWithAna({ name: "Ana" });
    const token = await inviteByLink(ana, "member");
    const body = { name: "Ben Berg", email: "ben@example.com", password: "correct horse" };
    const made = await app.visitor.call(authEndpoints.register, {
      body: { ...body, invite: token },
    });
    expect(made.data.desk.desks.map(({ name }) => name)).toEqual(["Ana’s Desk"]);
    await ana.call(deskEndpoints.remove, { params: { id: made.data._id }, body: {} });
    const { data } = await app.withToken(made.token).call(me, {});
    expect(data.desk).toMatchObject({ name: "Ben’s Desk", role: "owner" });
  });
});

test("all on a desk read when each of them works, and nobody else does", async () => {
  const { ana, ...app } = await startWithAna();
  const [ben, cleo] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "reader")];
  const { workingHours: usual } = defaultSettings.calendar;
  const workingHours = usual.with(1, { from: "08:30", to: "16:30" });
  await ben.call(settingsEndpoints.update, { body: { calendar: { workingHours } } });
  const read = async (person: Pick<Person, "call">) =>
    (await person.call(deskEndpoints.hours, {})).data;
  const all = [
    { _id: ana.user._id, workingHours: usual },
    { _id: ben.user._id, workingHours },
    { _id: cleo.user._id, workingHours: usual },
  ];
  expect(await read(ana)).toEqual(all);
  expect(await read(cleo)).toEqual(all);
  expect(await read(await app.signUp())).toHaveLength(1);
  await ana.call(deskEndpoints.remove, { params: { id: ben.user._id }, body: {} });
  expect((await read(ana)).map(({ _id }) => _id)).toEqual([ana.user._id, cleo.user._id]);
});

test("rights and roles are all used", () => {
  const endpoints = apiParts.flatMap((part) => part.endpoints.flatMap((all) => Object.values(all)));
  expect([...new Set(endpoints.map(rightOf))].sort()).toEqual([...rights].sort());
});
