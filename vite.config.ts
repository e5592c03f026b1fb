import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./client/app/first-load/build/chunks.ts";
import { preloadFonts } from "./client/app/first-load/build/preload-fonts.ts";
import { splitSchemas } from "./client/app/first-load/build/split-schemas.ts";
import { splitWords } from "./client/app/first-load/build/words.ts";
import { withoutJsonSchema } from "./client/app/first-load/build/without-json-schema.ts";

const root = join(import.meta.dirname, "client");

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), preloadFonts(), splitSchemas(), splitWords(), withoutJsonSchema()],
  worker: { format: "es", plugins: () => [splitSchemas()] },
  build: {
    outDir: join(import.meta.dirname, "dist"),
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
          groups: [{ name: chunkOf(root), debugName: "parts" }],
        },
      },
    },
  },
});
