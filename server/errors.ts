import type { ErrorBody } from "../shared/api/endpoint.ts";
import { messages } from "../shared/messages.ts";
import { answer } from "../shared/words/codes.ts";
import { serverMessages } from "./messages.ts";

type FieldErrors = NonNullable<ErrorBody["errors"]>;

/** An answer other than success. Make one with the functions below. */
export class Refusal extends Error {
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

export const longAddress = "The address is too long";

export function addressTooLong(): Error {
  return new Refusal(414, longAddress);
}

export function unauthenticated(msg: string = answer("sessionExpired")): Error {
  return new Refusal(401, msg);
}

/** The caller is not on the desk that they name, or no longer. */
export function offDesk(): Error {
  const refusal = new Refusal(404, serverMessages.desks.off);
  refusal.details = { desk: "off" };
  return refusal;
}

/** The password is right, and the code is missing. */
export function codeRequired(): Error {
  const refusal = new Refusal(401, answer("codeRequired"));
  refusal.details = { code: "required" };
  return refusal;
}

/** The caller is known, and may not do this. */
export function forbidden(msg: string): Error {
  return new Refusal(403, msg);
}

/** The caller is to prove first who they are. */
export function proofRequired(): Error {
  const refusal = new Refusal(403, answer("proofRequired"));
  refusal.details = { proof: "required" };
  return refusal;
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
  return new Refusal(408, answer("requestSlow"));
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
  return new Refusal(507, answer("outOfSpace"));
}

/** `method` is that of a request which still goes on, and may still save something. */
export function tooSlow(method: string): Refusal {
  const isRead = method === "GET" || method === "HEAD";
  return new Refusal(503, isRead ? answer("slowRead") : answer("slowWrite"));
}

/** `wait`: milliseconds until the next attempt is heard. */
export function tooManyAttempts(wait: number): Error {
  const refusal = new Refusal(429, answer("tooManyAttempts", Math.ceil(wait / 60_000)));
  refusal.retryAfter = Math.ceil(wait / 1000);
  return refusal;
}

/** An access token has made its calls. `wait`: milliseconds until the next is heard. */
export function tooManyCalls(wait: number): Error {
  const seconds = Math.ceil(wait / 1000);
  const refusal = new Refusal(429, serverMessages.keys.tooManyCalls(seconds));
  refusal.retryAfter = seconds;
  return refusal;
}

/** True for what the caller is to blame for, as opposed to a server that is busy or broken. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Refusal && error.statusCode < 500;
}

export const nowhere = answer("nowhere");

/** A secret address that is none: nobody is told whether there ever was one. */
export function noSuchAddress(): Error {
  return new Refusal(404, nowhere);
}
