import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "../shared/endpoint.ts";
import { messages } from "../shared/messages.ts";
import { isOrphan, isStorageFull, isUnavailable, isUnreadable } from "./db/engine/errors.ts";
import { ReadTooSlow, TooManyReads, UnknownCursor } from "./db/failures.ts";
import { serverMessages } from "./messages.ts";

type FieldErrors = NonNullable<ErrorBody["errors"]>;

/** An answer other than success. Make one with the functions below. */
class Refusal extends Error {
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;
  /** The record as it is, for whoever has seen an older one. */
  readonly current: unknown;
  /** Seconds until it is worth trying again. */
  retryAfter: number | undefined;
  /** What else the body says. */
  details: object | undefined;

  constructor(statusCode: number, msg: string, errors?: FieldErrors, current?: unknown) {
    super(msg);
    this.statusCode = statusCode;
    this.errors = errors;
    this.current = current;
  }
}

/** Not there, or another user's: the two look the same. */
export function notFound(msg: string): Error {
  return new Refusal(404, msg);
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Refusal && error.statusCode === 404;
}

export function invalid(msg: string, errors?: FieldErrors): Error {
  return new Refusal(400, msg, errors);
}

export function invalidField(path: string, msg: string): Refusal {
  return new Refusal(400, msg, [{ msg, path }]);
}

/** `allow` names the methods that the address takes. */
export function wrongMethod(allow: string): Error {
  return new Refusal(405, `This address accepts only ${allow}`);
}

export function unauthenticated(msg: string = messages.auth.sessionExpired): Error {
  return new Refusal(401, msg);
}

/** The value of a field is taken. */
export function conflict(path: string, msg: string): Error {
  return new Refusal(409, msg, [{ msg, path }]);
}

/** Not as things are now. */
export function outOfStep(msg: string): Error {
  return new Refusal(409, msg);
}

/** Somebody else has changed the record since the caller read it. */
export function changedMeanwhile(current: object): Error {
  return new Refusal(409, messages.changedMeanwhile, undefined, current);
}

/** An act can't be taken back, or not without saying how. */
export function undoRefused(statusCode: 409 | 410, msg: string, details?: object): Error {
  const refusal = new Refusal(statusCode, msg);
  refusal.details = details;
  return refusal;
}

export function tooDeep(levels: number): Error {
  return new Refusal(400, `The body is nested more than ${levels} levels deep`);
}

export function tooManyValues(most: number): Error {
  return new Refusal(
    413,
    `The body has more than ${most.toLocaleString("en-US")} values. Send fewer at a time.`,
  );
}

/** Too many bodies of this caller's are on their way, of which this one has been for longest. */
export function tooSlowToArrive(): Error {
  return new Refusal(408, "The request took too long to arrive");
}

/** An Idempotency-Key names one request only. */
export function keyReused(): Error {
  return new Refusal(409, "This Idempotency-Key has been used for another request");
}

/** `cause` goes to the log. */
export function unavailable(msg: string, cause?: unknown): Error {
  const refusal = new Refusal(503, msg);
  refusal.cause = cause;
  return refusal;
}

export function outOfSpace(): Refusal {
  return new Refusal(507, "The server is out of disk space. Nothing was changed.");
}

/** `method` is that of a request which still goes on, and may still save something. */
export function tooSlow(method: string): Refusal {
  const isRead = method === "GET" || method === "HEAD";
  const advice = isRead
    ? "Try again soon."
    : "It may or may not have been saved, so check before you try again.";
  return new Refusal(503, `This is taking too long right now. ${advice}`);
}

/** `wait`: milliseconds until the next attempt is heard. */
export function tooManyAttempts(wait: number): Error {
  const refusal = new Refusal(429, serverMessages.auth.tooManyAttempts(Math.ceil(wait / 60_000)));
  refusal.retryAfter = Math.ceil(wait / 1000);
  return refusal;
}

/** True for what the caller is to blame for, as opposed to a server that is busy or broken. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Refusal && error.statusCode < 500;
}

const nowhere = "There is nothing at this address";

/** A secret address that is none: nobody is told whether there ever was one. */
export function noSuchAddress(): Error {
  return new Refusal(404, nowhere);
}

/** What Fastify itself refuses, in our words. */
const frameworkMessages: Record<number, string> = {
  400: "The request could not be read",
  404: nowhere,
  413: "The request is too large",
  414: "The address is too long",
  415: "Send the body as application/json",
  431: "The headers are too large",
};

/** A refusal as it travels to another thread. */
export interface RefusalData {
  statusCode: number;
  msg: string;
  errors: FieldErrors | undefined;
  retryAfter: number | undefined;
  details: object | undefined;
  /** For the log, where it is our fault. */
  stack: string | undefined;
}

export function describeRefusal(error: unknown, method: string): RefusalData {
  const failure = error instanceof Error ? error : new Error(String(error));
  const { statusCode, message: msg, errors, retryAfter, details } = toRefusal(failure, method);
  const stack = statusCode >= 500 ? failure.stack : undefined;
  return { statusCode, msg, errors, retryAfter, details, stack };
}

export function toError({
  statusCode,
  msg,
  errors,
  retryAfter,
  details,
  stack,
}: RefusalData): Error {
  const refusal = new Refusal(statusCode, msg, errors);
  refusal.retryAfter = retryAfter;
  refusal.details = details;
  if (stack !== undefined) refusal.stack = stack;
  return refusal;
}

/** The one exit for everything that is thrown while a request is answered. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toRefusal(error, request.method);
  const { statusCode } = refusal;
  const isOurs = statusCode >= 500;
  if (statusCode === 503) request.log.warn({ err: error }, "request refused for now");
  else if (isOurs) request.log.error({ err: error }, "request failed");
  if (statusCode === 503) reply.header("retry-after", "5");
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  if (statusCode === 401) reply.header("www-authenticate", "Bearer");
  return reply.code(statusCode).send(toBody(refusal, request.id));
}

/** What a failed request is answered: its status, and the body. */
export function toFailure(error: unknown, { method, id }: Pick<FastifyRequest, "method" | "id">) {
  const refusal = toRefusal(error instanceof Error ? error : new Error(String(error)), method);
  return { status: refusal.statusCode, answer: toBody(refusal, id) };
}

function toBody(
  { statusCode, message, errors, current, details }: Refusal,
  requestId: string,
): ErrorBody {
  return {
    msg: message,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    ...details,
    ...(statusCode >= 500 && { requestId }),
  };
}

export function answerUnknownPath(_request: FastifyRequest, reply: FastifyReply) {
  const body: ErrorBody = { msg: nowhere };
  return reply.code(404).send(body);
}

/** `method` is that of the request: what may be promised depends on it. */
function toRefusal(error: FastifyError | Error, method: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnknownCursor) return invalidField("cursor", "Unknown cursor");
  if (error instanceof TooManyReads) {
    return new Refusal(503, "Too many of your searches are under way. Try again soon.");
  }
  if (error instanceof ReadTooSlow) return tooSlow("GET");
  // Very many records are deleted in several transactions, of which some may be done.
  if (isStorageFull(error) && method === "DELETE") {
    return new Refusal(
      507,
      "The server has run out of disk space. Anything not yet deleted is unchanged.",
    );
  }
  if (isStorageFull(error)) return outOfSpace();
  if (isUnavailable(error)) {
    return new Refusal(503, "The database is not responding. Try again soon.");
  }
  if (isUnreadable(error)) {
    return new Refusal(500, "The database is damaged. The provider needs to restore a backup.");
  }
  // Whatever else a record belongs to was looked at: the account was deleted since the session was.
  if (isOrphan(error)) return new Refusal(401, messages.auth.sessionExpired);
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status >= 500) {
    return new Refusal(500, "Something went wrong on our side");
  }
  // What may not be seen looks as if it were not there.
  const shown = status === 403 ? 404 : status;
  return new Refusal(shown, frameworkMessages[shown] ?? "The request was refused");
}
