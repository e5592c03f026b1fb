import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { type Language, languageCodes } from "../../shared/words/languages.ts";
import { root } from "../stages.ts";
import { areas, formsOf, marksOf, type Node, readArea } from "./catalog.ts";
import { listLeft, readEnglish } from "./translated.ts";

/** Prints what is wrong with the messages, beyond what the compiler tells; false when something is. */
export function checkTranslations(): boolean {
  const problems = [...findUnused(), ...findEager(), ...languageCodes.flatMap(findWrong)];
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}

/** Forms of large round numbers ("1 million de clients"), which are not written here. */
const rare = new Set(["many"]);
const hasRareForm: ReadonlySet<string> = new Set(["fr", "es", "pt-BR"]);

/** What a language says from old English, with other values or tags, or without a form of its plurals. */
export function findWrong(language: Language): string[] {
  const english = new Map(readEnglish().map((message) => [message.key, message]));
  const needed = new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => !(rare.has(form) && hasRareForm.has(language)));
  const wrong = areas
    .flatMap((area) => readArea(language, area))
    .flatMap(({ key, text }) => {
      const marks = marksOf(english.get(key)?.text ?? "").join(" ");
      const missing = formsOf(text).flatMap((forms) =>
        needed.filter((form) => !forms.includes(form)),
      );
      return [
        ...(marksOf(text).join(" ") === marks ? [] : [`${key}: needs ${marks || "no values"}`]),
        ...(missing.length > 0 ? [`${key}: has no form for ${missing.join(", ")}`] : []),
      ];
    });
  const left =
    language === "en" ? [] : listLeft(language).map(({ key }) => `${key}: not translated`);
  return [...wrong, ...left].map((problem) => `${language} ${problem}`);
}

const code = globSync(["{client,server,shared}/**/*.{ts,tsx}"], { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|^shared\/words\/[\w-]+\//.test(path),
);

/** English that nothing says: neither `auth.join.title`, nor a code, nor a name that is computed. */
export function findUnused(): string[] {
  const text = code.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  const named = new Set(text.match(/\w+/g));
  return readEnglish().flatMap(({ key }) => {
    // Parts of a list are read by their place.
    const name = key.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "";
    return name.split(/\W+/).every((part) => named.has(part)) ? [] : [`${key}: nothing says it`];
  });
}

/** Words that are read while a module of the client loads: another language would never reach them. */
export function findEager(): string[] {
  return code
    .filter((path) => /^client\/(?!app\/first-load\/build\/|lib\/language\/areas)/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), "utf8");
      const imported = [
        ...source.matchAll(/^import \{ (?:\w+ as )?(\w+) \} from ".*\/words\/en\/(\w+)\.ts";$/gm),
      ];
      if (imported.length === 0) return [];
      const names = new Set(imported.map(([, name = ""]) => name));
      return eagerReads(source, names).map((name) => `${path}: reads ${name} while it loads`);
    });
}

const laterCode = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

export function eagerReads(source: string, names: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node) || laterCode.has(node.type) || /^(?:Import|TS)/.test(node.type)) return;
    const object = node.type === "MemberExpression" ? (node.object as Node) : node;
    if (object.type === "Identifier" && names.has(String(object.name))) {
      found.push(source.slice(node.start, node.end));
      return;
    }
    for (const [key, child] of Object.entries(node)) if (key !== "key") visit(child);
  };
  visit(parseAst(source, { lang: "tsx" }));
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
