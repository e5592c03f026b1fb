import type { z } from "zod";
import { answersFile } from "../../shared/api/endpoint.ts";
import { nameOf } from "../../shared/api/endpoint-name.ts";
import type { Api } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import type { Env } from "../env.ts";
import type { LongCall } from "../http/calls.ts";
import { writerOf } from "../http/responses/answers.ts";
import type { Download } from "../http/responses/downloads.ts";

/** Adds the routes of a feature. */
export type Feature = (api: Api) => void;

/** The server's own handlers of long endpoints that answer JSON, by the endpoint's name. */
export function collectJsonHandlers(features: readonly Feature[], db: Db, env: Env) {
  const handlers = new Map<string, (call: LongCall) => Promise<string>>();
  collectLong(features, { db, env }, (endpoint, handler) => {
    if (answersFile(endpoint)) return;
    // as: what is no file has a schema.
    const [schema] = Object.values(endpoint.schema.response) as [z.ZodType];
    handlers.set(nameOf(endpoint), async (call) => writerOf(schema)(await handler(call)));
  });
  return handlers;
}

/** The same of those that answer a file. */
export function collectFileHandlers(features: readonly Feature[], db: Db, env: Env) {
  const handlers = new Map<string, (call: LongCall) => Promise<Download>>();
  collectLong(features, { db, env }, (endpoint, handler) => {
    // as: the handler of an endpoint that answers a file returns one.
    const make = handler as (call: LongCall) => Promise<Download>;
    if (answersFile(endpoint)) handlers.set(nameOf(endpoint), make);
  });
  return handlers;
}

function collectLong(
  features: readonly Feature[],
  parts: Pick<Api, "db" | "env">,
  collect: NonNullable<Api["collect"]>,
) {
  const collectIfLong: Api["collect"] = (endpoint, handler) => {
    if (endpoint.isLong) collect(endpoint, handler);
  };
  // as: routes that are collected, not served, need nothing else of the server.
  const api = { ...parts, collect: collectIfLong } as unknown as Api;
  for (const addRoutes of features) addRoutes(api);
}
