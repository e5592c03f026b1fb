import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FileAnswer } from "../shared/endpoint.ts";

/** A file that is made while it is sent. */
export interface Download {
  /** What it is called on the user's disk; plain ASCII, without quotes. */
  name: string;
  /** Read no faster than the client takes them, so that the file never stands in memory whole. */
  chunks: AsyncIterable<string>;
}

/**
 * Sends a file piece by piece. A failure on the way breaks the connection off, so that the client
 * knows that what it has is not the whole.
 */
export function sendDownload(
  reply: FastifyReply,
  { contentType }: FileAnswer,
  { name, chunks }: Download,
) {
  // Fastify reads a file to its end even where only its head is sent.
  const isWanted = reply.request.method !== "HEAD";
  return reply
    .type(`${contentType}; charset=utf-8`)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(isWanted ? chunks : []));
}
