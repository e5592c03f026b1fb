import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../../../scripts/stages.ts";
import { withPseudo } from "../../../../shared/words/offered.ts";

const folder = join(root, "shared/words");
/** What code imports; what imports of files know in all languages stays as it is. */
export const fromWords = /\/words\/en\/(?!headings\.)\w+\.ts$/;

/** The area whose module it is. */
export const areaOf = (file: string) => basename(file, ".ts");

/** What code is built with, where it must leave out what never happens in a language. */
export const languageDefines = {
  "process.env.PSEUDO_LANGUAGE": JSON.stringify(withPseudo ?? ""),
};

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
  .map(areaOf)
  .filter((area) => !ofServer.includes(area))
  .sort();

/** Lets pages that the build renders be in one language after the other, see ../heard.ts. */
export function hearWords(): Plugin {
  const registry = join(root, "client/app/first-load/heard.ts");
  return {
    name: "hear-words",
    transform: {
      filter: { id: /\/shared\/words\/en\/\w+\.ts$/ },
      handler(code, id) {
        const area = areaOf(id);
        return {
          code: `import { hear } from ${JSON.stringify(registry)};\n${code}\nhear("${area}", ${area});`,
          map: null,
        };
      },
    },
  };
}
