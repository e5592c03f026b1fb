import fc from "fast-check";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { kinds } from "./kinds.ts";
import { played, type Step } from "./steps.ts";

const minute = 60_000;
/** The endpoints by their names; a step knows its endpoint by its place here. */
export const places = played.map(nameOf);
const placeOf = (name: string) => places.indexOf(name);

/** More is added than taken away, so that there is something to find. */
const often = kinds.map(({ endpoints }) => nameOf(endpoints.create));
/** What succeeds only after something else has, some of it within half an hour. */
const hard = [
  "PUT /api/auth/me",
  "PUT /api/activities/:id",
  "POST /api/auth/keys",
  "DELETE /api/auth/keys/:id",
  "POST /api/imports",
  "GET /api/imports/:id",
  "PUT /api/imports/:id/chunks/:number",
  "POST /api/imports/:id/run",
  "POST /api/customers/:id/merge",
  "POST /api/companies/:id/merge",
  "POST /api/duplicates/dismissals",
  "DELETE /api/duplicates/dismissals/:id",
  "PUT /api/auth/email/:token",
  "PUT /api/auth/passkeys/:id",
  "DELETE /api/auth/passkeys/:id",
  "GET /api/history",
  "GET /api/history/:id",
  "POST /api/subscription",
  "GET /calendar/:token.ics",
];
const seldom = [
  "DELETE /api/auth/me",
  "DELETE /api/companies/:id",
  "POST /api/auth/logout",
  "GET /api/auth/logout",
  "GET /api/history/trash",
  "DELETE /api/history/trash",
];
const weightOf = (name: string) => {
  if (often.includes(name)) return 18;
  if (hard.includes(name)) return 16;
  return seldom.includes(name) ? 3 : 6;
};

const visitor = 3;
const passkey = [
  "POST /api/auth/passkeys/options",
  "POST /api/auth/passkeys",
  "POST /api/auth/login/options",
  "POST /api/auth/login/passkey",
  "POST /api/auth/proof/options",
  "POST /api/auth/proof",
];

/** Three accounts with a few records each. */
export const beginning: Step[] = [
  ...[0, 1, 2].map((who) => setUp(who, "POST /api/auth/register", 0)),
  // Both in half an hour, with the address left as it was: chance alone brings that about too seldom.
  setUp(visitor, "POST /api/auth/forgotpassword", 0),
  setUp(visitor, "PUT /api/auth/resetpassword/:token", 0),
  // In five minutes, one after the other.
  ...[0, 1].flatMap((who) => passkey.map((name) => setUp(who, name, 0))),
  // And this one while the login is fresh.
  ...[0, 1, 2].map((who) => setUp(who, "POST /api/auth/keys", who)),
  ...[0, 1, 2].flatMap((who) =>
    often.flatMap((name) => [1, 2, 3].map((turn) => setUp(who, name, who + 5 * turn))),
  ),
];

function setUp(who: number, name: string, pick: number): Step {
  const picks = Array.from({ length: 24 }, (_, place) => pick * (place + 1));
  return { who, key: 0, endpoint: placeOf(name), picks, pause: 0 };
}

export const step: fc.Arbitrary<Step> = fc.record({
  who: fc.oneof(
    { weight: 9, arbitrary: fc.nat(2) },
    { weight: 1, arbitrary: fc.constant(visitor) },
  ),
  key: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  endpoint: fc.oneof(
    ...places.map((name) => ({ weight: weightOf(name), arbitrary: fc.constant(placeOf(name)) })),
  ),
  picks: fc.array(fc.nat(9999), { minLength: 24, maxLength: 24 }),
  pause: fc.oneof(
    { weight: 90, arbitrary: fc.constantFrom(0, 0, 0, 1000) },
    { weight: 8, arbitrary: fc.constantFrom(minute, 31 * minute) },
    // Longer than a session lives that is not to be remembered.
    { weight: 2, arbitrary: fc.constant(13 * 60 * minute) },
  ),
});
