import { z } from "zod";
import { registrationModes } from "../account/registration.ts";
import { dataOf, endpoints } from "./endpoint.ts";

const healthy = z.object({ status: z.literal("ok") });

export const serverEndpoints = endpoints("Server", {
  health: {
    method: "GET",
    url: "/api/health",
    summary: "Whether the server and its database respond",
    access: "public",
    schema: {
      response: {
        200: healthy.extend({
          database: z.enum(["sqlite", "postgres"]),
          version: z.string(),
          /** Of the source code, if known. */
          commit: z.string().optional(),
        }),
      },
    },
  },
  live: {
    method: "GET",
    url: "/api/health/live",
    summary: "Whether the process is running, regardless of the database",
    access: "public",
    schema: { response: { 200: healthy } },
  },
  ready: {
    method: "GET",
    url: "/api/health/ready",
    summary:
      "Whether requests can be sent here; 503 while the database is unavailable or the server is stopping",
    access: "public",
    schema: { response: { 200: healthy } },
  },
  config: {
    method: "GET",
    url: "/api/config",
    summary: "What a client needs to know before anyone logs in",
    access: "public",
    schema: {
      response: {
        200: dataOf(
          z.object({
            supportEmail: z.string(),
            /** Whether it can send email. */
            mail: z.boolean(),
            /** Who may make an account. */
            registration: z.enum(registrationModes),
          }),
        ),
      },
    },
  },
});
