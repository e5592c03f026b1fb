import { z } from "zod";
import { dataOf, endpoint, errorBody } from "../api/endpoint.ts";
import { messages } from "../messages.ts";
import { passwordMax } from "./auth.ts";

/** How long a proof of who is calling counts, in milliseconds. */
export const proofLifetime = 10 * 60_000;

/** The 403 of an endpoint that asks for a proof. */
export const proofRefusal = errorBody.extend({ proof: z.literal("required") });

const proofInput = z.object({
  password: z
    .string(messages.auth.passwordRequired)
    .min(1, messages.auth.passwordRequired)
    .max(passwordMax, messages.auth.deletePasswordWrong)
    .meta({ title: "Password" }),
});

const tag = "Account";
const access = "session";

export const proofEndpoints = {
  ways: endpoint({
    method: "GET",
    url: "/api/auth/proof",
    summary: "How the user can prove who they are",
    tag,
    access,
    schema: { response: { 200: dataOf(z.object({ password: z.boolean() })) } },
  }),
  give: endpoint({
    method: "POST",
    url: "/api/auth/proof",
    summary: `Prove who is calling, for the next ${proofLifetime / 60_000} minutes of this session; logging in does the same`,
    tag,
    access,
    schema: { body: proofInput, response: { 200: dataOf(z.object({ until: z.string() })) } },
  }),
};
