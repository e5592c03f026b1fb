import { engine } from "../harness.ts";
import type { PublicPlays } from "./world.ts";

export const serverPlays: PublicPlays = {
  "GET /api/health": () => ({ meets: { status: 200, body: { status: "ok", database: engine } } }),
  "GET /api/config": () => ({
    meets: { status: 200, body: { data: { supportEmail: "support@localhost.localdomain" } } },
  }),
};
