import type { RegistrationMode } from "../../shared/account/registration.ts";
import { serverEndpoints } from "../../shared/api/server.ts";
import { type Api, route } from "../api.ts";
import { engineOf } from "../db/engine/database.ts";
import { readRelease } from "../release.ts";
import { createHealthCheck } from "./health.ts";

const ok = { status: "ok" as const };

interface Settings {
  hasMail: boolean;
  readRegistrationMode: () => Promise<RegistrationMode>;
}

export function serverRoutes(api: Api, { hasMail, readRegistrationMode }: Settings) {
  const { db, env } = api;
  const release = readRelease(env.GIT_COMMIT);
  const checkHealth = createHealthCheck(db);

  route(api, serverEndpoints.health, async () => {
    await checkHealth();
    return { ...ok, database: engineOf(db), ...release };
  });

  route(api, serverEndpoints.live, async () => ok);

  // While the server closes, this is refused as everything else is.
  route(api, serverEndpoints.ready, async () => {
    await checkHealth();
    return ok;
  });

  route(api, serverEndpoints.config, async () => {
    const registration = await readRegistrationMode();
    return { data: { supportEmail: env.SUPPORT_EMAIL, mail: hasMail, registration } };
  });
}
