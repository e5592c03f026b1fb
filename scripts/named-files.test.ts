import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { root } from "./stages.ts";

// A comment or a document that names a file leads somebody there, so the file has to exist.

/** Its examples are made up. */
const ownName = "named-files.test.ts";

const folders = "bench,client,demo,docs,e2e,faults,fuzz,lint,scripts,server,shared,tools";
const paths = globSync(["*.*", `{${folders}}/**/*.*`], { cwd: root });

/** Every path with each of its ends: `server/db/open.ts`, `db/open.ts`, `open.ts`. */
const endings = new Set(
  paths.flatMap((path) =>
    path.split("/").map((_part, place, parts) => parts.slice(place).join("/")),
  ),
);

/** Not what only looks like a file: an address, a pattern, a call, a file that is written by us. */
const fileName =
  /(?<![\w/.<>{}*%$@-])((?:\.{1,2}\/)*(?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|css|sql|md|grit|json|html))(?![\w/(-]|\.\w)/g;
const commentText = /\/\*.*?\*\/|(?<![:"'`\w/])\/\/[^\n]*/gs;
/** Stands for any name in an instruction. */
const placeholder = /NNNN|import\("/;

function findMissing(path: string, text: string): string[] {
  const texts = path.endsWith(".md") ? [text] : (text.match(commentText) ?? []);
  return texts
    .flatMap((one) => one.split("\n"))
    .filter((line) => !placeholder.test(line))
    .flatMap((line) => [...line.matchAll(fileName)].map(([, name = ""]) => name))
    .filter((name) => !endings.has(name) && !endings.has(normalize(join(dirname(path), name))));
}

test("every file that a comment or a document names exists", () => {
  const missing = paths
    .filter((path) => /\.(?:tsx?|mjs|css|md|sql|grit)$/.test(path) && !path.endsWith(ownName))
    .flatMap((path) =>
      findMissing(path, readFileSync(join(root, path), "utf8")).map((name) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test.each([
  ["a.ts", "// As lib/no-such.ts has it.", ["lib/no-such.ts"]],
  ["a.ts", "/**\n * See `no-such.md`.\n */", ["no-such.md"]],
  ["a.ts", '// See scripts/stages.ts and stages.ts.\nconst file = "no-such.ts";', []],
  ["docs/a.md", "The page `no-such.tsx` and [one](../README.md).", ["no-such.tsx"]],
  ["docs/a.md", "https://example.com/no-such.html", []],
])("in %s %j names %j", (path, text, names) => {
  expect(findMissing(path, text)).toEqual(names);
});
