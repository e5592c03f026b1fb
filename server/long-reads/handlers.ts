import { nameOf } from "../../shared/endpoint.ts";
import { type AnswerSchema, serializerCompiler } from "../answers.ts";
import type { Api, LongCall } from "../api.ts";
import { appointmentRoutes } from "../appointments/routes.ts";
import type { Db } from "../db/engine/database.ts";
import { duplicateRoutes } from "../duplicates/routes.ts";
import type { Env } from "../env.ts";
import { historyRoutes } from "../history/routes.ts";
import { reminderRoutes } from "../reminders/routes.ts";
import { storyRoutes } from "../story/routes.ts";
import { toRouteSchema } from "../validation.ts";

/** Features that have endpoints with `isLong`. */
const features = [appointmentRoutes, duplicateRoutes, historyRoutes, reminderRoutes, storyRoutes];

/** The server's own handlers of long endpoints, by the endpoint's name. They answer JSON. */
export function collectLongHandlers(db: Db, env: Env) {
  const handlers = new Map<string, (call: LongCall) => Promise<string>>();
  const collect: Api["collect"] = (endpoint, handler) => {
    if (!endpoint.isLong) return;
    const { method, url } = endpoint;
    // as: what Fastify would hand to the serializer.
    const [schema = {}] = Object.values(toRouteSchema(endpoint).response) as AnswerSchema[];
    const write = serializerCompiler({ schema, method, url });
    handlers.set(nameOf(endpoint), async (call) => write(await handler(call)));
  };
  // as: routes that are collected, not served, need nothing else of the server.
  const api = { db, env, collect } as unknown as Api;
  for (const addRoutes of features) addRoutes(api);
  return handlers;
}
