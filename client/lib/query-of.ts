import type { DataTag, InfiniteData, QueryKey } from "@tanstack/react-query";
import type { Endpoint } from "../../shared/endpoint.ts";
import { type AnswerOf, call, prefetch, type RequestOf } from "./api.ts";

// Options for TanStack Query as plain objects: first-load/prefetch.ts runs before TanStack has arrived.

type DataOf<E extends Endpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never;

interface QueryParts<E extends Endpoint> {
  key: QueryKey;
  endpoint: E;
  params?: RequestOf<E>["params"];
  query?: RequestOf<E>["query"];
  /** The toast when it fails; without one it fails silently. */
  failed?: string;
}

/** A query of either kind, whatever it answers. */
export interface AnyQuery {
  queryKey: QueryKey;
  queryFn: (context: never) => Promise<unknown>;
  prefetch: () => Promise<unknown>;
}

/** What one endpoint answers. */
export function queryOf<E extends Endpoint>({ key, endpoint, failed, ...request }: QueryParts<E>) {
  return {
    /** Asks before the program is there. */
    prefetch: () => prefetch(endpoint, request),
    // as: the type of what is kept under this key.
    queryKey: key as DataTag<QueryKey, DataOf<E>, Error>,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // as: every answer with one record, or one list, has it as its data.
      const { data } = (await call(endpoint, { ...request, signal })) as { data: DataOf<E> };
      return data;
    },
    meta: failed === undefined ? {} : { failed },
  };
}

interface ListParts<E extends Endpoint> extends QueryParts<E> {
  query: NonNullable<RequestOf<E>["query"]>;
  /** Rows of each page after the first, which is short so that it appears soon. */
  laterRows?: number;
}

/** A list that an endpoint answers page by page. */
export function pagesOf<E extends Endpoint>({ laterRows = 200, ...parts }: ListParts<E>) {
  const { endpoint, params, query } = parts;
  type Page = AnswerOf<E>;
  return {
    ...queryOf(parts),
    // as: see queryOf().
    queryKey: parts.key as DataTag<QueryKey, InfiniteData<Page, string | undefined>, Error>,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      call(endpoint, {
        ...(params && { params }),
        query: { ...query, ...(pageParam && { cursor: pageParam, limit: laterRows }) },
        signal,
      }),
    // Undefined asks for the first page.
    initialPageParam: undefined as string | undefined,
    // as: every list says where its next page begins.
    getNextPageParam: (page: Page) =>
      (page as { nextCursor: string | null }).nextCursor ?? undefined,
  };
}
