import { randomUUID } from "node:crypto";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { invitationEndpoints } from "../../../shared/account/desks.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { proofEndpoints } from "../../../shared/account/proof.ts";
import { deskHeader, type Role } from "../../../shared/account/roles.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import type { Caller, TestApp } from "../harness.ts";
import { type Ear, listenForEvents } from "../listen.ts";
import { inviteByLink } from "../people.ts";

/** A desk, and who is on it by what was answered: nothing of it is asked of the server. */
export interface Desk {
  _id: string;
  /** Stands in texts of this desk and of no other. */
  mark: string;
  roles: Map<Colleague, Role>;
}

export interface Colleague {
  _id: string;
  /** For the message of a failure. */
  name: string;
  email: string;
  password: string;
  token: string;
  keys: Key[];
  addresses: Address[];
}

export interface Key {
  _id: string;
  token: string;
  desk: Desk;
  access: "read" | "write";
}

interface Address {
  path: string;
  desk: Desk;
  /** Leaving a desk ends it, for good, as a new one does. */
  hasEnded: boolean;
}

/** What somebody's email is invited to. */
interface Invited {
  _id: string;
  desk: Desk;
  to: Colleague;
}

/** What a link to join leads to. */
interface Invitation {
  token: string;
  desk: Desk;
  role: Role;
}

export interface Office {
  app: TestApp;
  people: Colleague[];
  desks: Desk[];
  /** An open stream of each who is on a desk. */
  ears: { colleague: Colleague; desk: Desk; ear: Ear }[];
  /** Those last made, also what was revoked. */
  invitations: Invitation[];
  /** Where everyone's appointments on a desk are read. */
  deskAddresses: Pick<Address, "path" | "desk">[];
  /** Those last made by email, also what was answered or revoked. */
  invited: Invited[];
  /** What mails have told last, and how many were read. */
  mailed: { reset: string; confirm: string; read: number };
}

/** Three desks, four people: each desk has an owner, a member or more, a reader or more, and strangers. */
export async function createOffice(app: TestApp): Promise<Office> {
  const people: Colleague[] = [];
  const office: Office = {
    ...{ app, people, desks: [], ears: [], invitations: [], invited: [], deskAddresses: [] },
    mailed: { reset: "", confirm: "", read: 0 },
  };
  for (const name of ["ana", "ben", "cleo", "dora"]) {
    const { user, token, password, desk } = await app.signUp();
    const { _id, email } = user;
    const colleague = { _id, name, email, password, token, keys: [], addresses: [] };
    people.push(colleague);
    // The fourth works for others only.
    if (name === "dora") continue;
    const mark = `mark${randomUUID().slice(0, 8)}`;
    office.desks.push({ _id: desk._id, mark, roles: new Map([[colleague, "owner"]]) });
  }
  const [ana, ben, cleo, dora] = people;
  const [one, two, three] = office.desks;
  if (!(ana && ben && cleo && dora && one && two && three)) throw new Error("Nobody is there");
  await app.db
    .updateTable("users")
    .set(({ ref }) => ({ provenKey: ref("emailKey") }))
    .execute();
  await join(office, one, ben, "member");
  await join(office, one, dora, "reader");
  await join(office, two, dora, "member");
  await join(office, two, cleo, "reader");
  await join(office, three, ana, "reader");
  await join(office, three, dora, "owner");
  for (const desk of office.desks) {
    for (const colleague of desk.roles.keys()) await open(office, desk, colleague);
  }
  return office;
}

export async function join(office: Office, desk: Desk, colleague: Colleague, role: Role) {
  const token = await inviteByLink(ownerAt(office, desk), role);
  await at(office, colleague).call(invitationEndpoints.accept, { params: { token } });
  desk.roles.set(colleague, role);
}

/** Somebody, working on a desk. */
function at({ app }: Office, { token }: Colleague, desk?: Desk): Caller {
  return app.withToken(token, desk?._id);
}

/** Whoever owns a desk, working there: there is always somebody. */
export function ownerAt(office: Office, desk: Desk): Caller {
  return at(office, ownerOf(desk), desk);
}

export function ownerOf({ roles, mark }: Desk): Colleague {
  for (const [colleague, role] of roles) if (role === "owner") return colleague;
  throw new Error(`nobody owns ${mark}`);
}

/** What somebody has once they are on a desk: a stream, access tokens, and an address of the calendar. */
export async function open(office: Office, desk: Desk, colleague: Colleague) {
  const { password } = colleague;
  const there = at(office, colleague, desk);
  await listen(office, desk, colleague);
  if (desk.roles.get(colleague) === "reader") return;
  await there.call(proofEndpoints.give, { body: { password } });
  for (const access of ["read", "write"] as const) {
    const body = { name: randomUUID(), access, days: null };
    const { token, data } = await there.call(keyEndpoints.create, { body });
    colleague.keys.push({ _id: data._id, token, desk, access });
  }
  const { path } = await there.call(subscriptionEndpoints.create, {});
  replaceAddress(colleague, desk, path);
}

async function listen(office: Office, desk: Desk, colleague: Colleague) {
  const headers = { [deskHeader]: desk._id };
  const ear = await listenForEvents(office.app.app, colleague.token, headers);
  office.ears.push({ colleague, desk, ear });
}

/** Logs somebody in again whose session has ended, by whatever; their streams ended with it. */
export async function keepIn(office: Office, colleague: Colleague) {
  const { app } = office;
  if ((await at(office, colleague).send(authEndpoints.me)).statusCode !== 200) {
    const { email } = await app.db
      .selectFrom("users")
      .where("_id", "=", colleague._id)
      .select("email")
      .executeTakeFirstOrThrow();
    const body = { email, password: colleague.password };
    let answer = await app.visitor.send(authEndpoints.login, { body });
    // Others have tried too often.
    for (let hours = 0; answer.statusCode === 429 && hours < 24; hours += 1) {
      app.clock.advance(3_600_000);
      answer = await app.visitor.send(authEndpoints.login, { body });
    }
    if (answer.statusCode !== 200) throw new Error(`${colleague.name} is out: ${answer.body}`);
    Object.assign(colleague, { email, token: answer.json().token });
  }
  const lost = office.ears.filter((one) => one.colleague === colleague && one.ear.hasEnded());
  office.ears = office.ears.filter((one) => !lost.includes(one));
  for (const { desk } of lost) await listen(office, desk, colleague);
}

/** Of each desk, somebody has one address or none. */
export function replaceAddress({ addresses }: Colleague, desk: Desk, path?: string) {
  for (const address of addresses) address.hasEnded ||= address.desk === desk;
  if (path !== undefined) addresses.push({ path, desk, hasEnded: false });
}

/** Somebody is not on a desk any more: what led there has ended. */
export async function part(office: Office, desk: Desk, colleague: Colleague) {
  desk.roles.delete(colleague);
  colleague.keys = colleague.keys.filter((key) => key.desk !== desk);
  replaceAddress(colleague, desk);
  for (const one of office.ears) {
    if (one.desk === desk && one.colleague === colleague) await one.ear.ended();
  }
  office.ears = office.ears.filter((one) => one.desk !== desk || one.colleague !== colleague);
}
