import type { AnswerOf, RequestOf } from "../client/lib/api.ts";
import type { Endpoint } from "../shared/endpoint.ts";

export interface Account {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** Calls the API from the test's side, to set a scene; any refusal throws. */
export async function callApi<E extends Endpoint>(
  baseURL: string | undefined,
  endpoint: E,
  { token, params, body }: RequestOf<E> & { token?: string } = {},
): Promise<AnswerOf<E>> {
  let path = endpoint.url;
  for (const [name, value] of Object.entries(params ?? {}))
    path = path.replace(`:${name}`, String(value));
  const response = await fetch(new URL(path, baseURL), {
    method: endpoint.method,
    headers: {
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok)
    throw new Error(`${endpoint.method} ${path}: ${response.status} ${await response.text()}`);
  // The server strips its answers to the endpoint's own schema, so the body has this shape.
  return (await response.json()) as AnswerOf<E>;
}
