import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "../shared/endpoint.ts";
import { messages } from "../shared/messages.ts";
import { isUnavailable } from "./db/errors.ts";

type FieldErrors = NonNullable<ErrorBody["errors"]>;

/** An answer other than success. Make one with the functions below. */
class Refusal extends Error {
  readonly statusCode: number;
  readonly errors: FieldErrors | undefined;

  constructor(statusCode: number, msg: string, errors?: FieldErrors) {
    super(msg);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

/** Not there, or another user's: the two look the same. */
export function notFound(msg: string): Error {
  return new Refusal(404, msg);
}

export function invalid(msg: string, errors?: FieldErrors): Error {
  return new Refusal(400, msg, errors);
}

export function invalidField(path: string, msg: string): Error {
  return new Refusal(400, msg, [{ msg, path }]);
}

export function unauthenticated(msg: string = messages.auth.sessionExpired): Error {
  return new Refusal(401, msg);
}

/** The value of a field is taken. */
export function conflict(path: string, msg: string): Error {
  return new Refusal(409, msg, [{ msg, path }]);
}

export function unavailable(msg: string): Error {
  return new Refusal(503, msg);
}

/** What Fastify itself refuses, in our words. */
const frameworkMessages: Record<number, string> = {
  400: "The request cannot be read",
  404: "There is nothing at this address",
  413: "The request is too large",
  414: "The address is too long",
  415: "Send the body as application/json",
};

/** The one exit for everything that is thrown while a request is answered. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toRefusal(error);
  if (!refusal) {
    request.log.error({ err: error }, "request failed");
    const body: ErrorBody = { msg: "Something went wrong on our side", requestId: request.id };
    return reply.code(500).send(body);
  }
  if (refusal.statusCode === 503) {
    request.log.warn({ err: error }, "request refused for now");
    reply.header("retry-after", "5");
  }
  if (refusal.statusCode === 401) reply.header("www-authenticate", "Bearer");
  const body: ErrorBody = {
    msg: refusal.message,
    ...(refusal.errors && { errors: refusal.errors }),
  };
  return reply.code(refusal.statusCode).send(body);
}

export function answerUnknownPath(_request: FastifyRequest, reply: FastifyReply) {
  const body: ErrorBody = { msg: "There is nothing at this address" };
  return reply.code(404).send(body);
}

function toRefusal(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error))
    return new Refusal(503, "The database does not answer. Try again soon.");
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status >= 500) return undefined;
  return new Refusal(status, frameworkMessages[status] ?? "The request was refused");
}
