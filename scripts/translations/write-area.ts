import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { folder, type Message, type Node, pluralPattern, readArea, readForms } from "./catalog.ts";

/** Writes an area of a language anew, with these translations in place of the ones there are. */
export function writeArea(
  language: string,
  area: string,
  given: ReadonlyMap<string, string>,
): void {
  const english = new Map(readArea("en", area).map((message) => [message.key, message]));
  const before = new Map(readArea(language, area).map(({ key, text }) => [key, text]));
  const sayOf = (key: string) => {
    const message = english.get(key);
    if (!message) throw new Error(`English has no ${key}`);
    return toSource(language, message, given.get(key) ?? before.get(key) ?? message.text);
  };
  const body = bodyOf(area, sayOf);
  const imports = [
    `import type { ${area} as english } from "../en/${area}.ts";`,
    ...(body.includes("plural(") ? ['import { plural } from "../plural.ts";'] : []),
    'import type { Words } from "../words.ts";',
  ];
  const text = `${imports.join("\n")}\n\nexport const ${area}: Words<typeof english> = ${body};\n`;
  writeFileSync(join(folder, language, `${area}.ts`), text);
}

/** The object of the English module, with other messages in it. */
function bodyOf(area: string, sayOf: (key: string) => string): string {
  const source = readFileSync(join(folder, "en", `${area}.ts`), "utf8");
  // as: what every parser of JavaScript answers.
  const { body } = parseAst(source, { lang: "ts" }) as unknown as { body: Node[] };
  const exported = body.find(({ type }) => type === "ExportNamedDeclaration");
  if (!exported) throw new Error(`English has no words of ${area}`);
  // as: `export const area = { … } as const`.
  const { declarations } = exported.declaration as { declarations: [{ init: Node }] };
  const write = (node: Node, path: string[]): string => {
    if (node.type === "ObjectExpression") {
      const lines = (node.properties as { key: Node; value: Node }[]).map(({ key, value }) => {
        const name = String(key.name ?? key.value);
        return `${source.slice(key.start, key.end)}: ${write(value, [...path, name])}`;
      });
      return `{\n${lines.join(",\n")},\n}`;
    }
    if (node.type === "ArrayExpression") {
      return `[${(node.elements as Node[]).map((each, at) => write(each, [...path, `${at}`])).join(", ")}]`;
    }
    return sayOf(path.join("."));
  };
  return write(declarations[0].init.expression as Node, [area]);
}

/** A translated text as the code of its message. */
export function toSource(
  language: string,
  { values }: Pick<Message, "values">,
  text: string,
): string {
  if (values.length === 0) return JSON.stringify(text);
  const [plural] = text.matchAll(pluralPattern);
  const said =
    plural?.[0] === text ? pluralSource(language, plural) : `\`${templateOf(language, text)}\``;
  return `(${values.join(", ")}) => ${said}`;
}

function pluralSource(language: string, [, count = "", forms = ""]: RegExpMatchArray): string {
  const entries = readForms(forms).map(([form, said]) => {
    const text = said.includes("{") ? `\`${templateOf(language, said)}\`` : JSON.stringify(said);
    return `${form}: ${text}`;
  });
  return `plural("${language}", ${count}, { ${entries.join(", ")} })`;
}

function templateOf(language: string, text: string): string {
  const plurals: string[] = [];
  const marked = text.replace(pluralPattern, (...match) => {
    // as: the groups of a match, which replace() gives one by one.
    plurals.push(pluralSource(language, match as unknown as RegExpMatchArray));
    return `\0${plurals.length - 1}\0`;
  });
  return marked
    .replaceAll("\\", "\\\\")
    .replaceAll("`", "\\`")
    .replace(/\{(\w+)\}/g, "$${$1}")
    .replace(/\0(\d+)\0/g, (_, at) => `\${${plurals[Number(at)]}}`);
}
