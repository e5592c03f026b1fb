import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { preloadFonts } from "./scripts/preload-fonts.ts";
import { withoutJsonSchema } from "./scripts/without-json-schema.ts";

export default defineConfig({
  root: join(import.meta.dirname, "client"),
  plugins: [react(), tailwindcss(), preloadFonts(), withoutJsonSchema()],
  build: {
    outDir: join(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "baseline-widely-available",
    sourcemap: false,
    manifest: true,
    license: true,
  },
});
