// A thread that makes files for the server piece by piece, so that no other request waits for them.
import { parentPort, workerData } from "node:worker_threads";
import { openForReading } from "../db/open.ts";
import type { LongCall } from "../http/calls.ts";
import { describeRefusal } from "../http/responses/failures.ts";
import { fileFeatures } from "./file-features.ts";
import type { FilePiece, FileQuestion, FileReply } from "./file-threads.ts";
import { handOn } from "./handed-writes.ts";
import { collectFileHandlers } from "./handlers.ts";
import type { LongWork } from "./long-reads.ts";

/** Bytes of a piece, unless one chunk alone has more. */
const pieceSize = 65_536;

// as: file-threads.ts starts this thread with them.
const { env, place, writes } = workerData as LongWork;
const db = await openForReading(place, handOn(writes));
const handlers = collectFileHandlers(fileFeatures, db, env);
const files = new Map<number, AsyncIterator<string | Uint8Array>>();

parentPort?.on("message", async (question: FileQuestion) => {
  if ("isOver" in question) return drop(question.id);
  const answer = await reply(question);
  const isPiece = "piece" in answer && answer.piece;
  // as: only the shared kind of buffer can't be handed over, and none is made here.
  parentPort?.postMessage(answer, isPiece ? [isPiece.buffer as ArrayBuffer] : []);
});

async function reply(question: FileQuestion): Promise<FileReply> {
  try {
    return await read(question);
  } catch (error) {
    drop(question.id);
    // What an error is known by does not travel with it to another thread.
    return { refusal: describeRefusal(error, "GET") };
  }
}

async function read(question: FileQuestion): Promise<FilePiece> {
  const { id } = question;
  if (!("endpoint" in question)) return { piece: await readPiece(id) };
  const handler = handlers.get(question.endpoint);
  if (!handler)
    throw new Error(`No handler for ${question.endpoint}: is its feature in handlers.ts?`);
  // as: what its handler is given travels here.
  const { chunks, ...head } = await handler(question.call as LongCall);
  files.set(id, chunks[Symbol.asyncIterator]());
  return { head, piece: await readPiece(id) };
}

/** As many chunks as fill a piece, or up to an empty one; null after the last one. */
async function readPiece(id: number): Promise<Uint8Array | null> {
  const file = files.get(id);
  if (!file) throw new Error("A piece is wanted of a file that is not under way");
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < pieceSize) {
    const { done, value } = await file.next();
    if (done && size === 0) return null;
    if (done || value.length === 0) break;
    const bytes = typeof value === "string" ? Buffer.from(value) : value;
    parts.push(bytes);
    size += bytes.length;
  }
  const piece = new Uint8Array(size);
  let place = 0;
  for (const part of parts) {
    piece.set(part, place);
    place += part.length;
  }
  return piece;
}

function drop(id: number) {
  // What it may be reading now comes to its end.
  files
    .get(id)
    ?.return?.()
    .catch(() => {});
  files.delete(id);
}
