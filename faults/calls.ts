import { z } from "zod";
import { authEndpoints } from "../shared/auth.ts";
import { dataOf, type Endpoint } from "../shared/endpoint.ts";

/** Milliseconds after which an unanswered request counts as hanging. */
const hanging = 60_000;

export interface Call {
  endpoint: Endpoint;
  id?: string | undefined;
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
}

/** Where and as whom to call. */
export interface Session {
  baseUrl: string;
  token: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Milliseconds from the first byte sent to the last byte read. */
  took: number;
}

/** Calls the API as a signed-in user. Throws when no whole answer comes. */
export async function send(
  { baseUrl, token }: Session,
  { endpoint, id = "", body, headers }: Call,
) {
  const began = performance.now();
  const response = await fetch(baseUrl + endpoint.url.replace(":id", id), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(hanging),
  });
  const text = await response.text();
  const took = performance.now() - began;
  return { status: response.status, headers: response.headers, text, took } satisfies Answer;
}

const created = dataOf(z.object({ _id: z.string() }));

/** The id that the answer to a creation holds. */
export function readId({ text }: Answer): string {
  return created.parse(JSON.parse(text)).data._id;
}

let accounts = 0;

/** Registers somebody new and signs them in. */
export async function signUp(
  baseUrl: string,
): Promise<Session & { email: string; password: string }> {
  accounts += 1;
  const email = `person${accounts}@faults.test`;
  const password = "wet Paint on 9 chairs";
  const body = { name: `Person ${accounts}`, email, password };
  const answer = await send({ baseUrl, token: "" }, { endpoint: authEndpoints.register, body });
  if (answer.status !== 201)
    throw new Error(`Nobody can register: ${answer.status} ${answer.text}`);
  const { token } = authEndpoints.register.schema.response[201].parse(JSON.parse(answer.text));
  return { baseUrl, token, email, password };
}
