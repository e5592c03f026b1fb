import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, type Plugin, transformWithOxc } from "vite";
import { root } from "../../../../scripts/stages.ts";
import { directionOf, pseudo, type Tongue } from "../../../../shared/words/languages.ts";
import { messageAt, readCatalog } from "./catalog.ts";
import { toPseudo } from "./pseudo.ts";
import { areaOf, fromWords } from "./words.ts";

// All languages but English are one build, whose files have a place for each message: a global name, which no other
// code has. Then they are written once per language, with its messages in these places.

const folder = join(root, "shared/words");
const place = /\bW\$[\w$]+/g;

/** Where a text goes: the area, and the names in it. */
export function placeOf(path: readonly string[]): string {
  return `W$${path.join("$")}`;
}

/** What stands for a message with values, or for messages. */
export function templateOf(path: readonly string[]): string {
  return `/* @__PURE__ */ ${placeOf(path)}(plural)`;
}

export const importPlural = `import { plural } from ${JSON.stringify(join(folder, "plural.ts"))};\n`;

/** What code asks about the language. */
export const languagePlaces = { TONGUE: "W$$tongue", DIRECTION: "W$$direction" };

/** Puts places for messages where an area is imported as a whole. */
export function wordTemplates(): Plugin {
  const said = createHash("sha256");
  for (const file of globSync("*/*.ts", { cwd: folder }).sort())
    said.update(readFileSync(join(folder, file)));
  const digest = said.digest("hex");
  return {
    name: "word-templates",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: fromWords },
      handler(id) {
        const area = areaOf(id);
        const code = `${importPlural}export const ${area} = ${templateOf([area])};`;
        return { code, moduleType: "ts", moduleSideEffects: false };
      },
    },
    // Files are kept forever, so another text needs another name.
    augmentChunkHash: () => digest,
  };
}

/** What has places, in a language. */
export async function fillPlaces(
  files: ReadonlyMap<string, string>,
  tongue: Tongue,
): Promise<Map<string, string>> {
  const names = new Set([...files.values()].flatMap((code) => code.match(place) ?? []));
  const messages = await Promise.all(
    [...names].map(async (name) => [name, await writeMessage(name, tongue)] as const),
  );
  const said = new Map(messages);
  return new Map(
    [...files].map(([name, code]) => [name, code.replace(place, (each) => said.get(each) ?? each)]),
  );
}

/** A message as code; of one with values, and of several, a function of `plural()`. */
async function writeMessage(name: string, tongue: Tongue): Promise<string> {
  if (name === languagePlaces.TONGUE) return JSON.stringify(tongue);
  if (name === languagePlaces.DIRECTION) return JSON.stringify(directionOf(tongue));
  const [, area = "", ...path] = name.split("$");
  const source = readArea(area, tongue);
  const { before, messages } = readCatalog(source);
  const message = messageAt(messages, path);
  if (!message) throw new Error(`There is no message ${[area, ...path].join(".")}.`);
  const text = source.slice(message.start, message.end);
  // A text, in a language without need for more.
  if (message.type === "Literal") return text;
  const helpers = before.replace(/^import .*$/gm, "");
  const code = `export default (plural) => {${helpers} return (${text}); };`;
  const { code: plain } = await transformWithOxc(code, `${area}.ts`);
  const { code: small } = minifySync(`${area}.js`, plain, { module: true });
  return `(${small.replace(/^export default ?/, "").replace(/;\n?$/, "")})`;
}

const sources = new Map<string, string>();

function readArea(area: string, tongue: Tongue): string {
  const key = `${tongue}/${area}`;
  const read = () => {
    const isPseudo = tongue === pseudo;
    const source = readFileSync(join(folder, isPseudo ? "en" : tongue, `${area}.ts`), "utf8");
    return isPseudo ? toPseudo(source) : source;
  };
  const source = sources.get(key) ?? read();
  sources.set(key, source);
  return source;
}
