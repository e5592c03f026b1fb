import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { proofEndpoints, proofLifetime } from "../../../shared/account/proof.ts";
import { importEndpoints } from "../../../shared/transfer/imports.ts";
import { newPerson, type Person, startWithAna } from "../../test/harness.ts";

const { give, ways } = proofEndpoints;
const asked = { status: 403, msg: "Confirm that it’s you" };

/** Restoring a file over what is there, which is what a proof is asked for. */
function restoreOver(person: Person) {
  const body = { into: "account", file: "desk.json", rows: 1, skipped: 0, unread: 0 };
  return person.send(importEndpoints.create, { body });
}

test("logging in is a proof for ten minutes, and then the password is asked for", async () => {
  const { ana, clock } = await startWithAna();
  clock.advance(proofLifetime - 1);
  expect((await restoreOver(ana)).statusCode).toBe(201);
  clock.advance(1);
  const refusal = await restoreOver(ana);
  expect(refusal.statusCode).toBe(403);
  expect(refusal.json()).toEqual({ msg: asked.msg, proof: "required" });

  expect(await ana.call(ways, {})).toEqual({ data: { password: true, passkeys: false } });
  const { data } = await ana.call(give, { body: { password: ana.password } });
  expect(data.until).toBe(new Date(clock.now().getTime() + proofLifetime).toISOString());
  expect((await restoreOver(ana)).statusCode).toBe(201);
  clock.advance(proofLifetime);
  expect((await restoreOver(ana)).statusCode).toBe(403);
});

test("a proof counts in its own session only, and a wrong password is none", async () => {
  const { ana, clock, visitor, withToken } = await startWithAna();
  const body = { email: ana.user.email, password: ana.password };
  const other = withToken((await visitor.call(authEndpoints.login, { body })).token);
  clock.advance(proofLifetime);
  await other.call(give, { body: { password: ana.password } });
  const wrong = "Password is incorrect";
  expect(await ana.refused(give, { body: { password: "wrong" } })).toEqual({
    status: 400,
    msg: wrong,
    errors: [{ path: "password", msg: wrong }],
  });
  expect((await restoreOver(ana)).statusCode).toBe(403);
});

test("a wrong password here counts as one in the settings", async () => {
  const ana = await newPerson();
  for (let n = 0; n < 10; n += 1) await ana.refused(give, { body: { password: "wrong" } });
  expect(await ana.refused(give, { body: { password: ana.password } })).toMatchObject({
    status: 429,
  });
});

test("a session from before proofs were kept lives on, and is asked", async () => {
  const { ana, db } = await startWithAna();
  await db.updateTable("sessions").set({ provedAt: null, provedBy: null }).execute();
  expect((await ana.call(authEndpoints.me, {})).data._id).toBe(ana.user._id);
  expect((await restoreOver(ana)).statusCode).toBe(403);
  await ana.call(give, { body: { password: ana.password } });
  expect((await restoreOver(ana)).statusCode).toBe(201);
});

test("changing the password takes the current one, whenever the last proof was", async () => {
  const { ana, clock } = await startWithAna();
  const newPassword = "battery staple";
  expect(await ana.refused(authEndpoints.updateMe, { body: { newPassword } })).toMatchObject({
    status: 400,
  });
  clock.advance(proofLifetime);
  const body = { newPassword, currentPassword: ana.password };
  await ana.call(authEndpoints.updateMe, { body });
  expect(await ana.refused(authEndpoints.deleteMe, { body: {} })).toMatchObject({ status: 400 });
  await ana.call(authEndpoints.deleteMe, { body: { password: newPassword } });
});
