import { z } from "zod";
import { dataOf, endpoints, errorBody } from "../api/endpoint.ts";
import { accountDeletion } from "./auth.ts";
import { passkeyAssertion, passkeyRequest } from "./passkeys.ts";

/** How long a proof of who is calling counts, in milliseconds. */
export const proofLifetime = 10 * 60_000;

/** The 403 of an endpoint that asks for a proof. Without `proof` it is for another reason. */
export const proofRefusal = errorBody.extend({ proof: z.literal("required").optional() });

/** One of them; without either, the password is missing. */
const proofInput = accountDeletion.extend({ passkey: passkeyAssertion }).partial();

export const proofEndpoints = endpoints("Account", {
  ways: {
    method: "GET",
    url: "/api/auth/proof",
    summary: "How the user can prove who they are",
    right: "own",
    schema: {
      response: { 200: dataOf(z.object({ password: z.boolean(), passkeys: z.boolean() })) },
    },
  },
  options: {
    method: "POST",
    url: "/api/auth/proof/options",
    summary: "What a device is to sign to prove who is calling with a passkey",
    right: "own",
    schema: { response: { 200: dataOf(passkeyRequest) } },
    refusals: { 409: errorBody },
  },
  give: {
    method: "POST",
    url: "/api/auth/proof",
    summary: `Prove who is calling, for the next ${proofLifetime / 60_000} minutes of this session; logging in does the same`,
    right: "own",
    schema: { body: proofInput, response: { 200: dataOf(z.object({ until: z.string() })) } },
  },
});
