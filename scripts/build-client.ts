import { rename } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { otherLanguages, prerender } from "../client/app/first-load/build/prerender.ts";
import { offersAll } from "../shared/words/offered.ts";
import { builds } from "./builds.mjs";
import { compressFiles } from "./compress-files.ts";

const { directory } = builds.client;

/** Builds the client into dist/, where there are other languages than English twice. Throws what Vite throws. */
export async function buildClient(): Promise<void> {
  const configFile = join(import.meta.dirname, "..", "vite.config.ts");
  if (offersAll) {
    const manifest = `.vite/${otherLanguages}.json`;
    await build({ configFile, mode: otherLanguages, logLevel: "warn", build: { manifest } });
    await rename(join(directory, "index.html"), join(directory, `${otherLanguages}.html`));
  }
  const emptyOutDir = !offersAll;
  await build({ configFile, mode: "production", logLevel: "warn", build: { emptyOutDir } });
  await prerender();
  await compressFiles(directory);
}
