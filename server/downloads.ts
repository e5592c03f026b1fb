import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply } from "fastify";
import type { FileAnswer } from "../shared/endpoint.ts";
import { chooseEncoding } from "./encodings.ts";
import { unavailable } from "./errors.ts";
import { serverMessages } from "./messages.ts";

/** A file that is made while it is sent. */
export interface Download {
  /** What it is called on the user's disk; plain ASCII, without quotes. */
  name: string;
  /** Read no faster than the client takes them, so that the file never stands in memory whole. */
  chunks: AsyncIterable<string | Uint8Array>;
  /** Whose it is, where no session tells. */
  owner?: string;
  /** Compressed for who takes it: worth it for what is read again and again. */
  isCompressed?: boolean;
}

export const downloadLimits = {
  /** Downloads per owner at a time: one of each kind. */
  ofOwner: 4,
  /** Each holds a batch of records, a megabyte where they are long. */
  all: 40,
  /** Milliseconds in which a client must take one piece, or is cut off. */
  silence: 60_000,
};

/** Bytes that are handed on at a time: a client slower than a kilobyte a second is cut off. */
const pieceSize = 65_536;

export type Downloads = ReturnType<typeof createDownloads>;

/** Sends files, so many at a time and no longer than the clients take them. */
export function createDownloads(limits = downloadLimits) {
  /** Running downloads by owner; an owner without any has no entry. */
  const open = new Map<string, number>();
  let countOpen = 0;

  /** One more, until its answer has ended. Throws a 503 when there are too many. */
  function take(reply: FastifyReply, owner: string) {
    const own = open.get(owner) ?? 0;
    if (own >= limits.ofOwner) throw unavailable(serverMessages.downloads.tooManyOfYours);
    if (countOpen >= limits.all) throw unavailable(serverMessages.downloads.tooMany);
    open.set(owner, own + 1);
    countOpen += 1;
    reply.raw.once("close", () => {
      countOpen -= 1;
      const rest = (open.get(owner) ?? 1) - 1;
      if (rest > 0) open.set(owner, rest);
      else open.delete(owner);
    });
  }

  return {
    /**
     * Sends a file piece by piece. A failure on the way breaks the connection off, so that the
     * client knows that what it has is not the whole.
     */
    send: (
      reply: FastifyReply,
      owner: string,
      { contentType }: FileAnswer,
      { name, chunks, isCompressed }: Download,
    ) => {
      if (isCompressed) reply.header("vary", "Accept-Encoding");
      reply
        .type(isText(contentType) ? `${contentType}; charset=utf-8` : contentType)
        .header("content-disposition", `attachment; filename="${name}"`);
      // Fastify reads a file to its end even where only its head is sent.
      if (reply.request.method === "HEAD") return reply.send(Readable.from([]));
      take(reply, owner);
      const pieces = inPieces(chunks, startWatch(reply, limits.silence));
      const file = Readable.from(pieces, { objectMode: false, highWaterMark: pieceSize });
      const encoding =
        isCompressed && chooseEncoding(reply.request.headers["accept-encoding"], ["gzip"]);
      if (!encoding) return reply.send(file);
      const zip = createGzip({ level: 1 });
      // An error of either ends both.
      pipeline(file, zip, () => {});
      return reply.header("content-encoding", encoding).send(zip);
    },
  };
}

/**
 * Cuts the client off when it has taken nothing for so long; what is answered restarts the time.
 * Node's own time for a silent connection starts over by itself once, with an answer under way.
 */
function startWatch(reply: FastifyReply, silence: number): () => void {
  const timer = setTimeout(() => reply.raw.destroy(), silence).unref();
  reply.raw.once("close", () => clearTimeout(timer));
  return () => void timer.refresh();
}

async function* inPieces(chunks: AsyncIterable<string | Uint8Array>, onTaken: () => void) {
  for await (const chunk of chunks) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    for (let start = 0; start < bytes.length; start += pieceSize) {
      yield bytes.subarray(start, start + pieceSize);
      onTaken();
    }
  }
}

function isText(contentType: string): boolean {
  return contentType.startsWith("text/") || contentType === "application/json";
}
