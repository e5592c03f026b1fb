import { parseAst } from "vite";

/** Of a syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The message at a path of names, or the messages there. */
export function messageAt(messages: Node, path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((node, name) => node && memberOf(node, name), messages);
}

interface Catalog {
  /** Imports, and helpers that some messages share. */
  before: string;
  messages: Node;
}

const known = new Map<string, Catalog>();

/** The messages of a module of words, and what stands before them. Each is read once: a build asks for every message by itself. */
export function readCatalog(source: string): Catalog {
  const catalog = known.get(source) ?? parseCatalog(source);
  known.set(source, catalog);
  return catalog;
}

function parseCatalog(source: string): Catalog {
  // as: what every parser of JavaScript answers, here and below.
  const { body } = parseAst(source, { lang: "ts" }) as unknown as { body: Node[] };
  const exported = body.find(({ type }) => type === "ExportNamedDeclaration");
  if (!exported) throw new Error("There are no messages.");
  const { declarations } = exported.declaration as {
    declarations: [{ init: Node }];
  };
  const [{ init }] = declarations;
  // English messages are `as const`.
  const messages = (init.expression ?? init) as Node;
  return { before: source.slice(0, exported.start), messages };
}

export function memberOf(node: Node, name: string): Node | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const all = node.properties as { key: Node; value: Node }[];
  return all.find(({ key }) => (key.name ?? key.value) === name)?.value;
}
