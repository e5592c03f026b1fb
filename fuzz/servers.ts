import { Agent } from "node:http";
import { openDatabase } from "../server/db/open.ts";
import { exchange } from "../tools/client.ts";
import { type Engine, makePlace } from "../tools/places.ts";
import { readMainThreadTimes } from "../tools/process-costs.ts";
import { environmentOf, findFreePort, makeResetLink, startServer } from "../tools/server.ts";
import { makeConfirmToken } from "./confirm-token.ts";
import type { Target } from "./run.ts";

/** A production server on empty data, in a process of its own. */
export async function startTarget(engine: Engine): Promise<Target & AsyncDisposable> {
  await using ends = new AsyncDisposableStack();
  const { dataDir, databaseUrl } = ends.use(await makePlace(engine));
  // So that addresses can be made up, which keeps the limits by address from being all there is.
  const env = { TRUST_PROXY: "1" };
  const place = { port: await findFreePort(), dataDir, databaseUrl, env };
  const server = await startServer({ ...place, showErrors: true });
  ends.defer(server.stop);
  const agent = ends.adopt(new Agent({ keepAlive: true }), async (all) => all.destroy());
  const all = ends.move();
  return {
    send: (request) => exchange(server.baseUrl, request, agent),
    readComputed: () => readMainThreadTimes(server.pid).computed,
    makeResetToken: async (email) => {
      const link = await makeResetLink(email, environmentOf(place));
      return link.searchParams.get("reset") ?? "";
    },
    makeConfirmToken: async (email) => {
      const db = await openDatabase(place);
      const token = await makeConfirmToken(db, email, new Date());
      await db.destroy();
      return token;
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
