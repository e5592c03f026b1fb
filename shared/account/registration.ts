import { z } from "zod";
import { dataOf, endpoints, errorBody } from "../api/endpoint.ts";
import { maxPeople } from "./desk.ts";
import { roles } from "./roles.ts";

/** How long an invitation is valid, in milliseconds. */
export const invitationLifetime = 7 * 86_400_000;

/** Who may make an account: anybody, who has an invitation, or nobody. */
export const registrationModes = ["open", "invited", "closed"] as const;
export type RegistrationMode = (typeof registrationModes)[number];

export const registrationEndpoints = endpoints("Account", {
  invitation: {
    method: "GET",
    url: "/api/auth/invitations/:token",
    summary: "What an invitation is for: an email, a desk",
    access: "public",
    schema: {
      params: z.object({ token: z.string().max(200) }),
      response: {
        200: dataOf(
          z.object({
            /** Empty where a link was handed over. */
            email: z.string(),
            /** Absent where it is to the server alone. */
            desk: z
              .object({
                name: z.string(),
                role: z.enum(roles),
                from: z.string(),
                /** Who is on it, in order of joining. */
                people: z
                  .array(z.object({ name: z.string(), role: z.enum(roles), ink: z.int() }))
                  .max(maxPeople),
              })
              .optional(),
          }),
        ),
      },
    },
    refusals: { 404: errorBody, 429: errorBody },
  },
});
