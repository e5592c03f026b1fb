import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./client/app/first-load/build/chunks.ts";
import { lateParts } from "./client/app/first-load/build/late-parts.ts";
import { moduleFiles } from "./client/app/first-load/build/module-files.ts";
import { pickWords } from "./client/app/first-load/build/pick-words.ts";
import { preloadFonts } from "./client/app/first-load/build/preload-fonts.ts";
import { splitSchemas } from "./client/app/first-load/build/split-schemas.ts";
import { withoutJsonSchema } from "./client/app/first-load/build/without-json-schema.ts";
import { hearWords, languageDefines, splitWords } from "./client/app/first-load/build/words.ts";
import { builds } from "./scripts/builds.mjs";
import { offersAll } from "./shared/words/offered.ts";

const root = join(import.meta.dirname, "client");

/** In `languages`, words have files of their own, for documents in other languages: see decision 115. */
export default defineConfig(({ mode }) => ({
  root,
  define: { "process.env.ALL_LANGUAGES": JSON.stringify(offersAll ?? ""), ...languageDefines },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    lateParts(),
    splitSchemas(),
    offersAll ? hearWords() : pickWords(),
    mode === "languages" && splitWords(),
    withoutJsonSchema(),
    moduleFiles(root),
  ],
  worker: { format: "es", plugins: () => [splitSchemas()] },
  build: {
    outDir: builds.client.directory,
    emptyOutDir: true,
    target: "baseline-widely-available",
    sourcemap: false,
    manifest: true,
    license: true,
    rolldownOptions: {
      input: [join(root, "index.html"), join(root, "app/first-load/prefetch.ts")],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(root, mode === "languages"), debugName: "parts" }],
        },
      },
    },
  },
}));
