import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseAst } from "vite";
import { root } from "../stages.ts";

export const folder = join(root, "shared/words");

/** The areas of messages: the modules of English. */
export const areas = globSync("en/*.ts", { cwd: folder })
  .map((path) => basename(path, ".ts"))
  .sort();

/** A message as translators read it: ICU MessageFormat, with its values by their names. */
export interface Message {
  /** `auth.join.title` */
  key: string;
  text: string;
  /** The names of its values, in their order. */
  values: string[];
}

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** All messages of an area in a language. Throws for a message that is neither text, template nor plural. */
export function readArea(language: string, area: string): Message[] {
  const source = readFileSync(join(folder, language, `${area}.ts`), "utf8");
  // as: what every parser of JavaScript answers.
  const program = parseAst(source, { lang: "ts" }) as unknown as { body: Node[] };
  const helpers = new Map<string, Node>();
  const messages: Message[] = [];
  for (const statement of program.body) {
    const declared = (statement.declaration ?? statement) as Node;
    for (const { id, init } of (declared.declarations ?? []) as { id: Node; init: Node }[]) {
      const isArea = statement.type === "ExportNamedDeclaration";
      if (isArea) collect(withoutType(init), [area], { helpers, messages });
      else helpers.set(String(id.name), init);
    }
  }
  return messages;
}

interface Found {
  helpers: Map<string, Node>;
  messages: Message[];
}

function collect(node: Node, path: string[], found: Found): void {
  if (node.type === "ObjectExpression") {
    for (const { key, value } of node.properties as { key: Node; value: Node }[]) {
      collect(value, [...path, String(key.name ?? key.value)], found);
    }
  } else if (node.type === "ArrayExpression") {
    (node.elements as Node[]).forEach((each, at) => void collect(each, [...path, `${at}`], found));
  } else {
    const values = ((node.params ?? []) as Node[]).map(({ name }) => String(name));
    const text = toIcu(node.type === "ArrowFunctionExpression" ? (node.body as Node) : node, found);
    found.messages.push({ key: path.join("."), text, values });
  }
}

/** `as const` and the like say nothing. */
function withoutType(node: Node): Node {
  return node.type.startsWith("TS") ? withoutType(node.expression as Node) : node;
}

function toIcu(node: Node, found: Found): string {
  if (node.type === "Literal") return String(node.value);
  if (node.type === "Identifier") return `{${node.name}}`;
  if (node.type === "TemplateLiteral") {
    const values = node.expressions as Node[];
    const parts = node.quasis as { value: { cooked: string } }[];
    return parts
      .map(({ value }, at) => value.cooked + (values[at] ? toIcu(values[at], found) : ""))
      .join("");
  }
  if (node.type === "CallExpression") return callToIcu(node, found);
  throw new Error(`A message is a text, a template or a plural, and no ${node.type}`);
}

function callToIcu({ callee, arguments: given }: Node, found: Found): string {
  const name = String((callee as Node).name);
  const values = given as Node[];
  if (name !== "plural") {
    const helper = found.helpers.get(name);
    const [parameter] = (helper?.params ?? []) as Node[];
    if (!helper || !parameter)
      throw new Error(`A message calls ${name}, which is no helper of its file`);
    const value = String(values[0]?.name);
    return toIcu(helper.body as Node, found).replace(`{${parameter.name},`, `{${value},`);
  }
  const [, count, forms] = values;
  if (!count || !forms) throw new Error("plural() takes a language, a count and its forms");
  const said = (forms.properties as { key: Node; value: Node }[]).map(
    ({ key, value }) => `${key.name} {${toIcu(value, found)}}`,
  );
  return `{${count.name}, plural, ${said.join(" ")}}`;
}

/** A plural in a text, with its count and its forms, in which values may stand. */
export const pluralPattern = /\{(\w+), plural, ((?:\w+ \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g;

/** The forms of a plural by their names, and what they say. */
export function readForms(forms: string): [form: string, said: string][] {
  return [...forms.matchAll(/(\w+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, form = "", said = ""]) => [
    form,
    said,
  ]);
}

/** The forms of the plurals in a text: `{days, plural, one {# day} other {# days}}`. */
export function formsOf(text: string): string[][] {
  return [...text.matchAll(pluralPattern)].map(([, , forms = ""]) =>
    readForms(forms).map(([form]) => form),
  );
}

/** What has to be the same in each language: the tags, and the names of the values. */
export function marksOf(text: string): string[] {
  const plain = text
    // A greeting of a mail has the first name or the whole one, as the language greets.
    .replaceAll("{first name}", "{name}")
    // A form of one word is no value.
    .replace(pluralPattern, (_, count: string, forms: string) =>
      [`{${count}}`, ...readForms(forms).map(([, said]) => said)].join(" "),
    );
  const values = plain.match(/\{\w+\}/g) ?? [];
  const tags = [...text.matchAll(/<\w+>/g)].map(([tag]) => tag);
  return [...new Set([...values, ...tags])].sort();
}
