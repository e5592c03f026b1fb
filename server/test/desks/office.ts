import { randomUUID } from "node:crypto";
import { deskEndpoints, invitationEndpoints } from "../../../shared/account/desks.ts";
import { keyEndpoints } from "../../../shared/account/keys.ts";
import { proofEndpoints } from "../../../shared/account/proof.ts";
import { deskHeader, type Role } from "../../../shared/account/roles.ts";
import { subscriptionEndpoints } from "../../../shared/account/subscription.ts";
import type { Person, TestApp } from "../harness.ts";
import { type Ear, listenForEvents } from "../listen.ts";
import type { Draw } from "../model/draw.ts";
import { inviteByLink } from "../people.ts";

/** A desk, and who is on it by what the test has done: nothing of it is asked of the server. */
export interface Desk {
  _id: string;
  /** Stands in texts of this desk and of no other. */
  mark: string;
  /** Who always owns it. */
  founder: Colleague;
  roles: Map<Colleague, Role>;
}

export interface Colleague {
  /** For the message of a failure. */
  name: string;
  person: Person;
  keys: Key[];
  addresses: Address[];
}

interface Key {
  token: string;
  desk: Desk;
  access: "read" | "write";
}

interface Address {
  path: string;
  desk: Desk;
  /** Leaving a desk ends it, for good. */
  hasEnded: boolean;
}

export interface Office {
  app: TestApp;
  people: Colleague[];
  desks: Desk[];
  /** An open stream of each who is on a desk. */
  ears: { colleague: Colleague; desk: Desk; ear: Ear }[];
}

/** Three desks, four people: each desk has an owner of its own, a member or more, a reader or more, and strangers. */
export async function createOffice(app: TestApp): Promise<Office> {
  const people: Colleague[] = [];
  for (const name of ["ana", "ben", "cleo", "dora"]) {
    people.push({ name, person: await app.signUp(), keys: [], addresses: [] });
  }
  const office: Office = { app, people, desks: [], ears: [] };
  for (const founder of people.slice(0, 3)) {
    const { person } = founder;
    const mark = `mark${randomUUID().slice(0, 8)}`;
    office.desks.push({ _id: person.desk._id, mark, founder, roles: new Map() });
    office.desks.at(-1)?.roles.set(founder, "owner");
  }
  const [ana, ben, cleo, dora] = people;
  const [one, two, three] = office.desks;
  if (!(ana && ben && cleo && dora && one && two && three)) throw new Error("Nobody is there");
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

async function join(office: Office, desk: Desk, colleague: Colleague, role: Role) {
  const token = await inviteByLink(founderAt(office, desk), role);
  await colleague.person.call(invitationEndpoints.accept, { params: { token } });
  desk.roles.set(colleague, role);
}

/** Whoever has founded a desk, working there. */
export function founderAt({ app }: Office, desk: Desk): Person {
  const { person } = desk.founder;
  return { ...person, ...app.withToken(person.token, desk._id) };
}

/** What somebody has once they are on a desk: a stream, access tokens, and an address of the calendar. */
async function open(office: Office, desk: Desk, colleague: Colleague) {
  const { token } = colleague.person;
  const there = office.app.withToken(token, desk._id);
  const ear = await listenForEvents(office.app.app, token, { [deskHeader]: desk._id });
  office.ears.push({ colleague, desk, ear });
  if (desk.roles.get(colleague) === "reader") return;
  const { password } = colleague.person;
  await there.call(proofEndpoints.give, { body: { password } });
  for (const access of ["read", "write"] as const) {
    const body = { name: randomUUID(), access, days: null };
    const { token } = await there.call(keyEndpoints.create, { body });
    colleague.keys.push({ token, desk, access });
  }
  const { path } = await there.call(subscriptionEndpoints.create, {});
  colleague.addresses.push({ path, desk, hasEnded: false });
}

/** Somebody gets another role, is removed or comes (back); the founder stays. */
export async function changePeople(office: Office, draw: Draw): Promise<void> {
  const desk = draw.of(office.desks);
  const colleague = draw.of(office.people.filter((one) => one !== desk.founder));
  const owner = founderAt(office, desk);
  const params = { id: colleague.person.user._id };
  const role = draw.of(["owner", "member", "reader"] as const);
  if (!desk.roles.has(colleague)) {
    await join(office, desk, colleague, role);
    await open(office, desk, colleague);
    return;
  }
  const handOverTo = desk.founder.person.user._id;
  if (draw.of([true, false])) {
    await owner.call(deskEndpoints.changeRole, { params, body: { role, handOverTo } });
    desk.roles.set(colleague, role);
    return;
  }
  await owner.call(deskEndpoints.remove, { params, body: { handOverTo } });
  desk.roles.delete(colleague);
  colleague.keys = colleague.keys.filter((key) => key.desk !== desk);
  for (const address of colleague.addresses) address.hasEnded ||= address.desk === desk;
  for (const one of office.ears) {
    if (one.desk === desk && one.colleague === colleague) await one.ear.ended();
  }
  office.ears = office.ears.filter((one) => one.desk !== desk || one.colleague !== colleague);
}
