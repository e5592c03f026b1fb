import { join } from "node:path";
import { build } from "vite";
import { prerender } from "../client/app/first-load/build/prerender.ts";
import { builds } from "./builds.mjs";
import { compressFiles } from "./compress-files.ts";

/** Builds the client into dist/. Throws what Vite throws. */
export async function buildClient(): Promise<void> {
  const configFile = join(import.meta.dirname, "..", "vite.config.ts");
  await build({ configFile, mode: "production", logLevel: "warn" });
  await prerender();
  await compressFiles(builds.client.directory);
}
