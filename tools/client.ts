import { randomUUID } from "node:crypto";
import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { authEndpoints } from "../shared/account/auth.ts";
import { deskHeader } from "../shared/account/roles.ts";
import { dataOf, type Endpoint } from "../shared/api/endpoint.ts";

/** Milliseconds after which an unanswered request counts as hanging. */
const hanging = 60_000;

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from the first byte sent to the last byte read. */
  took: number;
}

/** Sends a request as it is. Throws when no whole answer comes. */
export function exchange(baseUrl: string, { url, body, ...rest }: WireRequest, agent?: Agent) {
  const began = performance.now();
  const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
  const options = {
    method: rest.method,
    headers: { ...rest.headers, ...length },
    signal: AbortSignal.timeout(hanging),
    ...(agent && { agent }),
  };
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(baseUrl + url, options, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const finish = (body: string) =>
        resolve({ status, headers, text: body, took: performance.now() - began });
      text(answer).then(finish, reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Where and as whom to call; nobody with an empty token. */
export interface Session {
  baseUrl: string;
  token: string;
  /** Where somebody is on several. */
  desk?: string;
}

export interface Call {
  endpoint: Pick<Endpoint, "method" | "url">;
  params?: Record<string, string | undefined> | undefined;
  query?: Record<string, string> | undefined;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
}

/** The address of an endpoint with its placeholders filled in. */
function toUrl({ endpoint, params = {}, query = {} }: Call): string {
  const fill = (_: string, name: string) => encodeURIComponent(params[name] ?? "");
  const search = new URLSearchParams(query).toString();
  return endpoint.url.replace(/(?<=\/):(\w+)/g, fill) + (search && `?${search}`);
}

export function toRequest(call: Call, token: string): WireRequest {
  const { endpoint, body, headers } = call;
  return {
    method: endpoint.method,
    url: toUrl(call),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  };
}

/** Calls the API and takes whatever it answers. Throws when no whole answer comes. */
export function send(session: Session, call: Call, agent?: Agent): Promise<Answer> {
  const { baseUrl, token, desk } = session;
  const headers = { ...(desk && { [deskHeader]: desk }), ...call.headers };
  return exchange(baseUrl, toRequest({ ...call, headers }, token), agent);
}

/** The form in which somebody new books a half hour on a public page. */
export function bookingOf(
  url: string,
  at: string,
  headers: Record<string, string> = {},
): WireRequest {
  const visitor = { name: "Kim", email: `${randomUUID()}@example.com`, length: "30", at };
  const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", url, headers: form, body: new URLSearchParams(visitor).toString() };
}

type Part<
  E extends Endpoint,
  Name extends "params" | "querystring" | "body" | "headers",
> = E["schema"][Name] extends z.ZodType ? z.input<E["schema"][Name]> : undefined;
type AnswerOf<E extends Endpoint> = {
  [Status in keyof E["schema"]["response"]]: E["schema"]["response"][Status] extends z.ZodType
    ? z.output<E["schema"]["response"][Status]>
    : never;
}[keyof E["schema"]["response"]];

interface TypedCall<E extends Endpoint> {
  token?: string;
  params?: Part<E, "params">;
  query?: Record<string, string>;
  body?: Part<E, "body">;
  headers?: Record<string, string>;
}

/** Calls an endpoint and answers its data; any refusal throws. */
export async function callApi<E extends Endpoint>(
  baseUrl = "",
  endpoint: E,
  { token = "", ...call }: TypedCall<E> = {},
): Promise<AnswerOf<E>> {
  // as: the endpoint's own schemas have texts as parameters and an object as body.
  const loose = { endpoint, ...call } as Call;
  const { status, text } = await send({ baseUrl, token }, loose);
  if (status >= 300) throw new Error(`${endpoint.method} ${toUrl(loose)}: ${status} ${text}`);
  // as: the server strips its answers to the endpoint's own schema.
  return JSON.parse(text) as AnswerOf<E>;
}

const created = dataOf(z.object({ _id: z.string() }));

/** The id that the answer to a creation holds. */
export function readId({ text }: Answer): string {
  return created.parse(JSON.parse(text)).data._id;
}

let accounts = 0;

export type Account = Awaited<ReturnType<typeof signUp>>;

/**
 * Registers somebody new and signs them in: from the address `from`, where the server trusts one
 * proxy, since not many accounts are made from one address.
 */
export async function signUp(
  baseUrl: string | undefined,
  who: { name?: string; email?: string; from?: string } = {},
) {
  accounts += 1;
  const { name = `Person ${accounts}`, email = `person${accounts}@tools.test`, from } = who;
  const body = { name, email, password: "wet Paint on 9 chairs" };
  const headers: Record<string, string> = from ? { "x-forwarded-for": from } : {};
  const { token, data: user } = await callApi(baseUrl, authEndpoints.register, { body, headers });
  const call = <E extends Endpoint>(endpoint: E, one: Omit<TypedCall<E>, "token"> = {}) =>
    callApi(baseUrl, endpoint, { ...one, token });
  return { baseUrl: baseUrl ?? "", token, user, call, ...body };
}
