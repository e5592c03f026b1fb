import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { builds } from "../../../../scripts/builds.mjs";
import type { Tongue } from "../../../../shared/words/languages.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/** The built client: which files each screen loads. */
export interface Manifest {
  /** The address of the entry file. */
  entry: string;
  /** The address of the file that fetches the data of the first screen. */
  prefetch: string;
  /**
   * All files that these sources need, starting with the entry. Throws if there is no such source.
   */
  of: (sources: string[]) => string[];
  /**
   * The files that are imported dynamically, each before all that it needs: names below assets/, without what
   * `known` has.
   */
  late: (known: string[]) => string[][];
}

/** Where it is for a language, below the folder of the build. */
export function manifestOf(tongue: Tongue): string {
  return `.vite/manifest${tongue === "en" ? "" : `.${tongue}`}.json`;
}

/** That of a language. */
export async function readManifest(tongue: Tongue = "en"): Promise<Manifest> {
  const file = join(builds.client.directory, manifestOf(tongue));
  const text = await readFile(file, "utf8");
  const manifest = manifestSchema.parse(JSON.parse(text));
  const entry = "index.html";
  const find = (source: string) => {
    const part = manifest[source];
    if (!part) throw new Error(`The build has no part ${source}.`);
    return part;
  };
  const collect = (sources: string[], files: Set<string>) => {
    for (const source of sources) {
      const part = find(source);
      if (files.has(`/${part.file}`)) continue;
      files.add(`/${part.file}`);
      collect(part.imports, files);
    }
    return files;
  };
  return {
    entry: `/${find(entry).file}`,
    prefetch: `/${find("app/first-load/prefetch.ts").file}`,
    of: (sources) => [...collect([entry, ...sources], new Set())],
    late: (known) =>
      [...new Set(Object.values(manifest).flatMap((part) => part.dynamicImports))]
        .map((source) => {
          const file = `/${find(source).file}`;
          const needed = collect([source], new Set()).difference(new Set([...known, file]));
          return [file, ...needed].map((each) => each.replace("/assets/", ""));
        })
        .filter((files) => files.length > 1),
  };
}
