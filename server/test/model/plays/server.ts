import { expect } from "vitest";
import { engine } from "../../harness.ts";
import type { PublicPlays } from "../world.ts";

const ok = { status: "ok" };

export const serverPlays: PublicPlays = {
  "GET /api/health": () => ({
    meets: {
      status: 200,
      body: expect.objectContaining({ ...ok, database: engine, version: expect.any(String) }),
    },
  }),
  "GET /api/health/live": () => ({ meets: { status: 200, body: ok } }),
  "GET /api/health/ready": () => ({ meets: { status: 200, body: ok } }),
  "GET /api/config": () => ({
    meets: {
      status: 200,
      body: {
        data: { supportEmail: "support@localhost.localdomain", mail: true, registration: "open" },
      },
    },
  }),
};
