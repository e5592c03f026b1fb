import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "../../../shared/api/endpoint.ts";
import { answer, readCode, refusalHeader } from "../../../shared/words/codes.ts";
import { isOrphan, isStorageFull, isUnavailable, isUnreadable } from "../../db/engine/errors.ts";
import { ReadTooSlow, TooManyReads, UnknownCursor } from "../../db/failures.ts";
import { invalidField, longAddress, nowhere, outOfSpace, Refusal, tooSlow } from "../../errors.ts";
import { sayIn } from "../../words.ts";
import { languageOfHeader } from "./tongue-of.ts";

/** Seconds after which what is refused for now may be asked for again. */
export const soon = "5";

/** What Fastify itself refuses, in our words. */
const frameworkMessages: Record<number, string> = {
  400: "The request could not be read",
  404: nowhere,
  413: answer("requestLarge"),
  414: longAddress,
  415: "Send the body as application/json",
  431: "The headers are too large",
};

/** A refusal as it travels to another thread. */
export interface RefusalData {
  statusCode: number;
  msg: string;
  errors: ErrorBody["errors"];
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
  if (statusCode === 503) reply.header("retry-after", soon);
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  if (statusCode === 401) reply.header("www-authenticate", "Bearer");
  const code = readCode(refusal.message);
  if (code?.area === "answers") reply.header(refusalHeader, code.code);
  return reply.code(statusCode).send(toBody(refusal, request));
}

type Asked = Pick<FastifyRequest, "method" | "id" | "headers">;

/** What a failed request is answered: its status, and the body. */
export function toFailure(error: unknown, request: Asked) {
  const refusal = toRefusal(
    error instanceof Error ? error : new Error(String(error)),
    request.method,
  );
  return { status: refusal.statusCode, answer: toBody(refusal, request) };
}

function toBody(
  { statusCode, message, errors, current, details }: Refusal,
  { id: requestId, headers }: Asked,
): ErrorBody {
  const say = (text: string) => sayFor(headers, text);
  return {
    msg: say(message),
    ...(errors && { errors: errors.map((error) => ({ ...error, msg: say(error.msg) })) }),
    ...(current !== undefined && { current }),
    ...details,
    ...(statusCode >= 500 && { requestId }),
  };
}

/** What is refused, in the language that the call asks for. */
export function sayFor(headers: FastifyRequest["headers"], text: string): string {
  return sayIn(languageOfHeader(headers["accept-language"]), text);
}

export function answerUnknownPath({ headers }: FastifyRequest, reply: FastifyReply) {
  const body: ErrorBody = { msg: sayFor(headers, nowhere) };
  return reply.code(404).send(body);
}

/** `method` is that of the request: what may be promised depends on it. */
function toRefusal(error: FastifyError | Error, method: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof UnknownCursor) return invalidField("cursor", "Unknown cursor");
  if (error instanceof TooManyReads) {
    return new Refusal(503, answer("searchesTooMany"));
  }
  if (error instanceof ReadTooSlow) return tooSlow("GET");
  // Very many records are deleted in several transactions, of which some may be done.
  if (isStorageFull(error) && method === "DELETE") {
    return new Refusal(507, answer("outOfSpaceDeleting"));
  }
  if (isStorageFull(error)) return outOfSpace();
  if (isUnavailable(error)) {
    return new Refusal(503, answer("databaseSilent"));
  }
  if (isUnreadable(error)) {
    return new Refusal(500, answer("databaseDamaged"));
  }
  // Whatever else a record belongs to was looked at: the account was deleted since the session was.
  if (isOrphan(error)) return new Refusal(401, answer("sessionExpired"));
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status >= 500) {
    return new Refusal(500, answer("broken"));
  }
  // What may not be seen looks as if it were not there.
  const shown = status === 403 ? 404 : status;
  return new Refusal(shown, frameworkMessages[shown] ?? "The request was refused");
}
