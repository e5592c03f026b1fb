import type { OutgoingHttpHeaders } from "node:http";
import { PassThrough, pipeline } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deskHeader } from "../../shared/account/roles.ts";
import { type BatchPart, batchEndpoints } from "../../shared/api/batch.ts";
import { refusalHeader } from "../../shared/words/codes.ts";
import { type Api, route } from "../api.ts";
import { chooseEncoding } from "../http/requests/encodings.ts";
import { readAddresses } from "./reads.ts";

/** Bytes that may wait for a client that does not read. What comes then has no line. */
const maxUnread = 2_000_000;

/** What of the whole call each part is asked with: who asks, from where, on which desk, in which language. */
const passedOn = [
  "authorization",
  deskHeader,
  "accept-language",
  "user-agent",
  "host",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];
/** What is told of the answer to a part. */
const told = ["content-type", "etag", refusalHeader.toLowerCase(), "retry-after", "x-request-id"];

export function batchRoutes(api: Api) {
  route(api, batchEndpoints.get, async ({ query, request, reply }) => {
    const addresses = readAddresses(query.get);
    reply.type("application/x-ndjson; charset=utf-8").header("vary", "Accept-Encoding");
    reply.header("x-accel-buffering", "no");
    if (request.method === "HEAD") return reply.send("");
    return sendParts(api.app, { request, reply }, addresses);
  });
}

/**
 * Sends each answer as soon as there is one. They go all the way that they would go by themselves, so that
 * each is let in, refused, limited in time, counted and logged as if it came alone.
 */
function sendParts(
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  addresses: readonly string[],
): FastifyReply {
  const { raw: response } = reply;
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const encoding = chooseEncoding(request.headers["accept-encoding"], ["gzip"]);
  if (encoding) reply.header("content-encoding", encoding);
  reply.hijack();
  // as: the types of Node and Fastify name the same values differently.
  response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  const lines = new PassThrough();
  // Each line goes out at once.
  const zip = createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH });
  // Errors of one end all. There is nobody to tell: the client sees that the answer has no end.
  pipeline(encoding ? [lines, zip, response] : [lines, response], () => {});
  const asked = addresses.map(async (url, part) => {
    const headers = pick(request.headers, passedOn);
    const { remoteAddress = "" } = request.socket;
    const answer = await app.inject({ url, headers, remoteAddress, signal: gone.signal });
    const { statusCode: status, body } = answer;
    const line: BatchPart = { part, status, headers: pick(answer.headers, told), body };
    if (lines.writableLength < maxUnread) lines.write(`${JSON.stringify(line)}\n`);
  });
  Promise.all(asked).then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  );
  return reply;
}

function pick(headers: OutgoingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
