import type { MutationKey } from "@tanstack/react-query";
import { rightOf } from "../../../shared/account/roles.ts";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import type { AnswerOf, RequestOf } from "../api.ts";
import { isRefusal, refusedHere } from "../api-error.ts";
import { refuses } from "../people/rights.ts";
import { queryClient, refreshData } from "../queries/query-client.ts";
import { type DoneOptions, sayDone } from "../undoing.ts";
import { type Attempts, createAttempts } from "./attempts.ts";
import { deliver, describeWrite } from "./describe.ts";
import { type FailureWords, sayFailed } from "./say-failed.ts";

/** The words of the toast, which offers Undo. */
type Done = string | (DoneOptions & { text: string });

interface WriteOptions<E extends Endpoint> extends Pick<RequestOf<E>, "signal" | "isLong"> {
  /** The version that is changed; without one, the last write wins. */
  base?: { updatedAt: string } | undefined;
  /** Of an act of several writes, which is sent again as a whole: the act settles them. */
  attempts?: Attempts | undefined;
  /** A key of the caller's own, to follow the progress by. */
  key?: string;
  /** Shows the expected state, and answers what takes that back. */
  paint?: () => (() => void) | Promise<() => void>;
  /** Shows the server's answer, before anything is said. */
  saved?: (answer: AnswerOf<E>) => void;
  done?: Done | ((answer: AnswerOf<E>) => Done | Promise<Done>);
  /** Without words, whoever writes says it in place. */
  failed?: FailureWords;
  /**
   * Whether everything is fetched again: `after` the write is over (the default), `first`, so that the
   * write is over once it is there, `always`, which is `first` and after a failure, too, or `never`.
   */
  refresh?: "after" | "first" | "always" | "never";
  mutationKey?: MutationKey;
  /** Writes of one queue are sent one after another. */
  queue?: string;
}

/**
 * The one way out for a change. Rejects with the ApiError. In the cache of mutations, so that live changes
 * wait for it.
 */
export function write<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> = {},
  options: WriteOptions<E> = {},
): Promise<AnswerOf<E>> {
  const { mutationKey, queue } = options;
  return queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => run(endpoint, request, options),
      gcTime: 0,
      ...(mutationKey && { mutationKey }),
      ...(queue !== undefined && { scope: { id: queue } }),
    })
    .execute(undefined);
}

/** Of writes that are an act each. */
const single = createAttempts();

async function run<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { base, attempts = single, key, paint, saved, done, failed, refresh, ...how }: WriteOptions<E>,
): Promise<AnswerOf<E>> {
  if (refuses(rightOf(endpoint))) throw refusedHere();
  const content = [endpoint.url, request.params, request.body];
  const name = key ?? (endpoint.makesRecord ? attempts.nameOf(content) : undefined);
  const described = describeWrite(endpoint, request, { base, name });
  const takeBack = await paint?.();
  let answer: AnswerOf<E>;
  try {
    answer = await deliver(endpoint, described, how);
  } catch (error) {
    if (isRefusal(error)) single.settle(content);
    takeBack?.();
    if (failed) sayFailed(error, failed);
    if (refresh === "always") await refreshData();
    throw error;
  }
  single.settle(content);
  saved?.(answer);
  if (done) await sayAs(done, answer);
  if (refresh === "first" || refresh === "always") await refreshData();
  else if (refresh !== "never") void refreshData();
  return answer;
}

async function sayAs<Answer>(
  done: Done | ((answer: Answer) => Done | Promise<Done>),
  answer: Answer,
): Promise<void> {
  const said = typeof done === "function" ? await done(answer) : done;
  const { text, ...options } = typeof said === "string" ? { text: said } : said;
  // as: every answer of a write is an object.
  sayDone(text, answer as object, options);
}

/** Whether a write succeeded, for whoever has nothing to do but to stay or go on. */
export function succeeds(writing: Promise<unknown>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  );
}
