import type { ErrorBody } from "../../shared/api/endpoint.ts";
import { parts } from "../../shared/words/en/parts.ts";

/**
 * A call that failed. `status` is 0 if there was no response. `msg` is the server's message, or
 * empty, so that each screen can use its own words.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly msg: string;
  readonly errors: NonNullable<ErrorBody["errors"]>;
  /** The current record, if it has changed since it was loaded. */
  readonly current: unknown;
  /** All that the server said, for refusals that say more. */
  readonly body: object;
  /** The server's code of the refusal, where it has one. */
  refusal: string | null = null;
  /** Milliseconds that were waited for it. */
  waited = 0;

  constructor(
    status: number,
    body: Partial<ErrorBody> & { current?: unknown },
    options?: ErrorOptions,
  ) {
    super(body.msg ?? parts.failedRequest(status), options);
    this.status = status;
    this.msg = body.msg ?? "";
    this.errors = body.errors ?? [];
    this.current = body.current;
    this.body = body;
  }
}

/** The server's message, or its first field error, or the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.msg || error.errors[0]?.msg || fallback;
}

/** The code of what the server says, by which a refusal is known in any language. */
export function refusalOf(error: unknown): string | null {
  return error instanceof ApiError ? error.refusal : null;
}

/** Whether the server answered that the request is wrong: the same again would be no better. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** An expired session is reported separately; nothing else needs to be said. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the user is not on the desk that the call named. */
export function isOffDesk(error: unknown): boolean {
  return error instanceof ApiError && "desk" in error.body;
}

/** Whether the call needs a proof of who is calling. */
export function isUnproved(error: unknown): boolean {
  return error instanceof ApiError && "proof" in error.body;
}

/** Of a call that is not sent, as the user may not make it on this desk and was told so. */
export function refusedHere(): ApiError {
  // as: like the server's, of which only its name matters.
  return new ApiError(403, { desk: "role" } as object);
}

/**
 * Nothing more to say: an expired session is reported, as is who may not be or do something on a desk, and
 * who did not prove who they are knows it.
 */
export function isSilent(error: unknown): boolean {
  return isSignedOut(error) || isOffDesk(error) || isUnproved(error);
}

/** Whether a record does not exist, or could not be loaded. */
export function loadFailureOf({ data, error }: { data: unknown; error: Error | null }) {
  const missing = isMissing(error);
  return { missing, failed: error !== null && !data && !missing && !isSignedOut(error) };
}
