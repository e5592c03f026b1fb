import fc from "fast-check";
import { type FuzzedOperation, readOperations } from "../../../fuzz/operations.ts";
import { forget, learn, type Pool } from "../../../fuzz/pool.ts";
import { livePlace, requestsOf } from "../../../fuzz/requests.ts";
import { keyAccessOf } from "../../../shared/account/keys.ts";
import { deskHeader, may, type Role, rightOf } from "../../../shared/account/roles.ts";
import { settingsEndpoints } from "../../../shared/account/settings.ts";
import { endpoints } from "../../../shared/api/api.ts";
import { type Endpoint, isEndless } from "../../../shared/api/endpoint.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { absenceEndpoints } from "../../../shared/kinds/absences.ts";
import type { WireRequest } from "../../../tools/client.ts";
import type { Draw } from "../model/draw.ts";
import type { Colleague, Desk, Office } from "./office.ts";

/** Who calls, on which desk, and by which token. */
export interface Caller {
  colleague: Colleague;
  desk: Desk;
  /** Nobody may do anything on a desk that they are not on. */
  role: Role | undefined;
  token: string;
  /** Of an access token. */
  access?: "read" | "write";
}

export interface Called {
  operation: FuzzedOperation;
  endpoint: Endpoint;
}

/** Who somebody is and who is on a desk has tests of its own; the rest is called by everybody. */
const elsewhere = /^\/api\/(auth|desks?|restores?|subscription|keys)(\/|$)/;

export async function readCalls({ app }: Office["app"]): Promise<Called[]> {
  const document = await app.inject({ method: "GET", url: "/api/openapi.json" });
  const operations = new Map(readOperations(document.json()).map((one) => [one.name, one]));
  return endpoints.flatMap((endpoint) => {
    const operation = operations.get(nameOf(endpoint).replaceAll(/:(\w+)/g, "{$1}"));
    const isPlayed = endpoint.access === "session" && !isEndless(endpoint);
    return operation && isPlayed && !elsewhere.test(endpoint.url) ? [{ operation, endpoint }] : [];
  });
}

export function chooseCaller({ desks, people }: Office, draw: Draw): Caller {
  const colleague = draw.of(people);
  const desk = draw.of(desks);
  const { token } = colleague.person;
  if (draw.once(5) && colleague.keys.length > 0) {
    const key = draw.of(colleague.keys);
    return { colleague, role: key.desk.roles.get(colleague), ...key };
  }
  return { colleague, desk, role: desk.roles.get(colleague), token };
}

export function mayCall({ role, access }: Caller, endpoint: Endpoint): boolean {
  if (role === undefined || !may(role, rightOf(endpoint))) return false;
  const needed = keyAccessOf(endpoint);
  return access === undefined || needed === "read" || (needed === "write" && access === "write");
}

/** What is wrong whoever calls is told before who it is. */
const unfit = [400, 401, 405, 413, 414, 415, 429, 431];

export interface Seen {
  request: WireRequest;
  status: number;
  text: string;
}

/**
 * Makes one made-up call, of what the first of some pools knows, and tells all of them what came of it; throws
 * unless it is answered as befits who makes it.
 */
export async function makeCall(
  { app }: Office["app"],
  caller: Caller,
  { operation, endpoint }: Called,
  { pools, seed }: { pools: readonly [Pool, ...Pool[]]; seed: number },
): Promise<Seen> {
  const [pool] = pools;
  const [drawn] = fc.sample(requestsOf(operation, pool), { numRuns: 1, seed });
  if (!drawn) throw new Error("Nothing was drawn");
  const request = toCallersOwn(drawn, caller);
  const { method, body, ...rest } = request;
  const payload = body === undefined ? {} : { payload: body };
  // as: the document names no other methods.
  const answer = await app.inject({ ...rest, ...payload, method: method as "GET" });
  const { statusCode: status, body: text } = answer;
  const told = `${status} ${text.slice(0, 300)}`;
  if (status >= 500 && status !== 503) throw new Error(told);
  const isRefused = status >= 400;
  if (!mayCall(caller, endpoint)) {
    const isStranger = caller.role === undefined;
    const isRight =
      unfit.includes(status) ||
      (isStranger ? status === 404 && text.includes('"desk":"off"') : status === 403);
    if (!isRight) throw new Error(`${isStranger ? "a stranger" : caller.role} gets ${told}`);
  } else if (status === 403 && !isOfPart(endpoint, text))
    throw new Error(`${caller.role} gets ${told}`);
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  for (const one of pools) {
    const isGone = status === 404 && caller.role !== undefined && one === pool;
    if (isGone || (method === "DELETE" && !isRefused)) forget(one, request.url);
    if (!isRefused && isJson) learn(one, operation.path, JSON.parse(text));
  }
  return { request, status, text };
}

/** Some of the settings are the desk's, some absences others', and some acts ask first who calls. */
function isOfPart(endpoint: Endpoint, text: string): boolean {
  const ofPart: Endpoint[] = [settingsEndpoints.update, ...Object.values(absenceEndpoints)];
  return ofPart.includes(endpoint) || text.includes('"proof":"required"');
}

/** With the caller's token, on their desk, and with its mark in what is entered. */
function toCallersOwn(request: WireRequest, { token, desk, access }: Caller): WireRequest {
  const authorization = request.headers.authorization?.replace(livePlace, token);
  const headers = {
    ...request.headers,
    ...(authorization && { authorization }),
    ...(access === undefined && { [deskHeader]: desk._id }),
  };
  return { ...request, headers, body: request.body && markTexts(request.body, desk.mark) };
}

function markTexts(body: string, mark: string): string {
  return body.replace(/"(name|title|text|notes)":"(?=[^"\\]{0,40}")/g, `"$1":"${mark} `);
}
