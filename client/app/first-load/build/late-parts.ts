import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { builds } from "../../../../scripts/builds.mjs";
import type { Manifest } from "./manifest.ts";

const helper = /^\0vite\/preload-helper\.js$/;
const start = "export const __vitePreload = function preload(baseModule, deps, importerUrl) {";
/**
 * What Vite's own code does where there is one base and no nonce. Only styles are waited for, and only those
 * that it asks for itself: those of the document may be long since missing.
 */
const preload = `
const styles = new Map();
const ask = (file) => {
  const address = "/" + file;
  const isStyle = file.endsWith(".css");
  if (document.querySelector(\`link[href="\${address}"]\${isStyle ? "[rel=stylesheet]" : ""}\`)) return styles.get(file);
  const link = document.createElement("link");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.crossOrigin = "";
  link.href = address;
  document.head.append(link);
  if (!isStyle) return;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error("Unable to preload CSS for " + address));
    };
  });
  styles.set(file, loaded);
  return loaded;
};
export const __vitePreload = (load, files = []) =>
  Promise.all(
    files.flatMap((file) => [file, ...(globalThis.lateParts?.[file] ?? [])]).map(ask),
  ).then(load);
`;

/**
 * Whoever imports a module dynamically names its file alone, and style sheets. Which other files that one needs
 * stands in a table (see `writeLateParts`), which documents fetch once they have loaded: as Vite does it, every file of the
 * program would list them, 7 KB of names on a first screen. Before the table is there, the browser finds them by
 * itself, one after the other. Throws if Vite's code has changed too much for this.
 */
export function lateParts(): Plugin {
  return {
    name: "late-parts",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === "html" ? needed : [file],
        },
      },
    }),
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(start))
          throw new Error("Vite has changed: lateParts() finds no helper.");
        return preload;
      },
    },
  };
}

/** Writes the table of what else a file needs that is imported dynamically, beside `known`, and answers its address. */
export async function writeLateParts(parts: Manifest, known: string[]): Promise<string> {
  const numbers = new Map<string, number>();
  const numberOf = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const table = parts.late(known).map((files) => files.map(numberOf));
  const code = `{const f=${JSON.stringify([...numbers.keys()])}.map(n=>"assets/"+n);globalThis.lateParts=Object.fromEntries(${JSON.stringify(table)}.map(([i,...more])=>[f[i],more.map(n=>f[n])]))}`;
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const address = `/assets/parts-${hash}.js`;
  await writeFile(join(builds.client.directory, address), code);
  return address;
}
