import { serverEndpoints } from "../shared/server.ts";
import { type Api, route } from "./api.ts";
import { engineOf, pingDatabase } from "./db/database.ts";

export function serverRoutes(api: Api) {
  route(api, serverEndpoints.health, async () => {
    await pingDatabase(api.db);
    return { status: "ok" as const, database: engineOf(api.db) };
  });

  route(api, serverEndpoints.config, async () => {
    return { data: { supportEmail: api.env.SUPPORT_EMAIL } };
  });
}
