import { z } from "zod";
import { dataOf, endpoint } from "./endpoint.ts";

const tag = "Server";

const healthy = z.object({ status: z.literal("ok") });

export const serverEndpoints = {
  health: endpoint({
    method: "GET",
    url: "/api/health",
    summary: "Whether the server and its database answer",
    tag,
    access: "public",
    schema: {
      response: {
        200: healthy.extend({
          database: z.enum(["sqlite", "postgres"]),
          version: z.string(),
          /** Of the source code, when it is known. */
          commit: z.string().optional(),
        }),
      },
    },
  }),
  live: endpoint({
    method: "GET",
    url: "/api/health/live",
    summary: "Whether the process runs, whatever its database does",
    tag,
    access: "public",
    schema: { response: { 200: healthy } },
  }),
  ready: endpoint({
    method: "GET",
    url: "/api/health/ready",
    summary:
      "Whether requests may be sent here; 503 while the database is away or the server stops",
    tag,
    access: "public",
    schema: { response: { 200: healthy } },
  }),
  config: endpoint({
    method: "GET",
    url: "/api/config",
    summary: "What a client must know before anyone has signed in",
    tag,
    access: "public",
    schema: { response: { 200: dataOf(z.object({ supportEmail: z.string() })) } },
  }),
};
