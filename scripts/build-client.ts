import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build, type Rollup } from "vite";
import { manifestOf } from "../client/app/first-load/build/manifest.ts";
import { documentOf, prerender } from "../client/app/first-load/build/prerender.ts";
import { fillPlaces } from "../client/app/first-load/build/templates.ts";
import { pseudo, type Tongue } from "../shared/words/languages.ts";
import { offered, withPseudo } from "../shared/words/offered.ts";
import { builds } from "./builds.mjs";
import { compressFiles } from "./compress-files.ts";

const { directory } = builds.client;
const others: readonly Tongue[] = withPseudo ? [pseudo] : offered.filter((code) => code !== "en");

/** Builds the client into dist/ in each language. Throws what Vite throws. */
export async function buildClient(): Promise<void> {
  const configFile = join(import.meta.dirname, "..", "vite.config.ts");
  await build({ configFile, mode: "production", logLevel: "warn" });
  const template = await build({
    configFile,
    mode: "others",
    logLevel: "warn",
    build: { write: false },
  });
  // as: one output, and nothing is watched.
  const { output } = template as Rollup.RollupOutput;
  for (const tongue of others) await writeIn(tongue, output);
  await prerender(["en", ...others]);
  await compressFiles(directory);
}

type Output = Rollup.RollupOutput["output"];
type Part = Output[number];

/** Writes the files of a language into a folder of their own, but for styles and what else has no words. */
async function writeIn(tongue: Tongue, output: Output): Promise<void> {
  const programs = output.filter(({ fileName }) => fileName.endsWith(".js"));
  const moved = new Set(programs.map(({ fileName }) => fileName));
  const move = (name: string) => name.replace("assets/", `assets/${tongue}/`);
  /** Files name each other from their own folder, but for workers, tables of what to preload, and documents. */
  const rename = (text: string) =>
    text.replace(/assets\/[\w.-]+\.js/g, (name) => (moved.has(name) ? move(name) : name));
  const codeOf = (part: Part) => `${part.type === "chunk" ? part.code : part.source}`;
  const codes = programs.map((part) => [move(part.fileName), rename(codeOf(part))] as const);
  for (const [name, code] of await fillPlaces(new Map(codes), tongue)) await write(name, code);
  for (const part of output) {
    if (part.type === "chunk" || moved.has(part.fileName)) continue;
    const { fileName, source } = part;
    if (fileName === "index.html") await write(documentOf("index", tongue), rename(`${source}`));
    else if (fileName === manifestOf("en")) await write(manifestOf(tongue), rename(`${source}`));
    else if (!existsSync(join(directory, fileName))) await write(fileName, source);
  }
}

async function write(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
