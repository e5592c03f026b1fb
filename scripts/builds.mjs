// What is built, and from what. Plain JavaScript like setup.mjs: a start with nothing to build must
// not load what turns TypeScript into JavaScript, which takes 16 MB and stays.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

/**
 * What was not built from exactly the sources that are here now. Files that lie there as they did when they
 * were last compared need not be read: 13 MB of them take a start longer than loading the program.
 */
export function findChanged() {
  /** @type {Map<string, string>} */
  const looks = new Map();
  return buildNames.filter((name) => {
    const stamp = stampOf(name);
    if (!existsSync(stamp)) return true;
    const [hash, seen] = readFileSync(stamp, "utf8").split("\n");
    const look = lookAt(name, looks);
    if (look === seen) return false;
    if (hash !== hashSources(name)) return true;
    keepStamp(name, hash, look);
    return false;
  });
}

/**
 * Notes what a build was made from.
 * @param {BuildName} name
 * @param {string} hash
 * @param {string} look
 */
export function keepStamp(name, hash, look) {
  try {
    writeFileSync(stampOf(name), `${hash}\n${look}`);
  } catch {
    // Whoever may not write there compares again at the next start.
  }
}

/**
 * The file that holds the hash of what a build was made from.
 * @param {BuildName} name
 */
function stampOf(name) {
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
 * How the sources lie there: a file that was written has another time of change, which no program can set.
 * @param {BuildName} name
 * @param {Map<string, string>} looks Of sources that were looked at for another build.
 */
export function lookAt(name, looks = new Map()) {
  return builds[name].sources
    .map((source) => {
      const look = looks.get(source) ?? lookAtSource(source);
      looks.set(source, look);
      return look;
    })
    .join(" ");
}

/** @param {string} source */
function lookAtSource(source) {
  const hash = createHash("sha256");
  for (const file of listFiles(source)) {
    const { ctimeMs, mtimeMs, size, ino } = statSync(join(root, file));
    hash.update(`${file}\0${ctimeMs} ${mtimeMs} ${size} ${ino}\0`);
  }
  return hash.digest("base64url");
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
