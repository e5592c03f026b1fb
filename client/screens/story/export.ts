import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { StoryOf } from "./queries.ts";

const exports = lazyModule(() => import("./export-record.ts"));

/** Saves a customer or a company with its whole story as a file. */
export async function exportStory(of: StoryOf): Promise<void> {
  if (await exports.ask()) await (await exports.load()).exportRecord(of);
}
