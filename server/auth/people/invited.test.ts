import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints, invitationEndpoints } from "../../../shared/account/desks.ts";
import { invitedEndpoints } from "../../../shared/account/invited.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { invitationLifetime } from "../../../shared/account/registration.ts";
import { forYouEndpoints } from "../../../shared/for-you.ts";
import {
  type Caller,
  type Person,
  startApp,
  startWithAna,
  type TestApp,
} from "../../test/harness.ts";
import { listenForEvents } from "../../test/listen.ts";
import { inviteByLink, joinDesk } from "../../test/people.ts";
import { serverMessages } from "../../test/said.ts";
import { rules } from "../../test/sql/owner-rules.ts";
import { findUnowned } from "../../test/sql/sql-owners.ts";
import { watchStatements } from "../../test/sql/statements.ts";
import { createPasswordReset } from "../passwords/password-resets.ts";

const { me, updateMe, confirmEmail, forgotPassword, resetPassword, register } = authEndpoints;
const { join, decline, read } = invitedEndpoints;
const { create, list, resend, revoke, accept } = invitationEndpoints;
const { desks: words } = serverMessages;
const dead = { status: 404, msg: words.invitationDead };

/** The last token that was mailed to somebody. */
function tokenFor({ mails }: TestApp, to: string): string {
  const text = mails.findLast((mail) => mail.to.toLowerCase() === to.toLowerCase())?.text ?? "";
  return /[?](?:invite|reset|confirm)=([\w-]+)/.exec(text)?.[1] ?? "";
}

/** Sets a new password by a link, which ends all sessions; answers the new one. */
async function resetBy(app: TestApp, token: string): Promise<Caller> {
  const body = { password: "wet Paint on 9 chairs" };
  const answer = await app.visitor.call(resetPassword, { params: { token }, body });
  return app.withToken(answer.token);
}

async function prove(app: TestApp, { user: { email } }: Person) {
  await app.visitor.call(forgotPassword, { body: { email } });
  await app.settle();
  return resetBy(app, tokenFor(app, email));
}

async function invite(by: Caller, email: string, role: "member" | "reader" = "member") {
  const { data } = await by.call(create, { body: { emails: [email], role } });
  return data[0]?._id ?? "";
}

const invitationsOf = async (person: Caller) => (await person.call(me, {})).data.invitations;
const newOf = async (person: Caller) =>
  ((await invitationsOf(person)) ?? []).filter(({ isNew }) => isNew).length;

async function startInvited() {
  const { ana, ...app } = await startWithAna({ name: "Ana Berg" });
  const someone = await app.signUp({ name: "Ben" });
  const { email } = someone.user;
  const ben = await prove(app, someone);
  return { app, ana, ben, someone, email };
}

test("whoever has proven an email sees what it is invited to, and joins without the link", async () => {
  const { app, ana, ben, someone, email } = await startInvited();
  const id = await invite(ana, email.toUpperCase(), "reader");
  const { createdAt, expiresAt } = (await ana.call(list, {})).data[0] ?? {};
  expect(await invitationsOf(ben)).toEqual([
    {
      ...{ _id: id, desk: "Ana’s Desk", role: "reader", from: "Ana Berg" },
      ...{ at: createdAt, expiresAt, isNew: true },
    },
  ]);
  const { data } = await ben.call(join, { params: { id } });
  expect(data).toEqual({ ...ana.desk.desks[0], role: "reader", people: 2 });
  expect((await ben.call(me, {})).data).toMatchObject({ desk: { _id: ana.desk._id } });
  expect(await invitationsOf(ben)).toBeUndefined();
  expect(await ben.refused(join, { params: { id } })).toEqual(dead);
  expect((await ana.call(list, {})).data).toEqual([]);
  const token = tokenFor(app, email);
  expect((await app.withToken(ana.token).refused(accept, { params: { token } })).status).toBe(404);
  expect(someone.desk.people).toHaveLength(1);
});

const ways: [how: string, isProof: boolean, way: (app: TestApp, ben: Person) => Promise<Caller>][] =
  [
    ["registering", false, async (_, ben) => ben],
    ["opening the link of a new email", true, (app, ben) => changeEmail(app, ben, ben.user.email)],
    [
      "a new email, after which the old one counts no more",
      false,
      async (app, ben) => {
        await changeEmail(app, ben, ben.user.email);
        return changeEmail(app, ben, "other@example.com");
      },
    ],
    ["a reset link that was mailed", true, prove],
    [
      "a reset link from the provider",
      false,
      async (app, { person }) =>
        resetBy(app, await createPasswordReset(app.db, person, app.clock.now())),
    ],
    [
      "an invitation that was mailed and accepted",
      true,
      async (app, ben) => {
        await invite(await app.signUp(), ben.user.email);
        await ben.call(accept, { params: { token: tokenFor(app, ben.user.email) } });
        return ben;
      },
    ],
    [
      "an invitation by a link that was handed over",
      false,
      async (app, ben) => {
        const token = await inviteByLink(await app.signUp(), "member");
        await ben.call(accept, { params: { token } });
        return ben;
      },
    ],
  ];

/** To another email and to this one, each with its link. */
async function changeEmail(app: TestApp, ben: Person, to: string): Promise<Caller> {
  for (const email of [`x${to}`, to]) {
    await ben.call(updateMe, { body: { email, currentPassword: ben.password } });
    await app.visitor.call(confirmEmail, { params: { token: tokenFor(app, email) } });
  }
  return ben;
}

test.each(ways)("%s is a proof: %s", async (_, isProof, way) => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  const now = await way(app, ben);
  const id = await invite(ana, ben.user.email);
  expect(await invitationsOf(now)).toEqual(
    isProof ? [expect.objectContaining({ _id: id })] : undefined,
  );
  if (!isProof) expect(await now.refused(join, { params: { id } })).toEqual(dead);
});

test("who registers with a mailed invitation has proven the email, and one that is changed without mail has not", async () => {
  const { ana, ...app } = await startWithAna();
  await invite(ana, "ben@example.com");
  const body = { name: "Ben", email: "ben@example.com", password: "correct horse" };
  const token = tokenFor(app, body.email);
  const ben = app.withToken(
    (await app.visitor.call(register, { body: { ...body, invite: token } })).token,
  );
  await invite(await app.signUp(), body.email);
  expect(await invitationsOf(ben)).toHaveLength(1);

  const silent = await startApp({ db: app.db, mailer: undefined });
  const { token: again } = await silent.visitor.call(authEndpoints.login, { body });
  const changing = silent.withToken(again);
  for (const email of ["eve@example.com", body.email]) {
    await changing.call(updateMe, { body: { email, currentPassword: body.password } });
    expect(await invitationsOf(changing)).toBeUndefined();
  }
});

test("an invitation that is sent again by hand proves nothing", async () => {
  const app = await startApp();
  const [ana, ben] = [await app.signUp(), await app.signUp()];
  const id = await invite(ana, ben.user.email);
  const silent = await startApp({ db: app.db, mailer: undefined });
  const { link = "" } = await silent.withToken(ana.token).call(resend, { params: { id } });
  const token = new URL(link).searchParams.get("invite") ?? "";
  await ben.call(accept, { params: { token } });
  await invite(await app.signUp(), ben.user.email);
  expect(await invitationsOf(ben)).toBeUndefined();
});

test("what is declined, revoked, expired, used, or of who may no longer invite is gone, and told at once", async () => {
  const { app, ana, ben, email } = await startInvited();
  const second = await joinDesk(app, ana, "owner");
  const { token: bens } = await app.visitor.call(authEndpoints.login, {
    body: { email, password: "wet Paint on 9 chairs" },
  });
  const [ear, anas] = [
    await listenForEvents(app.app, bens),
    await listenForEvents(app.app, ana.token),
  ];
  let heard = 0;
  const told = async (count: number | undefined) => {
    heard += 1;
    expect((await ear.heard(heard)).slice(heard - 1)).toEqual(["settings"]);
    expect((await invitationsOf(ben))?.length).toBe(count);
  };
  const first = await invite(ana, email);
  await told(1);
  const set = (isRevoked: boolean) =>
    ana.call(revoke, { params: { id: first }, body: { isRevoked } });
  await set(true);
  await told(undefined);
  expect(await ben.refused(join, { params: { id: first } })).toEqual(dead);
  await set(false);
  await told(1);
  const before = anas.events().length;
  await ben.call(decline, { params: { id: first } });
  await told(undefined);
  await anas.heard(before + 1);
  expect((await ana.call(list, {})).data).toEqual([]);
  expect(await ben.refused(decline, { params: { id: first } })).toEqual(dead);

  await invite(second, email);
  await told(1);
  const body = { role: "member" } as const;
  await ana.call(deskEndpoints.changeRole, { params: { id: second.user._id }, body });
  await told(undefined);

  await invite(ana, email);
  await told(1);
  app.clock.advance(invitationLifetime);
  const late = await app.visitor.call(authEndpoints.login, {
    body: { email, password: "wet Paint on 9 chairs" },
  });
  expect(late.data.invitations).toBeUndefined();
});

test("one is read or new, all are read with all else that is for them, and sent again it is new", async () => {
  const { app, ana, ben, email } = await startInvited();
  const id = await invite(ana, email);
  await invite(await app.signUp(), email);
  await ben.call(read, { params: { id }, body: { isRead: true } });
  expect(await newOf(ben)).toBe(1);
  await ben.call(read, { params: { id }, body: { isRead: false } });
  expect(await newOf(ben)).toBe(2);
  const key = { name: "A", access: "write", days: 30 } as const;
  const { token } = await ben.call(keyEndpoints.create, { body: key });
  await app.withToken(token).call(forYouEndpoints.readAll, {});
  expect(await newOf(ben)).toBe(2);
  await ben.call(forYouEndpoints.readAll, {});
  expect([await newOf(ben), (await invitationsOf(ben))?.length]).toEqual([0, 2]);
  await ana.call(resend, { params: { id } });
  expect(await newOf(ben)).toBe(1);
});

test("whoever joins by a link has used up what the email was invited to there, and can’t come back by it", async () => {
  const { ana, ben, someone, email } = await startInvited();
  const token = await inviteByLink(ana, "member");
  const id = await invite(ana, email);
  await ben.call(accept, { params: { token } });
  expect((await ana.call(list, {})).data).toEqual([]);
  await ana.call(deskEndpoints.remove, { params: { id: someone.user._id }, body: {} });
  expect(await invitationsOf(ben)).toBeUndefined();
  expect(await ben.refused(join, { params: { id } })).toEqual(dead);
});

test("nobody answers or reads what another's email is invited to", async () => {
  const { app, ana, ben, email } = await startInvited();
  const id = await invite(ana, email);
  const eve = await prove(app, await app.signUp());
  for (const endpoint of [join, decline, read]) {
    const input = { params: { id }, body: { isRead: true } };
    expect(await eve.refused(endpoint, input)).toEqual(dead);
    expect(await ana.refused(endpoint, input)).toEqual(dead);
  }
  expect(await newOf(ben)).toBe(1);
});

test("every statement about it is held to who asks, by an email that is proven", async () => {
  const { ana, ben, email } = await startInvited();
  const id = await invite(ana, email);
  const seen = watchStatements();
  await invitationsOf(ben);
  await ben.call(read, { params: { id }, body: { isRead: true } });
  await ben.call(join, { params: { id } });
  const texts = seen.map(({ sql }) => sql).filter((text) => text.includes("deskInvitations"));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => findUnowned(text, rules).length > 0)).toEqual([]);
  const said = `select * from "users" inner join "deskInvitations" on
    "deskInvitations"."emailKey" = "users"."emailKey" where "users"."_id" = ?`;
  expect(findUnowned(said, rules)).toEqual(["deskInvitations"]);
});
