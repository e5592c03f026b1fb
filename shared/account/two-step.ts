import { z } from "zod";
import { dataOf, endpoints, errorBody, messageBody } from "../api/endpoint.ts";
import { rule } from "../words/rule.ts";

export const recoveryCodeCount = 10;
/** How long a device is spared the code, in milliseconds. */
export const trustLifetime = 30 * 86_400_000;

/** The six digits of an app, or a recovery code; spaces and hyphens don’t count. */
export const secondStepCode = z
  .string(rule("codeRequired"))
  .trim()
  .min(1, rule("codeRequired"))
  .max(20, rule("codeWrong"))
  .meta({ title: "Code" });

export const codeInput = z.object({ code: secondStepCode });

const twoStep = z.object({
  /** When it was turned on; null while it is off. */
  since: z.string().nullable(),
  codesLeft: z.int(),
});
export type TwoStep = z.output<typeof twoStep>;

const recoveryCodes = z.array(z.string()).length(recoveryCodeCount);
const setup = z.object({
  /** In base32, to type in where nothing can be scanned. */
  secret: z.string(),
  /** The `otpauth:` address that the QR code holds. */
  uri: z.string(),
  recoveryCodes,
});

export type TwoStepSetup = z.output<typeof setup>;

const proof = "always";

export const twoStepEndpoints = endpoints("Account", {
  get: {
    method: "GET",
    url: "/api/auth/two-step",
    summary: "Whether logging in with the password takes a code as well",
    right: "own",
    schema: { response: { 200: dataOf(twoStep) } },
  },
  begin: {
    method: "POST",
    url: "/api/auth/two-step",
    summary:
      "Begin to set up two-step login; only this answer has the secret and the recovery codes, and nothing changes before its first code is sent",
    right: "own",
    proof,
    schema: { response: { 201: dataOf(setup) } },
    refusals: { 409: errorBody },
  },
  turnOn: {
    method: "PUT",
    url: "/api/auth/two-step",
    summary: "Turn two-step login on with the first code of the app",
    right: "own",
    proof,
    schema: { body: codeInput, response: { 200: dataOf(twoStep) } },
    refusals: { 409: errorBody },
  },
  turnOff: {
    method: "DELETE",
    url: "/api/auth/two-step",
    summary: "Turn two-step login off",
    right: "own",
    proof,
    schema: { response: { 200: messageBody } },
  },
  newCodes: {
    method: "POST",
    url: "/api/auth/two-step/recovery-codes",
    summary: "Make ten new recovery codes, shown only now; those before no longer work",
    right: "own",
    proof,
    schema: { response: { 201: dataOf(z.object({ recoveryCodes })) } },
    refusals: { 409: errorBody },
  },
});
