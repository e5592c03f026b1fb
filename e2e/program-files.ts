import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { moduleFilesPath } from "../client/app/first-load/build/module-files.ts";
import { builds } from "../scripts/builds.mjs";

const path = join(builds.client.directory, moduleFilesPath);
const files = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, "utf8")));

/** Matches the address of the file that a module of the program is in, by its path below client/. Throws if none is. */
export function fileOf(module: string): RegExp {
  const file = files[module];
  if (!file) throw new Error(`No file of the program has ${module}.`);
  return new RegExp(`/${RegExp.escape(file)}$`);
}
