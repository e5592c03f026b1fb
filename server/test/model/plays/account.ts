import { expect, vi } from "vitest";
import {
  emailChangeLifetime,
  resetLifetime,
  sessionLifetime,
  sessionMaximum,
} from "../../../../shared/account/auth.ts";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import { answers } from "../../../../shared/words/en/answers.ts";
import { hashToken } from "../../../http/tokens.ts";
import { messages, serverMessages } from "../../said.ts";
import { changeUser, createPerson, hasPasskeyProof, type Person } from "../model.ts";
import {
  claimId,
  livePeople,
  type Play,
  type Plays,
  type PublicPlays,
  refusal,
  type World,
} from "../world.ts";

const passwords = ["correct horse", "battery staple", "wrong tree frog"];
const anyText = expect.any(String);

const registered = new WeakMap<World["app"], number>();

/** Worlds of one server share its accounts. */
function nextMark(app: World["app"]): string {
  const number = (registered.get(app) ?? 0) + 1;
  registered.set(app, number);
  return (number * 7919 + 104_729).toString(36);
}

/** Registers with a name that nobody had before; in a world without an empty place, in vain. */
function register(world: World, now: Date, password: string): Play {
  const place = world.people.indexOf(undefined);
  const taken = world.people[0];
  if (place < 0 && taken) {
    const body = { name: "Somebody", email: taken.user.email.toUpperCase(), password };
    return { input: { body }, meets: refusal(409, answers.emailTaken, "email") };
  }
  const mark = `mark${world.everyone.length}${nextMark(world.app)}x`;
  const account = { name: `Name ${mark}`, email: `${mark}@example.com` };
  const data = {
    ...account,
    _id: anyText,
    timeZone: null,
    createdAt: now.toISOString(),
    settings: defaultSettings,
    desk: {
      ...{ _id: anyText, name: "Name’s Desk", role: "owner" },
      people: [{ _id: anyText, name: account.name, role: "owner", ink: 0, timeZone: null }],
      desks: [{ _id: anyText, name: "Name’s Desk", role: "owner", people: 1 }],
    },
  };
  return {
    input: { body: { ...account, password } },
    meets: { status: 201, body: { token: anyText, data } },
    learn: async ({ token, data: user }) => {
      const person = createPerson(user, password, mark);
      world.people[place] = person;
      world.everyone.push(person);
      world.ids.set(person.user._id, person);
      world.ids.set(person.user.desk._id, person);
      await startSession(world, person, token, now);
    },
  };
}

/** The id of a session is told by no answer to signing in, so it is read where it is kept. */
export async function startSession(
  world: World,
  person: Person,
  token: string,
  now: Date,
  { remember = false, isByPasskey = false } = {},
) {
  const { _id } = await world.app.db
    .selectFrom("sessions")
    .where("tokenHash", "=", hashToken(token))
    .select("_id")
    .executeTakeFirstOrThrow();
  const kind = remember ? "remembered" : "normal";
  const at = now.getTime();
  claimId(world, person, _id);
  person.sessions.set(token, {
    _id,
    createdAt: at,
    lastUsedAt: at,
    lifetime: sessionLifetime[kind],
    endsAt: at + sessionMaximum[kind],
    provedAt: at,
    isByPasskey,
  });
}

function endSessions({ deadTokens }: World, person: Person, keep?: string) {
  for (const token of person.sessions.keys()) {
    if (token === keep) continue;
    person.sessions.delete(token);
    deadTokens.push(token);
  }
}

function emailOf(person: Person | undefined): string {
  return person?.user.email ?? "nobody@example.com";
}

export const publicAccountPlays: PublicPlays = {
  "POST /api/auth/register": ({ world, draw, now }) => register(world, now, draw.of(passwords)),

  "POST /api/auth/login": ({ world, draw, now, me }) => {
    const person = draw.once(4) ? draw.of(world.people) : me;
    const remember = draw.once(2);
    // Mostly right, else the password of whoever.
    const password = draw.once(6) ? draw.of(passwords) : (person?.password ?? "correct horse");
    const input = { body: { email: emailOf(person).toUpperCase(), password, remember } };
    if (person?.password !== password) {
      return { input, meets: refusal(401, answers.wrongCredentials) };
    }
    return {
      input,
      meets: { status: 200, body: { token: anyText, data: person.user } },
      learn: ({ token }) => startSession(world, person, token, now, { remember }),
    };
  },

  "POST /api/auth/forgotpassword": ({ world, draw, now }) => {
    const person = draw.of(world.people);
    const { mails } = world.app;
    const before = mails.length;
    return {
      input: { body: { email: emailOf(person) } },
      meets: { status: 200, body: { msg: serverMessages.auth.resetMailSent } },
      learn: async () => {
        if (!person) return;
        // It is mailed after the answer.
        await vi.waitFor(() => expect(mails.length).toBe(before + 1));
        const mail = mails.at(-1);
        expect(mail?.to).toBe(person.user.email);
        const token = /reset=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
        person.reset = { token, expiresAt: now.getTime() + resetLifetime };
      },
    };
  },

  "PUT /api/auth/email/:token": (scene) => confirmEmail(scene),

  "PUT /api/auth/resetpassword/:token": ({ world, draw, now }) => {
    const waiting = world.everyone.filter(({ reset }) => reset);
    const person = waiting.length > 0 ? draw.of(waiting) : undefined;
    const password = draw.of(passwords);
    const params = { token: person?.reset?.token ?? "made-up" };
    const input = { params, body: { password } };
    const isLive = person && world.people.includes(person);
    if (!isLive || (person.reset?.expiresAt ?? 0) <= now.getTime()) {
      return { input, meets: refusal(400, answers.resetLinkDead) };
    }
    return {
      input,
      meets: { status: 200, body: { token: anyText, data: person.user } },
      learn: async ({ token }) => {
        person.password = password;
        person.reset = undefined;
        person.emailChange = undefined;
        // Whoever knew the old password may have read along.
        if (person.address) person.endedAddresses.push(person.address.token);
        person.address = undefined;
        person.keys.clear();
        endSessions(world, person);
        await startSession(world, person, token, now);
      },
    };
  },
};

/** Another one's link would tell their email, as it should: so everybody opens their own. */
const confirmEmail: PublicPlays[string] = ({ world, me, now }) => {
  const { mails } = world.app;
  const before = mails.length;
  const change = me?.emailChange;
  const input = { params: { token: change?.token ?? "made-up" } };
  if (!me || !change || change.expiresAt <= now.getTime()) {
    return { input, meets: refusal(400, answers.confirmLinkDead) };
  }
  const { email } = change;
  if (isTaken(world, me, email)) {
    return { input, meets: refusal(409, answers.emailTaken, "email") };
  }
  return {
    input,
    meets: { status: 200, body: { email } },
    learn: async () => {
      // The old address is told after the answer.
      await vi.waitFor(() => expect(mails.length).toBe(before + 1));
      expect(mails.at(-1)?.to).toBe(me.user.email);
      me.user = changeUser(me.user, { email });
      me.reset = undefined;
      me.emailChange = undefined;
    },
  };
};

function isTaken(world: World, me: Person, email: string | undefined): boolean {
  return livePeople(world).some((one) => one !== me && one.user.email === email);
}

const logout: Plays[string] = ({ world, me, token }) => ({
  meets: { status: 200, body: { msg: messages.auth.loggedOut } },
  learn: () => {
    me.sessions.delete(token);
    world.deadTokens.push(token);
  },
});

export const accountPlays: Plays = {
  // Line by line: server/auth/log/account-log.test.ts.
  "GET /api/auth/log": () => ({
    meets: (text) => expect(JSON.parse(text).data).not.toEqual([]),
  }),

  "GET /api/auth/me": ({ me }) => ({ meets: { status: 200, body: { data: me.user } } }),
  "POST /api/auth/logout": logout,
  "GET /api/auth/logout": logout,

  "PUT /api/auth/me": ({ world, me, token, draw, now }) => {
    const other = draw.of(livePeople(world));
    const changes = draw.some({
      name: `Name ${me.mark} ${draw.below(9)}`,
      timeZone: draw.of(["Asia/Kathmandu", "Pacific/Honolulu", "UTC"]),
      email: draw.once(3) ? other.user.email : `${me.mark}.${draw.below(3)}@example.com`,
    });
    const newPassword = draw.once(3) ? draw.of(passwords) : undefined;
    const session = me.sessions.get(token);
    const isByPasskey = session !== undefined && hasPasskeyProof(session, now);
    const currentPassword = draw.once(3) ? draw.of([...passwords, undefined]) : me.password;
    const input = { body: { ...changes, newPassword, currentPassword } };
    const { email = me.user.email, ...others } = changes;
    const isNewEmail = email !== me.user.email;
    const isProved = currentPassword === undefined ? isByPasskey : currentPassword === me.password;
    if ((newPassword !== undefined || isNewEmail) && !isProved) {
      const { currentPasswordWrong, currentPasswordRequired } = answers;
      const msg = currentPassword === undefined ? currentPasswordRequired : currentPasswordWrong;
      return { input, meets: refusal(400, msg, "currentPassword") };
    }
    if (isTaken(world, me, email)) {
      return { input, meets: refusal(409, answers.emailTaken, "email") };
    }
    const user = changeUser(me.user, others);
    return {
      input,
      meets: { status: 200, body: { data: user, ...(isNewEmail && { pendingEmail: email }) } },
      learn: () => {
        me.user = user;
        if (newPassword !== undefined) {
          me.password = newPassword;
          me.reset = undefined;
          me.emailChange = undefined;
          endSessions(world, me, token);
        }
        if (!isNewEmail) return;
        // A notice of the new password may have come after it.
        const mail = world.app.mails.findLast(({ text }) => text.includes("confirm="));
        expect(mail?.to).toBe(email);
        const link = /confirm=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
        me.emailChange = { token: link, email, expiresAt: now.getTime() + emailChangeLifetime };
      },
    };
  },

  "DELETE /api/auth/me": ({ world, me, draw }) => {
    const password = draw.once(3) ? draw.of(passwords) : me.password;
    const input = { body: { password } };
    if (password !== me.password) {
      return { input, meets: refusal(400, answers.passwordWrong, "password") };
    }
    return {
      input,
      meets: { status: 200, body: { msg: messages.auth.deleted } },
      learn: () => {
        world.people[world.people.indexOf(me)] = undefined;
        endSessions(world, me);
      },
    };
  },
};
