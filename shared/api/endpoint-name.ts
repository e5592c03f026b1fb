import type { Endpoint } from "./endpoint.ts";

/** `GET /api/companies/:id`: names an endpoint where a text is wanted. */
export function nameOf({ method, url }: Pick<Endpoint, "method" | "url">): string {
  return `${method} ${url}`;
}
