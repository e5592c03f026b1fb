import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../../../scripts/stages.ts";
import { languageCodes, pseudo, type Tongue } from "../../../../shared/words/languages.ts";
import { offersAll } from "../../../../shared/words/offered.ts";
import { toPseudo } from "./pseudo.ts";

const folder = join(root, "shared/words");
/** English modules are what code imports; with this in its address, one is only English. */
const onlyEnglish = "?en";
const pseudoFile = /\/shared\/words\/en-XA\/(\w+)\.ts$/;

/** A module of messages, which is a file of its own: documents put those of their language in its place. */
export const wordsFile = /\/shared\/words\/[\w-]+\/(\w+)\.ts(?:\?en)?$/;
const imported = /\/shared\/words\/en\/(\w+)\.ts$/;
const registry = join(root, "client/lib/language/heard.ts");

/** What client code asks where nothing that only other languages need must even be looked at. */
export const languageDefines = {
  "import.meta.env.ALL_LANGUAGES": JSON.stringify(offersAll ?? ""),
};

/** The file of the messages that code imports. */
export function chunkOfWords(id: string): string | undefined {
  const [, area] = imported.exec(id) ?? [];
  return area && nameOfWords(area);
}

/** The name of the file of an area in a language; without one, of that which code imports. */
export function nameOfWords(area: string, tongue?: Tongue): string {
  return tongue === undefined ? `words-${area}` : `words-${area}.${tongue}`;
}

/** Said by the server alone: what it refuses with, what customers read, and what imports know in all languages. */
const ofServer = [
  "answers",
  "booked",
  "booking",
  "digests",
  "headings",
  "mails",
  "meeting",
  "notices",
];

export const areas = globSync("en/*.ts", { cwd: folder })
  .map((path) => basename(path, ".ts"))
  .filter((area) => !ofServer.includes(area))
  .sort();

/** The module of an area in a language; without one, that which code imports. */
function wordsOf(area: string, tongue?: Tongue): string {
  const english = join(folder, "en", `${area}.ts`);
  if (tongue === undefined) return english;
  return tongue === "en" ? english + onlyEnglish : join(folder, tongue, `${area}.ts`);
}

/** Lets each module of messages be written over when the language changes, see client/lib/language. */
export function hearWords(): Plugin {
  return {
    name: "hear-words",
    transform: {
      filter: { id: /\/shared\/words\/[\w-]+\/\w+\.ts$/ },
      handler(code, id) {
        const [, tongue = "", area = ""] = /([\w-]+)\/(\w+)\.ts$/.exec(id) ?? [];
        const call = `hear(${JSON.stringify(area)}, ${JSON.stringify(tongue)}, ${area});`;
        return {
          code: `import { hear } from ${JSON.stringify(registry)};\n${code}\n${call}`,
          map: null,
        };
      },
    },
  };
}

/** Builds the messages of each area and language as a file of its own, with the same exports. */
export function splitWords(): Plugin {
  return {
    name: "split-words",
    apply: "build",
    enforce: "pre",
    buildStart() {
      for (const area of areas) {
        for (const tongue of [undefined, ...languageCodes, pseudo] as const) {
          this.emitFile({
            type: "chunk",
            id: wordsOf(area, tongue),
            name: nameOfWords(area, tongue),
            preserveSignature: "allow-extension",
          });
        }
      }
    },
    resolveId: { filter: { id: pseudoFile }, handler: (id) => id },
    load: {
      filter: { id: pseudoFile },
      handler(id) {
        const [, area = ""] = pseudoFile.exec(id) ?? [];
        return { code: toPseudo(readFileSync(wordsOf(area), "utf8")), moduleType: "ts" };
      },
    },
  };
}
