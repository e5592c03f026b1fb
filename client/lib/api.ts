import type { z } from "zod";
import { authEndpoints } from "../../shared/account/auth.ts";
import { deskHeader } from "../../shared/account/roles.ts";
import type { Endpoint, FileAnswer } from "../../shared/api/endpoint.ts";
import { refusalHeader } from "../../shared/words/codes.ts";
import { ApiError, isUnproved } from "./api-error.ts";
import { readFile } from "./browser/files.ts";
import { shownTongue } from "./language/tongue.ts";
import { noteOwnChange } from "./own-changes.ts";
import { readTabDesk } from "./people/tab-desk.ts";
import { askTogether, silence } from "./queries/ask-together.ts";
import { dropPrefetched, keepPrefetched, takePrefetched } from "./queries/prefetched-responses.ts";
import { readToken } from "./token.ts";

type Part<
  E extends Endpoint,
  K extends "params" | "querystring" | "body" | "headers",
> = E["schema"][K] extends z.ZodType ? z.input<E["schema"][K]> : undefined;

/** What a call to an endpoint takes: only the parts in its schema. */
export interface RequestOf<E extends Endpoint> {
  params?: Part<E, "params">;
  query?: Part<E, "querystring">;
  body?: Part<E, "body">;
  headers?: Part<E, "headers">;
  signal?: AbortSignal;
  /** The answer may take as long as it takes. */
  isLong?: boolean;
}

/**
 * Milliseconds of silence after which a server counts as out of reach: until its answer begins, which on a slow
 * line may take long to arrive. The server itself gives up on a reading after 5 s. A save has longer, where the
 * same may be sent again.
 */
const patience = { read: 7000, save: 10_000, whole: 30_000 };

/** What an endpoint returns on success: data, or a file. */
export type AnswerOf<E extends Endpoint> =
  E["schema"]["response"][keyof E["schema"]["response"]] extends infer Success
    ? Success extends z.ZodType
      ? z.output<Success>
      : Success extends FileAnswer
        ? File
        : never
    : never;

/** Someone who has lost the password has no session: these two go without the token. */
const withoutToken: ReadonlySet<string> = new Set([
  authEndpoints.forgotPassword.url,
  authEndpoints.resetPassword.url,
]);

type Refused = (error: ApiError, token: string, desk: string | undefined) => void;
let onRefused: Refused = () => {};

/** Registers who looks at the refusals of calls that have a session: it may have ended, or on that desk. */
export function whenRefused(handler: Refused): void {
  onRefused = handler;
}

let proveIdentity: () => Promise<boolean> = async () => false;

/** Registers what asks the user who they are, where a call needs a proof. False: they would not say. */
export function whenProofIsRequired(ask: () => Promise<boolean>): void {
  proveIdentity = ask;
}

/** Sends a request; throws an ApiError for every refusal and lost connection. */
export async function send<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> = {},
): Promise<Response> {
  const token = withoutToken.has(endpoint.url) ? null : readToken();
  const identity = identityOf(token);
  // as: names of headers, with texts.
  const headers = new Headers({ ...(request.headers as Record<string, string>), ...identity });
  headers.set("Accept-Language", shownTongue());
  if (request.body) headers.set("Content-Type", "application/json");
  if (endpoint.isAct) headers.set("Prefer", "wait=2");

  const address = addressOf(endpoint.url, request.params, request.query);
  if (endpoint.method !== "GET") dropPrefetched();
  const fetchAlone = () =>
    fetchWithin(patienceOf(endpoint, request), address, {
      method: endpoint.method,
      headers,
      body: request.body ? JSON.stringify(request.body) : null,
      signal: request.signal ?? null,
    });
  const prefetched = takePrefetched(address, token);
  const response = await orConnectionLost(
    prefetched?.then((found) => found ?? fetchAlone()) ?? fetchAlone(),
  );
  if (response.status === 202) {
    const { waitForAct } = await import("./late-act.ts");
    return waitForAct(response, headers.get("Idempotency-Key"), call);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => ({}));
  const error = new ApiError(response.status, body && typeof body === "object" ? body : {});
  error.refusal = response.headers.get(refusalHeader);
  if (token && endpoint.access === "session") onRefused(error, token, identity[deskHeader]);
  // The one place where that is asked: then the same call goes out again.
  if (isUnproved(error) && (await proveIdentity())) {
    return send(endpoint, request);
  }
  throw error;
}

/** Who calls, and the desk of this tab; nothing of who is not logged in. */
function identityOf(token: string | null): Record<string, string> {
  if (!token) return {};
  const desk = readTabDesk();
  return { Authorization: `Bearer ${token}`, ...(desk && { [deskHeader]: desk }) };
}

/** Files and long acts may take their time. */
function patienceOf({ method, schema }: Endpoint, request: RequestOf<Endpoint>) {
  const [success] = Object.values(schema.response);
  if (request.isLong || (success && "contentType" in success)) return;
  if (method === "GET") return patience.read;
  const isRepeatable = method === "PUT" || "idempotency-key" in (request.headers ?? {});
  return isRepeatable ? patience.save : undefined;
}

/** Gives up where no answer begins in so many milliseconds, or where it does not end. */
async function fetchWithin(
  most: number | undefined,
  address: string,
  request: RequestInit,
): Promise<Response> {
  if (!most) return fetch(address, request);
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(silence), most);
  const signals = [request.signal ?? [], silent.signal, AbortSignal.timeout(patience.whole)].flat();
  try {
    return await fetch(address, { ...request, signal: AbortSignal.any(signals) });
  } finally {
    clearTimeout(timer);
  }
}

/** What changes nothing: a GET, or a POST only because of how much it is asked. */
export type ReadEndpoint = Endpoint & ({ method: "GET" } | { isLong: true });

/** Calls an endpoint that only reads, and reads its response; see send(). Changes go through write(). */
export function call<E extends ReadEndpoint>(
  endpoint: E,
  request: RequestOf<E> = {},
): Promise<AnswerOf<E>> {
  return callAny(endpoint, request);
}

/** The same of any endpoint: for write(), and for signing in and out. */
export async function callAny<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> = {},
): Promise<AnswerOf<E>> {
  const start = performance.now();
  try {
    return await callNow(endpoint, request);
  } catch (error) {
    if (error instanceof ApiError) error.waited = performance.now() - start;
    throw error;
  }
}

async function callNow<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, request);
  const [success] = Object.values(endpoint.schema.response);
  if (success && "contentType" in success) {
    // as: the result type of an endpoint that returns a file.
    return (await orConnectionLost(readFile(response))) as AnswerOf<E>;
  }
  const body: unknown = await orConnectionLost(response.json());
  noteOwnChange(response.headers, body);
  // The server's responses match the endpoint's schema, so the body has this shape.
  return body as AnswerOf<E>;
}

/**
 * Requests what the program will need as soon as it starts, in one call with all that is requested in the
 * same task: the same call then gets this response. Returns a copy of it, or nothing if nobody is signed in.
 */
export async function prefetch<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<RequestOf<E>, "params" | "query"> = {},
): Promise<AnswerOf<E> | undefined> {
  const token = readToken();
  if (!token) return;
  const address = addressOf(endpoint.url, params, query);
  const headers = identityOf(token);
  try {
    const response = await keepPrefetched(address, token, () =>
      askTogether(address, (batch) => fetchWithin(patience.read, batch, { headers })),
    );
    // as: see call().
    return response?.ok ? ((await response.clone().json()) as AnswerOf<E>) : undefined;
  } catch {
    // The program asks again, and reports what is wrong.
    return;
  }
}

/** Turns a network error into an ApiError. */
async function orConnectionLost<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    // biome-ignore lint/style/useErrorCause: it is passed, as the third argument
    throw new ApiError(0, {}, { cause });
  }
}

function addressOf(url: string, params: object = {}, query: object = {}): string {
  let path = url;
  for (const [name, value] of Object.entries(params)) {
    path = path.replace(`:${name}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.size ? `${path}?${search}` : path;
}
