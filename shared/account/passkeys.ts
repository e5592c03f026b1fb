import { z } from "zod";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { idParams, requiredText } from "../text/text.ts";
import { rule } from "../words/rule.ts";
import { loginInput, signedIn } from "./auth.ts";

/** More than anyone has devices. */
export const maxPasskeys = 20;
/** How many an account needs before it can do without its password. */
export const passkeysInsteadOfPassword = 2;
/** How long a device may take to sign, in milliseconds. */
export const passkeyTimeout = 5 * 60_000;

const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyName = z.object({
  name: requiredText(rule("nameRequired"), 60).meta({ title: "Name" }),
});

function base64url(max: number) {
  return z
    .string("Must be text")
    .regex(/^[\w-]+$/, "Must be base64url")
    .max(max, "Too long");
}

const transports = z.array(z.string().max(20)).max(10);
const credentialRef = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** What a device answers to a request to sign, as `AuthenticationResponseJSON` of WebAuthn. */
export const passkeyAssertion = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** What a device answers to a request for a new key, as `RegistrationResponseJSON` of WebAuthn. */
const passkeyRegistration = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: transports.optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** As `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
  allowCredentials: z.array(credentialRef),
});

/** As `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: z.array(credentialRef),
});

const proof = "always";
/** The address of this server is none that passkeys work at. */
const refusals = { 409: errorBody };

export const passkeyEndpoints = endpoints("Account", {
  loginOptions: {
    method: "POST",
    url: "/api/auth/login/options",
    summary: "What a device is to sign to log in with a passkey; it names no account",
    access: "public",
    schema: { response: { 200: dataOf(passkeyRequest) } },
    refusals: { ...refusals, 429: errorBody },
  },
  login: {
    method: "POST",
    url: "/api/auth/login/passkey",
    summary: "Log in with a passkey; no code is asked for, as the device has made sure who it is",
    access: "public",
    schema: {
      body: loginInput
        .pick({ remember: true, timeZone: true })
        .extend({ passkey: passkeyAssertion }),
      response: { 200: signedIn },
    },
    refusals: { ...refusals, 401: errorBody },
  },
  list: {
    method: "GET",
    url: "/api/auth/passkeys",
    summary: "The user’s passkeys, the oldest first, and the host they work at; null if they can’t",
    right: "own",
    schema: {
      response: {
        200: dataOf(z.array(passkey).max(maxPasskeys)).extend({ host: z.string().nullable() }),
      },
    },
  },
  options: {
    method: "POST",
    url: "/api/auth/passkeys/options",
    summary: "What a device is to make a passkey of",
    right: "own",
    proof,
    schema: { response: { 200: dataOf(passkeyCreation) } },
    refusals,
  },
  create: {
    method: "POST",
    url: "/api/auth/passkeys",
    summary: "Add a passkey; its name is guessed from the device",
    right: "own",
    proof,
    schema: {
      body: z.object({ passkey: passkeyRegistration }),
      response: { 201: dataOf(passkey) },
    },
    refusals,
  },
  rename: {
    method: "PUT",
    url: "/api/auth/passkeys/:id",
    summary: "Rename a passkey",
    right: "own",
    schema: { params: idParams, body: passkeyName, response: { 200: dataOf(passkey) } },
  },
  remove: {
    method: "DELETE",
    url: "/api/auth/passkeys/:id",
    summary: "Remove a passkey; not the last one of an account without a password",
    right: "own",
    proof,
    schema: { params: idParams, response: { 200: messageBody } },
    refusals,
  },
  dropPassword: {
    method: "DELETE",
    url: "/api/auth/password",
    summary: `Turn the password off, which takes ${passkeysInsteadOfPassword} passkeys; a new password or a reset link turns it on again`,
    right: "own",
    proof,
    schema: { response: { 200: messageBody } },
    refusals,
  },
});
