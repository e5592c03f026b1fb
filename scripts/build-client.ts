import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stamp = join(root, "dist", ".sources");

/** Everything the built client is made of. Tests do not get into it. */
const sources = [
  "client/**/*",
  "shared/**/*.ts",
  "vite.config.ts",
  "scripts/{build-client,chunks,compress-files,page-scripts,parts,preload-fonts,prerender,without-json-schema}.ts",
  "package-lock.json",
];

/** Builds dist/ unless it was built from exactly these sources. Answers whether it built. */
export async function buildClientIfChanged(): Promise<boolean> {
  const current = await hashSources();
  if (existsSync(stamp) && (await readFile(stamp, "utf8")) === current) return false;
  await buildClient(current);
  return true;
}

/** Builds dist/ and notes what it was built from. Throws what Vite throws. */
export async function buildClient(current?: string): Promise<void> {
  const hash = current ?? (await hashSources());
  // Loaded only here: a start with nothing to build must not pay for it.
  const [{ build }, { prerender }, { compressFiles }] = await Promise.all([
    import("vite"),
    import("./prerender.ts"),
    import("./compress-files.ts"),
  ]);
  await build({ configFile: join(root, "vite.config.ts"), mode: "production", logLevel: "warn" });
  await prerender();
  await compressFiles(join(root, "dist"));
  await writeFile(stamp, hash);
}

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      files.push(join(entry.parentPath, entry.name));
    }
  }
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}
