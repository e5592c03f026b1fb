import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { root } from "./stages.ts";

// The rules of docs/wording.md that a program can tell.

/** The specification's own, letter by letter. */
const quoted = new Set([
  "The customer you're looking for doesn't exist or has been deleted.",
  "Value cannot be negative",
  "Session expired. Please login again.",
  "Passwords do not match",
]);
/** Of the design, letter by letter. */
const drawn = new Set(["The email was not sent. Create a link instead."]);
/** What customers read is drawn, sentence by sentence. */
const drawnAreas = /^shared\/words\/en\/(?:booked|booking|mails|meeting)\.ts$/;
/** Names that stories in e2e/ look for with a typewriter’s apostrophe. */
const typewritten = new Set(["Today's appointments"]);

/** What users read, without the tests and the page that shows the parts of screens to developers. */
const read = globSync(
  ["client/**/*.{ts,tsx}", "shared/**/*.ts", "server/messages.ts", "server/mails/*.ts"],
  { cwd: root },
).filter(
  (path) =>
    !/\.test\.ts$|^client\/app\/(dev|first-load)\/|^shared\/words\/(?!en\/)/.test(path) &&
    !drawnAreas.test(path),
);

/** Contractions in running sentences. "could not be saved" is said of what failed. */
const uncontracted =
  /\b(?:cannot|can not|(?:do|does|did|is|are|was|were|has|have|will|would) not|you will)\b/i;

/** Words that were given up for others, see the table of docs/wording.md. */
const givenUp = [
  /\bactivity (?:not found|deleted)/i,
  // But Sign-In is the name of a tab of Settings.
  /\b(?!(?-i:Sign-In)\b)sign(?:ed|s|ing)?[ -](?:in|out)\b(?! token)/i,
  /\b(?:not|is|was) \w+ed to (?:its|the) end\b/i,
  /\b(?:go|goes|going) on\b/i,
  /\btook back\b|\btaken back\b|\btakes? back\b/i,
  /\b(?:before|unless) you say so\b/i,
  /\bat hand\b/i,
  /\b(?<!keeping )in touch\b|\bout of touch\b/i,
  /^(?:Tidy Up|Bring Back|Plan Again|Not set|Together|Description)$/,
  /\bmay be the same\b/i,
  /\bthe ones? that\b/i,
];

interface Found {
  text: string;
  path: string;
  /** Said in a toast that reports what was done. */
  isToast: boolean;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const toasts = /^(?:sayDone|notify\.(?:success|note))$/;

/** Every text of a file that has a word in it. */
function textsOf(path: string): Found[] {
  const program = parseAst(readFileSync(join(root, path), "utf8"), { lang: "tsx" });
  const found: Found[] = [];
  const visit = (node: unknown, isToast: boolean, isWritten: boolean): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, isToast, isWritten);
    if (!isNode(node) || node.type.startsWith("Import")) return;
    const text = textOf(node);
    if (text && /[a-z]{2}/i.test(text)) found.push({ text, path, isToast });
    if (isToast && node.type === "MemberExpression") {
      for (const each of messageTexts(nameOf(node))) found.push({ text: each, path, isToast });
      return;
    }
    const called = node.type === "CallExpression" ? nameOf(node.callee) : "";
    // write() says what its option `done` has.
    const isDone = isWritten && node.type === "Property" && nameOf(node.key) === "done";
    for (const [key, child] of Object.entries(node)) {
      // The first argument is what is said; the parts of what is called are no texts.
      if (toasts.test(called) && key === "arguments" && Array.isArray(child)) {
        child.forEach((argument, place) => void visit(argument, place === 0, isWritten));
      } else visit(child, isToast || isDone, isWritten || called === "write");
    }
  };
  visit(program, false, false);
  return found;
}

/** The texts of what is at a path such as `results.tasks.done`; none where that is no message. */
function messageTexts(path: string): string[] {
  const [area = "", ...keys] = path.split(".");
  const file = join(root, "shared/words/en", `${area}.ts`);
  if (!/^[a-z]+$/.test(area) || !existsSync(file)) return [];
  let node: unknown = parseAst(readFileSync(file, "utf8"), { lang: "ts" });
  for (const key of keys.filter(Boolean)) node = findProperty(node, key);
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    const text = textOf(value);
    if (text && /[a-z]{3}/i.test(text)) texts.push(text);
    // What stands within a template is no text by itself.
    if (value.type === "TemplateLiteral") return;
    for (const child of Object.values(value)) visit(child);
  };
  visit(node);
  return texts;
}

/** The value of the outermost property of this name. */
function findProperty(node: unknown, name: string): unknown {
  const level: unknown[] = [node];
  for (const value of level) {
    if (Array.isArray(value)) level.push(...value);
    if (!isNode(value)) continue;
    if (value.type === "Property" && nameOf(value.key) === name) return value.value;
    level.push(...Object.values(value));
  }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** A template is one text, its values as “…”. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === "Literal" && typeof value === "string") return value;
  if (type === "JSXText" && typeof value === "string") return value.replace(/\s+/g, " ").trim();
  // as: the parts of a template, as every parser has them.
  const parts = quasis as { value: { cooked: string } }[] | undefined;
  return type === "TemplateLiteral" ? parts?.map(({ value }) => value.cooked).join("…") : undefined;
}

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return "";
  if (callee.type === "MemberExpression")
    return `${nameOf(callee.object)}.${nameOf(callee.property)}`;
  return typeof callee.name === "string" ? callee.name : "";
}

/** Running text: no class, key, heading of another program's file or part of a pattern. */
function isSentence(text: string): boolean {
  return /^[A-Z“…].* /s.test(text) && !text.includes("|") && !/[{}<>=]/.test(text);
}

const all = read.flatMap(textsOf).filter(({ text }) => !quoted.has(text) && !drawn.has(text));
const told = (found: Found[]) => found.map(({ path, text }) => `${path}: ${text}`);

test("screens, messages and emails are read at all", () => {
  expect(read.length).toBeGreaterThan(700);
  expect(all.filter(({ text }) => isSentence(text)).length).toBeGreaterThan(1000);
  expect(all.filter(({ isToast }) => isToast).length).toBeGreaterThan(20);
});

test("a toast of one sentence has no period", () => {
  const one = all.filter(({ isToast, text }) => isToast && /^[^.!?]*\.$/.test(text));
  expect(told(one)).toEqual([]);
});

test("running sentences have contractions", () => {
  expect(told(all.filter(({ text }) => isSentence(text) && uncontracted.test(text)))).toEqual([]);
});

test("apostrophes are curly", () => {
  expect(
    told(
      all.filter(({ text }) => isSentence(text) && /\w'\w/.test(text) && !typewritten.has(text)),
    ),
  ).toEqual([]);
});

test.each(givenUp)("nothing says %s", (word) => {
  const said = all.filter(
    ({ text }) => word.test(text) && (isSentence(text) || /^[A-Z]/.test(text)),
  );
  expect(told(said)).toEqual([]);
});
