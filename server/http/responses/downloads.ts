import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply } from "fastify";
import type { FileAnswer } from "../../../shared/api/endpoint.ts";
import { unavailable } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import { chooseEncoding } from "../requests/encodings.ts";

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
  /** The same, in which it keeps its place when others want one. */
  unread: 15_000,
};

interface Running {
  owner: string;
  /** When its client last took a piece, on performance.now's clock. */
  takenAt: number;
}

/** Bytes that are handed on at a time: a client slower than a kilobyte a second is cut off. */
const pieceSize = 65_536;

export type Downloads = ReturnType<typeof createDownloads>;

/** Sends files, so many at a time and no longer than the clients take them. */
export function createDownloads(limits = downloadLimits) {
  const running = new Map<FastifyReply, Running>();
  const countOf = (owner: string) =>
    running.values().reduce((all, one) => all + Number(one.owner === owner), 0);

  /** One more, until its answer has ended. Throws a 503 when there are too many. */
  function admit(reply: FastifyReply, owner: string) {
    if (running.has(reply)) return;
    const own = countOf(owner);
    if (own >= limits.ofOwner) throw unavailable(serverMessages.downloads.tooManyOfYours);
    if (running.size >= limits.all) makeRoom(own);
    running.set(reply, { owner, takenAt: performance.now() });
    reply.raw.once("close", () => running.delete(reply));
  }

  /**
   * When all places are taken, whoever has the most downloads gives up the one that was read least
   * lately to somebody who has fewer; and what nobody has read for a while gives way to anybody.
   */
  function makeRoom(own: number) {
    const begun = [...running]
      .filter(([reply]) => reply.raw.headersSent)
      .map(([reply, { owner, takenAt }]) => ({ reply, takenAt, count: countOf(owner) }))
      .sort((a, b) => a.takenAt - b.takenAt);
    const most = Math.max(0, ...begun.map(({ count }) => count));
    const unread = begun.find(({ takenAt }) => performance.now() - takenAt > limits.unread);
    const given = most > own + 1 ? begun.find(({ count }) => count === most) : unread;
    if (!given) throw unavailable(serverMessages.downloads.tooMany);
    running.delete(given.reply);
    given.reply.request.log.warn("a download gives its place to another user's");
    given.reply.raw.destroy();
  }

  function noteTaken(reply: FastifyReply) {
    const one = running.get(reply);
    if (one) one.takenAt = performance.now();
  }

  return {
    /** Takes a place for a download that is sent later. Throws a 503 when there is none. */
    admit,
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
      admit(reply, owner);
      const renewTime = startWatch(reply, limits.silence);
      const pieces = inPieces(chunks, () => {
        renewTime();
        noteTaken(reply);
      });
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
