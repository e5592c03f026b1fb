import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./client/app/first-load/build/chunks.ts";
import { lateParts } from "./client/app/first-load/build/late-parts.ts";
import { leanIcons } from "./client/app/first-load/build/lean-icons.ts";
import { moduleFiles } from "./client/app/first-load/build/module-files.ts";
import { pickWords } from "./client/app/first-load/build/pick-words.ts";
import { preloadFonts } from "./client/app/first-load/build/preload-fonts.ts";
import { reactByPreact } from "./client/app/first-load/build/react-by-preact.ts";
import { splitSchemas } from "./client/app/first-load/build/split-schemas.ts";
import { languagePlaces, wordTemplates } from "./client/app/first-load/build/templates.ts";
import { withoutJsonSchema } from "./client/app/first-load/build/without-json-schema.ts";
import { languageDefines } from "./client/app/first-load/build/words.ts";
import { builds } from "./scripts/builds.mjs";

const root = join(import.meta.dirname, "client");

/** The client in English; with the mode `others`, in places for other languages: see decision 134. */
export default defineConfig(({ mode }) => {
  const isTemplate = mode === "others";
  return {
    root,
    define: {
      "import.meta.env.TONGUE": isTemplate ? languagePlaces.TONGUE : '"en"',
      "import.meta.env.DIRECTION": isTemplate ? languagePlaces.DIRECTION : '"ltr"',
      ...languageDefines,
    },
    plugins: [
      react(),
      reactByPreact(),
      tailwindcss(),
      preloadFonts(),
      lateParts(),
      splitSchemas(),
      pickWords({ isTemplate }),
      isTemplate && wordTemplates(),
      withoutJsonSchema(),
      leanIcons(),
      moduleFiles(root),
    ],
    resolve: {
      // What React has itself since version 18; the store of the router asks for the one for older versions.
      alias: {
        "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      },
    },
    worker: { format: "es", plugins: () => [splitSchemas()] },
    build: {
      outDir: builds.client.directory,
      emptyOutDir: true,
      target: "baseline-widely-available",
      sourcemap: false,
      manifest: true,
      license: true,
      rolldownOptions: {
        // Places for messages are such.
        treeshake: { unknownGlobalSideEffects: !isTemplate },
        input: [join(root, "index.html"), join(root, "app/first-load/prefetch.ts")],
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf(root), debugName: "parts" }],
          },
        },
      },
    },
  };
});
