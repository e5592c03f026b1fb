import { parseAst } from "vite";

const accented = new Map(
  [..."aàeéiïoöuüyýcçnñsšzžAÀEÉIÏOÖUÜCÇNÑSŠ".matchAll(/../gu)].map(([pair]) => {
    const [plain = "", accent = ""] = pair;
    return [plain, accent] as const;
  }),
);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** The source of English messages, with each text accented, bracketed and a third longer. */
export function toPseudo(source: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node) || node.type === "ImportDeclaration") return;
    const { start, end } = node;
    if (node.type === "Literal" && typeof node.value === "string") {
      edits.push({ start, end, text: JSON.stringify(`[${stretch(node.value)}]`) });
    } else if (node.type === "TemplateLiteral") {
      edits.push({ start, end: start + 1, text: "`[" });
      for (const part of node.quasis as Node[]) {
        // as: the parts of a template, as every parser has them; some count the marks around a part to it.
        const { raw } = part.value as { raw: string };
        const begin = source.indexOf(raw, part.start);
        edits.push({ start: begin, end: begin + raw.length, text: accent(raw) });
      }
      edits.push({ start: end - 1, end, text: `${longer(source.slice(start, end))}]\`` });
      // Plurals within a sentence.
      visit(node.expressions);
    } else {
      for (const child of childrenOf(node)) visit(child);
    }
  };
  visit(parseAst(source, { lang: "ts" }));
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/** Without names of messages, and without the language that plural() is given first. */
function childrenOf(node: Node): unknown[] {
  if (node.type === "Property") return [node.value];
  // as: what a call is given.
  if (node.type === "CallExpression") return (node.arguments as unknown[]).slice(1);
  return Object.values(node);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function stretch(text: string): string {
  return accent(text) + longer(text);
}

/** Leaves the tags of rich texts alone. */
function accent(text: string): string {
  return text
    .split(/(<\/?\w+>)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(/\w/g, (each) => accented.get(each) ?? each),
    )
    .join("");
}

function longer(text: string): string {
  return " ~".repeat(Math.ceil(text.replace(/<\/?\w+>/g, "").length / 6));
}

/** The same of messages that are there, for pages that the build renders. */
export function pseudoOf(words: object): object {
  const entries = Object.entries(words).map(([key, said]) => [key, pseudoValue(said)]);
  return Array.isArray(words) ? entries.map(([, said]) => said) : Object.fromEntries(entries);
}

function pseudoValue(said: unknown): unknown {
  if (typeof said === "string") return `[${stretch(said)}]`;
  if (typeof said === "function") {
    return (...values: unknown[]) => `[${stretch(String(said(...values)))}]`;
  }
  return typeof said === "object" && said !== null ? pseudoOf(said) : said;
}
