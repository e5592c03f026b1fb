import { parse } from "../../../fuzz/answers.ts";
import { authEndpoints } from "../../../shared/account/auth.ts";
import {
  deskEndpoints,
  invitationEndpoints,
  maxInvitations,
} from "../../../shared/account/desks.ts";
import { invitedEndpoints } from "../../../shared/account/invited.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import type { Role } from "../../../shared/account/roles.ts";
import {
  deskSubscriptionEndpoints,
  subscriptionEndpoints,
} from "../../../shared/account/subscription.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import type { Caller as AnyCaller } from "../harness.ts";
import type { Draw } from "../model/draw.ts";
import { inviteByLink } from "../people.ts";
import type { Caller, Seen } from "./calls.ts";
import {
  type Colleague,
  type Desk,
  join,
  type Office,
  open,
  ownerAt,
  ownerOf,
  part,
  replaceAddress,
} from "./office.ts";

interface Answered extends Pick<Caller, "colleague" | "desk"> {
  office: Office;
  /** Last in the path: whom, or by what link. */
  id: string;
  body: { role?: Role; newPassword?: string; password?: string; access?: "read" | "write" };
  answer: {
    link?: string;
    token: string;
    path: string;
    data: { _id: string; email: string; role: Role; access: "read" | "write" };
  };
}

/** What a call that succeeded has changed in who is where, and in how they get there. */
type Follow = (answered: Answered) => unknown;

const followed: [Endpoint, Follow][] = [
  [
    deskEndpoints.changeRole,
    ({ office, desk, id, body: { role } }) => {
      const of = personOf(office, id);
      if (of && role) desk.roles.set(of, role);
    },
  ],
  [
    deskEndpoints.remove,
    async ({ office, desk, id }) => {
      const of = personOf(office, id);
      if (of) await part(office, desk, of);
    },
  ],
  [deskEndpoints.leave, ({ office, desk, colleague }) => part(office, desk, colleague)],
  [invitationEndpoints.create, noteLink],
  [invitationEndpoints.resend, noteLink],
  [
    invitationEndpoints.accept,
    async ({ office, colleague, id }) => {
      const found = office.invitations.find(({ token }) => token === id);
      if (!found) throw new Error("joined by an unknown link");
      const { desk, role } = found;
      if (desk.roles.has(colleague)) throw new Error("joined twice");
      desk.roles.set(colleague, role);
      office.invitations = office.invitations.filter((one) => one !== found);
      await open(office, desk, colleague);
    },
  ],
  [
    invitedEndpoints.join,
    async ({ office, colleague, id, answer: { data } }) => {
      const { desk } = findInvited(office, colleague, id);
      if (desk._id !== data._id) throw new Error("joined another desk");
      if (desk.roles.has(colleague)) throw new Error("joined twice");
      desk.roles.set(colleague, data.role);
      await open(office, desk, colleague);
    },
  ],
  [invitedEndpoints.decline, ({ office, colleague, id }) => findInvited(office, colleague, id)],
  [invitedEndpoints.read, ({ office, colleague, id }) => findInvited(office, colleague, id)],
  [authEndpoints.login, signIn],
  [
    authEndpoints.resetPassword,
    (answered) => {
      const of = signIn(answered);
      if (!of) return;
      of.keys = [];
      for (const address of of.addresses) address.hasEnded = true;
    },
  ],
  [
    authEndpoints.updateMe,
    ({ colleague, body }) => {
      colleague.password = body.newPassword ?? colleague.password;
    },
  ],
  [
    keyEndpoints.create,
    ({ colleague, desk, answer: { token, data } }) => {
      colleague.keys.push({ _id: data._id, token, desk, access: data.access });
    },
  ],
  [
    keyEndpoints.revoke,
    ({ colleague, id }) => {
      colleague.keys = colleague.keys.filter(({ _id }) => _id !== id);
    },
  ],
  [
    subscriptionEndpoints.create,
    ({ colleague, desk, answer }) => replaceAddress(colleague, desk, answer.path),
  ],
  [
    deskSubscriptionEndpoints.create,
    ({ office, desk, answer: { path } }) => office.deskAddresses.push({ path, desk }),
  ],
  [subscriptionEndpoints.remove, ({ colleague, desk }) => replaceAddress(colleague, desk)],
];

/** Keeps up with a call that succeeded; answers the desk that was joined by it. */
export async function follow(
  office: Office,
  { colleague, desk }: Caller,
  { endpoint, request, text }: Seen & { endpoint: Endpoint },
): Promise<Desk | undefined> {
  readMails(office);
  const [, found] = followed.find(([one]) => one === endpoint) ?? [];
  if (!found) return undefined;
  const before = office.desks.filter(({ roles }) => roles.has(colleague));
  // What is resent is named before the last part.
  const [path = ""] = request.url.split("?");
  const parts = path.split("/").filter((part) => part !== "resend");
  const id = decodeURIComponent(parts.at(-1) ?? "");
  const body = Object(parse(request.body ?? ""));
  await found({ office, colleague, desk, id, body, answer: JSON.parse(text) });
  return office.desks.find((one) => one.roles.has(colleague) && !before.includes(one));
}

function findInvited({ invited }: Office, colleague: Colleague, id: string) {
  const found = invited.find(({ _id, to }) => _id === id && to === colleague);
  if (!found) throw new Error("answered an invitation of somebody else");
  return found;
}

function personOf({ people }: Office, id: string) {
  return people.find(({ _id }) => _id === id);
}

function signIn({ office, body, answer: { token, data } }: Answered) {
  const of = personOf(office, data._id);
  if (of) Object.assign(of, { token, ...(body.password && { password: body.password }) });
  return of;
}

function noteLink({ office, desk, answer }: Answered) {
  const [made] = [answer.data].flat();
  for (const { _id, email } of [answer.data].flat()) {
    const to = office.people.find((one) => one.email === email);
    if (to) office.invited.push({ _id, desk, to });
  }
  const token = answer.link && new URL(answer.link).searchParams.get("invite");
  if (made && token) noteInvitation(office, { token, desk, role: made.role });
}

/** Few enough that most still lead somewhere. */
function noteInvitation({ invitations }: Office, invitation: Office["invitations"][number]) {
  invitations.push(invitation);
  if (invitations.length > 8) invitations.shift();
}

/** Links that only a mail tells, as whoever gets it would open them. */
function readMails({ app: { mails }, mailed }: Office) {
  for (const { text } of mails.slice(mailed.read)) {
    const [, name, token = ""] = /[?](reset|confirm)=([\w-]+)/.exec(text) ?? [];
    if (name === "reset" || name === "confirm") mailed[name] = token;
  }
  mailed.read = mails.length;
}

/** Somebody gets another role, is removed or comes (back), as an owner says. */
export async function changePeople(office: Office, draw: Draw): Promise<void> {
  const desk = draw.of(office.desks);
  const owner = ownerOf(desk);
  const colleague = draw.of(office.people.filter((one) => one !== owner));
  const params = { id: colleague._id };
  const role = draw.of(["owner", "member", "reader"] as const);
  if (!desk.roles.has(colleague)) {
    await makeRoom(ownerAt(office, desk));
    if (draw.once(3)) return inviteByEmail(office, desk, colleague, role);
    const token = await inviteByLink(ownerAt(office, desk), role);
    noteInvitation(office, { token, desk, role });
    // Whoever has the link may come later.
    if (draw.once(3)) return;
    await join(office, desk, colleague, role);
    await open(office, desk, colleague);
    return;
  }
  const handOverTo = owner._id;
  if (draw.of([true, false])) {
    await ownerAt(office, desk).call(deskEndpoints.changeRole, {
      params,
      body: { role, handOverTo },
    });
    desk.roles.set(colleague, role);
    return;
  }
  await ownerAt(office, desk).call(deskEndpoints.remove, { params, body: { handOverTo } });
  await part(office, desk, colleague);
}

/** They may answer it later; of too many in an hour, or a second one, nothing comes. */
async function inviteByEmail(office: Office, desk: Desk, to: Colleague, role: Role) {
  const body = { emails: [to.email], role };
  const answer = await ownerAt(office, desk).send(invitationEndpoints.create, { body });
  if (answer.statusCode !== 201) return;
  for (const { _id } of answer.json().data) office.invited.push({ _id, desk, to });
}

/** For another invitation, of which a desk has so many at most. */
async function makeRoom(owner: AnyCaller) {
  const { data } = await owner.call(invitationEndpoints.list, {});
  for (const { _id } of data.slice(maxInvitations / 2)) {
    const body = { isRevoked: true };
    await owner.call(invitationEndpoints.revoke, { params: { id: _id }, body });
  }
}
