import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import { findRelyingParty } from "./passkeys/relying-party.ts";

/** Where password managers send people: https://w3c.github.io/webappsec-change-password-url/. */
const passwordPage = "/dashboard/settings";
const passkeyPage = "/dashboard/settings?tab=sign-in";

/** What browsers and password managers look for at every host (RFC 8615). */
export function wellKnownRoutes(app: FastifyInstance, env: Env) {
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect(passwordPage, 302));
  if (!findRelyingParty(env)) return;
  // https://w3c.github.io/webappsec-passkey-endpoints/
  const page = env.PUBLIC_URL + passkeyPage;
  app.get("/.well-known/passkey-endpoints", async () => ({ enroll: page, manage: page }));
}
