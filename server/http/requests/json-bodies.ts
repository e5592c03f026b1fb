import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { tooDeep, tooManyValues } from "../../errors.ts";
import { bodyLimits, findExcess } from "../limits/body-limits.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Values that a body may have. */
    maxValues?: number;
  }
}

/** A charset that is named and is not UTF-8. */
const otherCharset = /;\s*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))/i;

/**
 * Bodies are plain JSON in UTF-8, or absent; some clients send the JSON header with a body that is
 * empty. Bytes that are no UTF-8 are refused: read as text they would be stored as something else.
 */
export function takeJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  // Where nothing says that there is a body, Node has ended it before the parser could hear of it,
  // which would wait forever. A GET is not parsed at all.
  app.addHook("preParsing", (request, _reply, body, done) => {
    const isOver = request.raw.readableEnded && request.headers["content-type"] !== undefined;
    done(null, isOver ? Readable.from([]) : body);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    const body = Buffer.from(bytes);
    const coding = request.headers["content-encoding"];
    const { maxValues = bodyLimits.values } = request.routeOptions.config;
    const excess = findExcess(body, maxValues);
    const isOther = otherCharset.test(request.headers["content-type"] ?? "");
    if (isOther || (coding !== undefined && coding !== "identity")) done(refusal(415));
    else if (excess)
      done(excess === "depth" ? tooDeep(bodyLimits.depth) : tooManyValues(maxValues));
    else if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) parse(request, body.toString(), done);
    else done(refusal(400));
  });
}

/** In the words that the error handler has for the status. */
function refusal(statusCode: number): Error {
  return Object.assign(new Error("The body is not plain JSON"), { statusCode });
}
