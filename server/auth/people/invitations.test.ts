import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import {
  deskEndpoints,
  invitationEndpoints,
  maxInvitations,
} from "../../../shared/account/desks.ts";
import { invitationLifetime, registrationEndpoints } from "../../../shared/account/registration.ts";
import { answers } from "../../../shared/words/en/answers.ts";
import { newPerson, startApp, startWithAna } from "../../test/harness.ts";
import { inviteByLink, joinDesk } from "../../test/people.ts";
import { serverMessages } from "../../test/said.ts";

const { desks: words } = serverMessages;
const { list, create, resend, revoke, accept } = invitationEndpoints;
const { invitation } = registrationEndpoints;
const dead = { status: 404, msg: words.invitationDead };

/** The token in the last mail. */
function readToken(mails: { text: string }[]): string {
  return /invite=(\S+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
}

describe("by email", () => {
  test("people are invited, and one with an account joins", async () => {
    const app = await startApp();
    const [ana, ben] = [await app.signUp({ name: "Ana Berg" }), await app.signUp()];
    const emails = [ben.user.email.toUpperCase(), "cleo@example.com"];
    const { data } = await ana.call(create, { body: { emails, role: "reader" } });
    expect(data.map(({ email, role }) => [email, role])).toEqual(
      emails.map((one) => [one, "reader"]),
    );
    expect((await ana.call(list, {})).data.map(({ _id }) => _id).sort()).toEqual(
      data.map(({ _id }) => _id).sort(),
    );
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual(
      emails.map((to) => [to, "Ana Berg invites you to Ana’s Desk on Client Desk"]),
    );
    const token = /invite=(\S+)/.exec(app.mails[0]?.text ?? "")?.[1] ?? "";
    const shown = await app.visitor.call(invitation, { params: { token } });
    expect(shown.data).toEqual({
      email: emails[0],
      desk: {
        ...{ name: "Ana’s Desk", role: "reader", from: "Ana Berg" },
        people: [{ name: "Ana Berg", role: "owner", ink: 0 }],
      },
    });
    const joined = await ben.call(accept, { params: { token } });
    expect(joined.data).toEqual({ ...ana.desk.desks[0], role: "reader", people: 2 });
    expect((await ben.call(deskEndpoints.read, {})).data.name).toBe("Ana’s Desk");
    expect(await ben.refused(accept, { params: { token } })).toEqual(dead);
    expect((await ana.call(list, {})).data).toHaveLength(1);
  });

  test("who has no account makes one with it, also where accounts are by invitation only", async () => {
    const { ana, ...app } = await startWithAna();
    await ana.call(create, { body: { emails: ["ben@example.com"], role: "member" } });
    const invite = readToken(app.mails);
    const body = { name: "Ben Berg", password: "correct horse", invite };
    const other = { ...body, email: "eve@example.com" };
    expect((await app.visitor.refused(authEndpoints.register, { body: other })).errors).toEqual([
      { path: "email", msg: answers.invitationOtherEmail },
    ]);
    const made = await app.visitor.call(authEndpoints.register, {
      body: { ...body, email: "Ben@example.com" },
    });
    expect(made.data.desk).toMatchObject({ _id: ana.desk._id, role: "member" });
    expect(made.data.desk.people).toHaveLength(2);
  });

  test("what is wrong with an address is said: there already, invited already, no mail", async () => {
    const { ana, ...app } = await startWithAna();
    const ben = await joinDesk(app, ana, "member");
    const invite = (email: string) =>
      ana.refused(create, { body: { emails: [email], role: "member" } });
    const wrong = (msg: string) => ({ status: 400, msg, errors: [{ path: "emails", msg }] });
    expect(await invite(ben.user.email)).toEqual(wrong(words.onThisDesk(ben.user.name)));
    await ana.call(create, { body: { emails: ["cleo@example.com"], role: "member" } });
    expect(await invite("Cleo@example.com")).toEqual(wrong(words.invitedAlready));
  });

  test("one whose mail is not taken is none", async () => {
    const mailer = {
      send: async () => {
        throw new Error("no route to host");
      },
    };
    const app = await startApp({ mailer });
    const ana = await app.signUp();
    const body = { emails: ["ben@example.com"], role: "member" } as const;
    expect((await ana.refused(create, { body })).msg).toBe(words.mailFailed);
    expect((await ana.call(list, {})).data).toEqual([]);
  });

  test("without a mail server, a link is what there is", async () => {
    const app = await startApp({ mailer: undefined });
    const ana = await app.signUp();
    const body = { emails: ["ben@example.com"], role: "member" } as const;
    expect((await ana.refused(create, { body })).msg).toBe(words.noMail);
    expect(await inviteByLink(ana, "member")).toMatch(/^[\w-]{20,}$/);
  });

  test("a name that could be a link is not mailed to strangers", async () => {
    const { ana, ...app } = await startWithAna({ name: "Win at evil.example" });
    await ana.call(create, { body: { emails: ["ben@example.com"], role: "member" } });
    expect(JSON.stringify(app.mails)).not.toContain("evil");
  });
});

describe("a link", () => {
  test("works once, for a week", async () => {
    const { ana, ...app } = await startWithAna();
    const [first, second] = [await inviteByLink(ana, "member"), await inviteByLink(ana, "member")];
    const people = await Promise.all([1, 2, 3].map(() => app.signUp()));
    const answers = await Promise.all(
      people.map((one) => one.send(accept, { params: { token: first } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect((await ana.call(deskEndpoints.read, {})).data.people).toHaveLength(2);
    app.clock.advance(invitationLifetime);
    const late = await app.signUp();
    expect(await late.refused(accept, { params: { token: second } })).toEqual(dead);
  });

  test("sent again, the one before is dead; revoked, both are, until that is taken back", async () => {
    const { ana, ...app } = await startWithAna();
    const before = await inviteByLink(ana, "member");
    const [{ _id } = { _id: "" }] = (await ana.call(list, {})).data;
    const { link = "" } = await ana.call(resend, { params: { id: _id } });
    const token = new URL(link).searchParams.get("invite") ?? "";
    const ben = await app.signUp();
    expect(await ben.refused(accept, { params: { token: before } })).toEqual(dead);
    await ana.call(revoke, { params: { id: _id }, body: { isRevoked: true } });
    expect((await ana.call(list, {})).data).toEqual([]);
    expect(await ben.refused(accept, { params: { token } })).toEqual(dead);
    expect((await app.visitor.refused(invitation, { params: { token } })).status).toBe(404);
    await ana.call(revoke, { params: { id: _id }, body: { isRevoked: false } });
    await ben.call(accept, { params: { token } });
    const again = { params: { id: _id }, body: { isRevoked: true } };
    expect((await ana.refused(revoke, again)).status).toBe(404);
  });

  test("one that was revoked comes back only where its place is still free", async () => {
    const ana = await newPerson();
    const invite = async (body: object) =>
      (await ana.send(create, { body: { role: "member", ...body } })).json().data[0]._id as string;
    const set = (id: string, isRevoked: boolean) =>
      ana.send(revoke, { params: { id }, body: { isRevoked } });
    const first = await invite({ emails: ["cleo@example.com"] });
    await set(first, true);
    const second = await invite({ emails: ["Cleo@example.com"] });
    expect((await set(first, false)).json()).toEqual({ msg: words.invitedAlready });
    await set(second, true);
    expect((await set(first, false)).statusCode).toBe(200);
    expect((await set(first, false)).statusCode).toBe(200);

    await set(first, true);
    for (let n = 0; n < maxInvitations; n += 1) await invite({ name: "Somebody" });
    const full = await set(first, false);
    expect([full.statusCode, full.json()]).toEqual([
      409,
      { msg: words.tooManyInvitations(maxInvitations) },
    ]);
    expect((await ana.call(list, {})).data).toHaveLength(maxInvitations);
  });

  test("for another email it is not, and on a desk nobody is twice", async () => {
    const app = await startApp();
    const [ana, ben] = [await app.signUp(), await app.signUp()];
    await ana.call(create, { body: { emails: ["cleo@example.com"], role: "member" } });
    expect(await ben.refused(accept, { params: { token: readToken(app.mails) } })).toEqual({
      status: 409,
      msg: words.invitationOf("cleo@example.com"),
    });
    const token = await inviteByLink(ana, "member");
    expect(await ana.refused(accept, { params: { token } })).toEqual({
      status: 409,
      msg: words.alreadyOn,
    });
    // It was not used up.
    await ben.call(accept, { params: { token } });
  });

  test("used while the only one on the desk deletes the account, it is dead, or that one stays", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "1" } });
    for (let wait = 0; wait < 12; wait += 1) {
      const [ana, ben] = [await app.signUp(), await app.signUp()];
      const token = await inviteByLink(ana, "member");
      const body = { password: ana.password };
      const deleting = ana.send(authEndpoints.deleteMe, { body });
      await sleep(wait);
      const joined = await ben.send(accept, { params: { token } });
      const isDeleted = (await deleting).statusCode === 200;
      expect(joined.statusCode === 200).toBe(!isDeleted);
    }
  });

  test("ends with the right to invite of who has made it", async () => {
    const { ana, ...app } = await startWithAna();
    const [ben, cleo] = [await joinDesk(app, ana, "owner"), await joinDesk(app, ana, "owner")];
    const own = await inviteByLink(ana, "member");
    const tokens = [await inviteByLink(ben, "owner"), await inviteByLink(cleo, "owner")];
    await ana.call(deskEndpoints.remove, { params: { id: ben.user._id }, body: {} });
    const body = { role: "member" } as const;
    await ana.call(deskEndpoints.changeRole, { params: { id: cleo.user._id }, body });
    for (const token of tokens) {
      expect(await ben.refused(accept, { params: { token }, headers: { desk: "" } })).toEqual(dead);
    }
    expect((await ana.call(list, {})).data).toHaveLength(1);
    await app.withToken(ben.token).call(accept, { params: { token: own } });
  });

  test("only owners invite", async () => {
    const { ana, ...app } = await startWithAna();
    const ben = await joinDesk(app, ana, "member");
    const body = { name: "Cleo", role: "owner" };
    expect(await ben.refused(create, { body })).toEqual({ status: 403, msg: words.ownersOnly });
    expect(await ben.refused(list)).toEqual({ status: 403, msg: words.ownersOnly });
  });
});
