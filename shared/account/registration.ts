import { z } from "zod";
import { dataOf, endpoint, errorBody } from "../api/endpoint.ts";

/** How long an invitation is valid, in milliseconds. */
export const invitationLifetime = 7 * 86_400_000;

/** Who may make an account: anybody, who has an invitation, or nobody. */
export const registrationModes = ["open", "invited", "closed"] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const registrationEndpoints = {
  invitation: endpoint({
    method: "GET",
    url: "/api/auth/invitations/:token",
    summary: "The email that an invitation is for",
    tag: "Account",
    access: "public",
    schema: {
      params: z.object({ token: z.string().max(200) }),
      response: { 200: dataOf(z.object({ email: z.string() })) },
    },
    refusals: { 404: errorBody, 429: errorBody },
  }),
};
