import type { DataTag, InfiniteData, QueryKey } from "@tanstack/react-query";
import { type AnswerOf, call, prefetch, type ReadEndpoint, type RequestOf } from "../api.ts";

// Plain objects, because first-load/prefetch.ts runs before TanStack Query has loaded.

type DataOf<E extends ReadEndpoint> = AnswerOf<E> extends { data: infer Data } ? Data : never;

interface QueryParts<E extends ReadEndpoint> {
  key: QueryKey;
  endpoint: E;
  params?: RequestOf<E>["params"];
  query?: RequestOf<E>["query"];
  /** The toast if it fails; without one, it fails silently. A function where it is in words. */
  failed?: string | (() => string);
}

/** A query of either kind, whatever it returns. */
export interface AnyQuery {
  queryKey: QueryKey;
  queryFn: (context: never) => Promise<unknown>;
  prefetch: () => Promise<unknown>;
}

/** The data of one endpoint. */
export function queryOf<E extends ReadEndpoint>({
  key,
  endpoint,
  failed,
  ...request
}: QueryParts<E>) {
  return {
    /** Sends the request before the program has loaded. */
    prefetch: () => prefetch(endpoint, request),
    // as: the type of the data stored under this key.
    queryKey: key as DataTag<QueryKey, DataOf<E>, Error>,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      // as: every response with one record or one list has it as its data.
      const { data } = (await call(endpoint, { ...request, signal })) as { data: DataOf<E> };
      return data;
    },
    meta: failed === undefined ? {} : { failed },
  };
}

/**
 * Asks for the data of a query now, for an act that goes on with them. Not fetchQuery(): what another change
 * refetches takes that back, and the act would fail.
 */
export function askFor<Data>({
  queryFn,
}: {
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}): Promise<Data> {
  return queryFn({ signal: new AbortController().signal });
}

interface ListParts<E extends ReadEndpoint> extends QueryParts<E> {
  query: NonNullable<RequestOf<E>["query"]>;
  /** Rows per page after the first, which is short so that it appears soon. */
  laterRows?: number;
}

/** A list that an endpoint returns page by page. */
export function pagesOf<E extends ReadEndpoint>({ laterRows = 200, ...parts }: ListParts<E>) {
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
    // Undefined requests the first page.
    initialPageParam: undefined as string | undefined,
    // as: every list says where its next page begins.
    getNextPageParam: (page: Page) =>
      (page as { nextCursor: string | null }).nextCursor ?? undefined,
  };
}
