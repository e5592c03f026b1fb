// What is built, and from what. Plain JavaScript like setup.mjs: a start with nothing to build must
// not load what turns TypeScript into JavaScript, which takes 16 MB and stays.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Each with the folder that it fills, and the files and folders that it is made of. */
export const builds = {
  client: {
    // That with the pseudo-language stands beside that which is shipped: docs/words.md.
    directory: join(root, process.env.PSEUDO_LANGUAGE ? "dist-pseudo" : "dist"),
    sources: [
      "client",
      "shared",
      "scripts/build-client.ts",
      "scripts/compress-files.ts",
      "vite.config.ts",
      "package-lock.json",
    ],
  },
  server: {
    directory: join(root, "dist-server"),
    sources: ["server", "shared", "package-lock.json", "scripts/build-server.ts"],
  },
};

/** @typedef {keyof typeof builds} BuildName */

/** @type {BuildName[]} */
export const buildNames = ["client", "server"];

/** What was not built from exactly the sources that are here now. */
export function findChanged() {
  return buildNames.filter((name) => {
    const stamp = stampOf(name);
    return !existsSync(stamp) || readFileSync(stamp, "utf8") !== hashSources(name);
  });
}

/**
 * The file that holds the hash of what a build was made from.
 * @param {BuildName} name
 */
export function stampOf(name) {
  return join(builds[name].directory, ".sources");
}

/** @param {BuildName} name */
export function hashSources(name) {
  const hash = createHash("sha256");
  for (const file of builds[name].sources.flatMap(listFiles).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Tests do not get into what is built.
 * @param {string} source
 * @returns {string[]}
 */
function listFiles(source) {
  if (/\.\w+$/.test(source)) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
}
