import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Plugin, parseAst } from "vite";
import { memberOf, messageAt, type Node, readCatalog } from "./catalog.ts";
import { importPlural, placeOf, templateOf } from "./templates.ts";
import { areaOf, fromWords } from "./words.ts";

interface Edit {
  start: number;
  end: number;
  text: string;
}

const picked = /^(.*\/shared\/words\/en\/\w+\.ts)\?pick=([\w-]+)$/;

/**
 * Puts each text where it is said, and makes each message with values a module of its own, which goes there:
 * so a screen loads what it says, as if it stood in its source. With `isTemplate`, places for them go there: see templates.ts.
 */
export function pickWords({ isTemplate }: { isTemplate: boolean }): Plugin {
  return {
    name: "pick-words",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: picked },
      handler(id) {
        const [, file = "", path = ""] = picked.exec(id) ?? [];
        const names = path.split("-");
        const code = isTemplate
          ? `${importPlural}export default ${templateOf([areaOf(file), ...names])};`
          : moduleText(readFileSync(file, "utf8"), names);
        return { code, moduleType: "ts", moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /\/(?:client|shared)\/.*\.tsx?$/, code: /\/words\/en\/\w+\.ts"/ },
      handler(code, id) {
        const edits = findPicks(code, id, isTemplate);
        if (edits.length === 0) return null;
        return { code: apply(code, edits), map: null };
      },
    },
  };
}

/** The module of one message: what stands before the messages, and it. */
function moduleText(source: string, path: readonly string[]): string {
  const { before, messages } = readCatalog(source);
  const message = messageAt(messages, path);
  if (!message) throw new Error(`There is no message ${path.join(".")}.`);
  return `${before}\nexport default ${source.slice(message.start, message.end)};`;
}

function findPicks(code: string, id: string, isTemplate: boolean): Edit[] {
  const ast = parseAst(code, { lang: id.endsWith("x") ? "tsx" : "ts" }) as unknown as {
    body: Node[];
  };
  return ast.body
    .filter((node) => node.type === "ImportDeclaration" && node.importKind !== "type")
    .filter(({ source }) => fromWords.test(String((source as Node).value)))
    .flatMap((node) => {
      const from = resolve(dirname(id), String((node.source as Node).value));
      const [{ local }] = node.specifiers as [{ local: Node }];
      const { messages } = readCatalog(readFileSync(from, "utf8"));
      const name = String(local.name);
      return picksOf(ast, { name, from, messages, importEnd: node.end, isTemplate });
    });
}

interface Area {
  /** What the module calls it. */
  name: string;
  from: string;
  messages: Node;
  importEnd: number;
  isTemplate: boolean;
}

function picksOf(ast: object, { name, from, messages, importEnd, isTemplate }: Area): Edit[] {
  const edits: Edit[] = [];
  const paths = new Map<string, string>();
  const textOf = (found: string[]) => {
    const message = messageAt(messages, found);
    if (message?.type !== "Literal") return undefined;
    return isTemplate ? placeOf([areaOf(from), ...found]) : JSON.stringify(message.value);
  };
  const moduleOf = (found: string[]) => {
    const key = found.join("-");
    const own = paths.get(key) ?? `${name}$${paths.size}`;
    paths.set(key, own);
    return own;
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node) || isOfTypes(node)) return;
    const path = pathOf(node, name);
    const found = path && longestPath(messages, path);
    if (found && found.length > 0) {
      const whole = partOf(node, path.length - found.length);
      edits.push({ start: whole.start, end: whole.end, text: textOf(found) ?? moduleOf(found) });
      // Only what is computed can name something else.
      for (let each = node; each !== whole; each = each.object as Node) {
        if (each.computed) visit(each.property);
      }
      return;
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(ast);
  const imports = [...paths].map(([path, own]) => `import ${own} from "${from}?pick=${path}";`);
  return edits.length === 0
    ? []
    : [...edits, { start: importEnd, end: importEnd, text: imports.join("") }];
}

/** The names after that of the area: [session, expired] of `common.session.expired`; "" for what is computed. */
function pathOf(node: Node, name: string): string[] | undefined {
  if (node.type === "Identifier") return node.name === name ? [] : undefined;
  if (node.type !== "MemberExpression") return undefined;
  const path = pathOf(node.object as Node, name);
  return path && [...path, node.computed ? "" : String((node.property as Node).name)];
}

/** As far as messages have it: a text's own members are the text's. */
function longestPath(messages: Node, path: readonly string[]): string[] {
  const found: string[] = [];
  let node: Node | undefined = messages;
  for (const name of path) {
    node = memberOf(node, name);
    if (!node) break;
    found.push(name);
  }
  return found;
}

/** The expression without its last members. */
function partOf(node: Node, members: number): Node {
  return members === 0 ? node : partOf(node.object as Node, members - 1);
}

function isOfTypes({ type }: Node): boolean {
  return /^Import|^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(type);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function apply(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: said }) => text.slice(0, start) + said + text.slice(end),
      code,
    );
}
