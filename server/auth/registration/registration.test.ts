import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { invitationLifetime, registrationEndpoints } from "../../../shared/account/registration.ts";
import { serverEndpoints } from "../../../shared/api/server.ts";
import { answers } from "../../../shared/words/en/answers.ts";
import { deleteDesk } from "../../desks/queries.ts";
import { start, startApp } from "../../test/harness.ts";
import { closeAccount } from "../account-deletion.ts";
import { createInvitation } from "./invitations.ts";

const { register } = authEndpoints;
const { invitation } = registrationEndpoints;
const { config } = serverEndpoints;
const { invitationDead, invitationOtherEmail, registrationClosed, registrationInvited } = answers;
const ana = { name: "Ana", email: "ana@example.com", password: "correct horse" };
const ben = { name: "Ben", email: "ben@example.com", password: "correct horse" };

async function readMode(env: Record<string, string>) {
  const app = await startApp({ env: { REGISTRATION: "", ...env } });
  const read = async () => (await app.visitor.call(config, {})).data.registration;
  const before = await read();
  await app.visitor.send(register, { body: ana });
  return [before, await read()];
}

test.each([
  ["a server for this machine", {}, ["open", "open"]],
  ["one at 127.0.0.1", { HOST: "127.0.0.1" }, ["open", "open"]],
  ["one on the network", { HOST: "0.0.0.0" }, ["open", "invited"]],
  ["one behind a proxy", { PUBLIC_URL: "https://desk.example" }, ["open", "invited"]],
  ["one that says open", { HOST: "0.0.0.0", REGISTRATION: "open" }, ["open", "open"]],
  ["one that says invited", { REGISTRATION: "invited" }, ["invited", "invited"]],
  ["one that says closed", { REGISTRATION: "closed" }, ["closed", "closed"]],
])("%s lets in whom it should, before and after the first account", async (_, env, modes) => {
  expect(await readMode(env)).toEqual(modes);
});

test("who comes second to a server on the network needs an invitation", async () => {
  const { visitor } = await startApp({ env: { REGISTRATION: "", HOST: "0.0.0.0" } });
  await visitor.call(register, { body: ana });
  expect(await visitor.refused(register, { body: ben })).toEqual({
    status: 403,
    msg: registrationInvited,
  });
});

test("of several who come first at the same moment one makes the first account", async () => {
  const { db, visitor } = await startApp({ env: { REGISTRATION: "", HOST: "0.0.0.0" } });
  const people = [1, 2, 3].map((n) => ({ ...ben, email: `ben${n}@example.com` }));
  const answers = await Promise.all(people.map((body) => visitor.send(register, { body })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403]);
  expect(await db.selectFrom("users").select("_id").execute()).toHaveLength(1);
});

test("an account that is still being deleted keeps the server by invitation", async () => {
  const { db, signUp, visitor } = await startApp({ env: { REGISTRATION: "", HOST: "0.0.0.0" } });
  const { owner, person } = await signUp(ana);
  await closeAccount(db, person, start);
  expect((await visitor.refused(register, { body: ben })).status).toBe(403);
  await deleteDesk(db, owner);
  await visitor.call(register, { body: ben });
});

test("an invitation makes one account, for the email that it is for", async () => {
  const { clock, db, visitor } = await startApp({ env: { REGISTRATION: "invited" } });
  const invite = await createInvitation(db, "Ben@Example.com", clock.now());
  const { data } = await visitor.call(invitation, { params: { token: invite } });
  expect(data).toEqual({ email: "Ben@Example.com" });
  expect(await visitor.refused(register, { body: { ...ana, invite } })).toEqual({
    status: 400,
    msg: invitationOtherEmail,
    errors: [{ path: "email", msg: invitationOtherEmail }],
  });
  await visitor.call(register, { body: { ...ben, invite } });
  expect(await visitor.refused(invitation, { params: { token: invite } })).toEqual({
    status: 404,
    msg: invitationDead,
  });
  expect(await visitor.refused(register, { body: { ...ben, invite } })).toEqual({
    status: 403,
    msg: invitationDead,
  });
});

test("of several uses at the same moment one makes the account", async () => {
  const { clock, db, visitor } = await startApp({ env: { REGISTRATION: "invited" } });
  const invite = await createInvitation(db, ben.email, clock.now());
  const body = { ...ben, invite };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.send(register, { body })));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await db.selectFrom("users").select("_id").execute()).toHaveLength(1);
});

test("an invitation lasts a week, and a newer one replaces it", async () => {
  const { clock, db, visitor } = await startApp({ env: { REGISTRATION: "invited" } });
  const older = await createInvitation(db, ben.email, clock.now());
  const invite = await createInvitation(db, ben.email.toUpperCase(), clock.now());
  expect((await visitor.refused(invitation, { params: { token: older } })).status).toBe(404);
  clock.advance(invitationLifetime - 1);
  await visitor.call(invitation, { params: { token: invite } });
  clock.advance(1);
  expect((await visitor.refused(register, { body: { ...ben, invite } })).status).toBe(403);
  const rows = await db.selectFrom("invitations").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(invite);
});

test("a closed server takes nobody, with an invitation or without", async () => {
  const { clock, db, visitor } = await startApp({ env: { REGISTRATION: "closed" } });
  const invite = await createInvitation(db, ben.email, clock.now());
  for (const body of [ben, { ...ben, invite }]) {
    expect(await visitor.refused(register, { body })).toEqual({
      status: 403,
      msg: registrationClosed,
    });
  }
});

test("invitations are not to be guessed", async () => {
  const { visitor } = await startApp({ env: { REGISTRATION: "invited" } });
  const input = { params: { token: "made-up" } };
  for (let n = 0; n < 100; n += 1) await visitor.refused(invitation, input);
  expect((await visitor.refused(invitation, input)).status).toBe(429);
});
