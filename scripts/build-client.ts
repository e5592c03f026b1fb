import { join } from "node:path";
import { build } from "vite";
import { builds } from "./builds.mjs";
import { compressFiles } from "./compress-files.ts";
import { prerender } from "./prerender.ts";

/** Builds the client into dist/. Throws what Vite throws. */
export async function buildClient(): Promise<void> {
  const configFile = join(import.meta.dirname, "..", "vite.config.ts");
  await build({ configFile, mode: "production", logLevel: "warn" });
  await prerender();
  await compressFiles(builds.client.directory);
}
