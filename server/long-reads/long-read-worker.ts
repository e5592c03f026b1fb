// A thread that works out long answers for the server, so that no other request waits for them.
import { parentPort, workerData } from "node:worker_threads";
import { openForReading } from "../db/open.ts";
import { toPacked } from "../http/responses/compressed-answers.ts";
import { describeRefusal } from "../http/responses/failures.ts";
import { handOn } from "./handed-writes.ts";
import { collectJsonHandlers } from "./handlers.ts";
import { jsonFeatures } from "./json-features.ts";
import type { LongAnswer, LongQuestion, LongWork } from "./long-reads.ts";

// as: long-reads.ts starts this thread with them.
const { env, place, writes } = workerData as LongWork;
const db = await openForReading(place, handOn(writes));
const handlers = collectJsonHandlers(jsonFeatures, db, env);

parentPort?.on("message", async (question: LongQuestion) => {
  parentPort?.postMessage((await answer(question)) satisfies LongAnswer);
});

async function answer({ endpoint, call, encoding }: LongQuestion): Promise<LongAnswer> {
  const handler = handlers.get(endpoint);
  if (!handler) throw new Error(`No handler for ${endpoint}: is its feature in handlers.ts?`);
  try {
    return toPacked(await handler(call), encoding);
  } catch (error) {
    // What an error is known by does not travel with it to another thread.
    return { refusal: describeRefusal(error, "GET") };
  }
}
