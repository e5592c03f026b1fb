import { z } from "zod";
import { dataOf, endpoint } from "./endpoint.ts";

const tag = "Server";

export const serverEndpoints = {
  health: endpoint({
    method: "GET",
    url: "/api/health",
    summary: "Whether the server and its database answer",
    tag,
    access: "public",
    schema: {
      response: {
        200: z.object({ status: z.literal("ok"), database: z.enum(["sqlite", "postgres"]) }),
      },
    },
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
