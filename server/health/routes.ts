import type { RegistrationMode } from "../../shared/account/registration.ts";
import { serverEndpoints } from "../../shared/api/server.ts";
import { answer } from "../../shared/words/codes.ts";
import { type Api, route } from "../api.ts";
import { type Db, engineOf, pingDatabase } from "../db/engine/database.ts";
import { unavailable } from "../errors.ts";
import { readRelease } from "../release.ts";

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

/** Milliseconds; whoever asks for the health asks often and waits little. */
const patience = 1000;

/** A check that throws a 503 when the database fails or keeps silent for a second. */
function createHealthCheck(db: Db): () => Promise<void> {
  // One question at a time: those who ask while it hangs must not take more connections.
  let asked: Promise<void> | undefined;
  const ask = () => {
    asked ??= pingDatabase(db).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  return async () => {
    const { promise: timeout, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error("no answer in time")), patience);
    try {
      await Promise.race([ask(), timeout]);
    } catch (error) {
      // Whatever it is, requests had better go elsewhere; the log has the reason.
      throw unavailable(answer("databaseSilent"), error);
    } finally {
      clearTimeout(timer);
    }
  };
}
