import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { toEtag } from "../../../shared/api/etag.ts";
import { type AnswerOf, callAny, type RequestOf } from "../api.ts";

/** A change for the server as plain data: it can be stored, and sent later. */
export interface Write {
  /** `POST /api/tasks` */
  to: string;
  params?: object;
  query?: object;
  body?: object;
  headers: { "if-match"?: string; "idempotency-key"?: string };
}

interface Expected {
  /** The version that is changed: a later one is not overwritten, and the server answers with it. */
  base?: { updatedAt: string } | undefined;
  /** A UUID for the request and for the record that it makes: sent twice, it makes one. */
  name?: string | undefined;
}

export function describeWrite<E extends Endpoint>(
  endpoint: E,
  { params, query, body }: RequestOf<E>,
  { base, name }: Expected,
): Write {
  const ownId = endpoint.makesRecord && name !== undefined ? { _id: name } : {};
  return {
    to: nameOf(endpoint),
    ...(params && { params }),
    ...(query && { query }),
    ...(body && { body: { ...body, ...ownId } }),
    headers: {
      ...(base && { "if-match": toEtag(base) }),
      ...(name !== undefined && { "idempotency-key": name }),
    },
  };
}

/** `endpoint` is the one that the write is to. */
export function deliver<E extends Endpoint>(
  endpoint: E,
  { to: _, ...request }: Write,
  how: Pick<RequestOf<E>, "signal" | "isLong">,
): Promise<AnswerOf<E>> {
  // as: described for this endpoint.
  return callAny(endpoint, { ...request, ...how } as RequestOf<E>);
}
