import fc from "fast-check";
import { type FuzzedOperation, readOperations } from "../../../fuzz/operations.ts";
import { forget, learn, type Pool } from "../../../fuzz/pool.ts";
import { livePlace, requestsOf } from "../../../fuzz/requests.ts";
import { keyAccessOf } from "../../../shared/account/keys.ts";
import { deskHeader, may, type Role, rightOf } from "../../../shared/account/roles.ts";
import { settingsEndpoints } from "../../../shared/account/settings.ts";
import { endpoints } from "../../../shared/api/api.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookingPageEndpoints } from "../../../shared/booking-pages.ts";
import { absenceEndpoints } from "../../../shared/kinds/absences.ts";
import { meetingTypeEndpoints } from "../../../shared/kinds/meeting-types.ts";
import type { WireRequest } from "../../../tools/client.ts";
import type { Draw } from "../model/draw.ts";
import type { Colleague, Desk, Key, Office } from "./office.ts";

/** Who calls, on which desk. */
export interface Caller {
  colleague: Colleague;
  desk: Desk;
  /** By an access token instead of a session. */
  key?: Key;
}

export interface Called {
  operation: FuzzedOperation;
  endpoint: Endpoint;
}

/** What nobody of the office calls, and why; by its name. */
export const notPlayed: Readonly<Record<string, string>> = {
  "GET /api/events": "has no end: each of the office listens to it all the time",
  "DELETE /api/auth/me": "takes one of the four away; server/auth/account-deletion.test.ts",
};

/** What is drawn, but no made-up call gets through; by its name. */
const outOfReach: readonly RegExp[] = [
  // Only into a desk without anything.
  /^(POST|PUT|DELETE) \/api\/restore/,
  // Ids, versions and numbers that belong together.
  /^(POST|DELETE) \/api\/duplicates\/dismissals/,
  /^(GET|POST) \/api\/(customers|companies)\/.*merge$/,
  /^PUT \/api\/imports\//,
  // One's own of what few acts tell: most seeds come there, not all.
  /^PUT \/api\/for-you\//,
  // What visitors ask for, on pages that the document leaves out.
  /^(POST|PUT) \/api\/bookings\/|^GET \/api\/booking(s|-mails)\/:|\/(invitation|missed|look)$/,
  // Whoever is invited just now: most seeds come there.
  /^\w+ \/api\/auth\/invited\//,
  // Signatures, and codes of an app.
  /^\w+ \/api\/auth\/(login\/passkey|passkeys|password$)/,
  /^PUT \/api\/auth\/two-step|^POST \/api\/auth\/two-step\/recovery-codes/,
];

export function isInReach({ endpoint }: Called): boolean {
  return !outOfReach.some((one) => one.test(nameOf(endpoint)));
}

/** Everything that the served document names. */
export async function readCalls({ app }: Office["app"]): Promise<Called[]> {
  const document = await app.inject({ method: "GET", url: "/api/openapi.json" });
  const byName = new Map(endpoints.map((one) => [nameOf(one), one]));
  return readOperations(document.json()).flatMap((operation) => {
    const name = operation.name.replaceAll(/\{(\w+)\}/g, ":$1");
    if (notPlayed[name]) return [];
    const endpoint = byName.get(name);
    if (!endpoint) throw new Error(`${name} is no endpoint`);
    return [{ operation, endpoint }];
  });
}

export function chooseCaller({ desks, people }: Office, draw: Draw): Caller {
  const colleague = draw.of(people);
  const key = draw.once(5) && colleague.keys.length > 0 && draw.of(colleague.keys);
  return { colleague, ...(key ? { desk: key.desk, key } : { desk: draw.of(desks) }) };
}

/** Nobody may do anything on a desk that they are not on. */
export function roleOf({ colleague, desk }: Caller): Role | undefined {
  return desk.roles.get(colleague);
}

export function mayWrite(caller: Caller): boolean {
  const role = roleOf(caller);
  return role !== undefined && may(role, "write") && caller.key?.access !== "read";
}

export function mayCall(caller: Caller, endpoint: Endpoint): boolean {
  if (endpoint.access === "public") return true;
  const role = roleOf(caller);
  if (role === undefined || !may(role, rightOf(endpoint))) return false;
  const needed = keyAccessOf(endpoint);
  const access = caller.key?.access;
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
  const role = roleOf(caller);
  const isStranger = role === undefined;
  if (!mayCall(caller, endpoint)) {
    const isRight =
      unfit.includes(status) ||
      (isStranger ? status === 404 && text.includes('"desk":"off"') : status === 403);
    if (!isRight) throw new Error(`${isStranger ? "a stranger" : role} gets ${told}`);
  } else if (status === 403 && !isOfPart(endpoint, text)) throw new Error(`${role} gets ${told}`);
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  for (const one of pools) {
    const isGone = status === 404 && !isStranger && one === pool;
    if (isGone || (method === "DELETE" && !isRefused)) forget(one, request.url);
    if (!isRefused && isJson) learn(one, operation.path, JSON.parse(text));
  }
  return { request, status, text };
}

/** Some of the settings are the desk's, some absences, meeting types and bookings others', and some acts ask first who calls. */
function isOfPart(endpoint: Endpoint, text: string): boolean {
  const ofPart: Endpoint[] = [
    settingsEndpoints.update,
    ...[absenceEndpoints, bookingEndpoints, bookingPageEndpoints, meetingTypeEndpoints].flatMap(
      (of) => Object.values<Endpoint>(of),
    ),
  ];
  return ofPart.includes(endpoint) || text.includes('"proof":"required"');
}

/** With the caller's token, on their desk, and with its mark in what is entered there. */
function toCallersOwn(request: WireRequest, { colleague, desk, key }: Caller): WireRequest {
  const { headers, body, url } = request;
  const authorization = headers.authorization?.replace(livePlace, key?.token ?? colleague.token);
  return {
    ...request,
    headers: {
      ...headers,
      ...(authorization && { authorization }),
      ...(!key && { [deskHeader]: desk._id }),
    },
    body: body && !isOfPerson.test(url) ? markTexts(body, desk.mark) : body,
  };
}

/** Goes with who has it, to all their desks. */
const isOfPerson = /^\/api\/(auth|desks|settings)(\/|\?|$)/;

function markTexts(body: string, mark: string): string {
  return body.replace(/"(name|title|text|notes)":"(?=[^"\\]{0,40}")/g, `"$1":"${mark} `);
}
