import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { kindNames } from "../shared/kinds/names.ts";
import { root } from "./stages.ts";

// Kinds of records are listed once, in shared/kinds/names.ts: whoever needs something of each kind
// iterates that list, or has a map in which the type checker misses a new kind.

/** Files that tell kinds apart by more than their names. Before adding one, look for a property to iterate. */
const known: readonly string[] = [
  // Weighs the headings of kinds against each other.
  "client/screens/import/choose/guess-kind.ts",
  // What rows can name: each kind is found by keys of its own.
  "client/screens/import/rows/named.ts",
];

/** Types made of the list of kinds: a map of all their names is checked by the compiler. */
const types =
  "(?:Kind|KindIn<[^>]*>|RecordTable|ImportKind|SearchedKind|HeldKind|TaggedKind|KindOfCustomer|Section)(?!\\w)";
const typed = new RegExp(
  `(?:: Record<${types}[^=]*>|\\[\\w+ in ${types}\\]:[^{]*\\}) = $|ForEachKind<$`,
);
const satisfying = new RegExp(`^\\s*(?:as const )?satisfies Record<\\s*${types}`);

/** The most kinds that one array, object, pattern or union of a source names by hand. */
function countListed(source: string): number {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")
    .replace(/^import[\s\S]*?;$/gm, "")
    // The text between tags.
    .replace(/(?<=>)[^<>{}=;"`]+(?=<\/|\{["\w])/g, "")
    .replace(/`[^`$]*(?:\$\{[^}`]*\}[^`$]*)*`|"[^"\n]*"/g, (text) =>
      kindNames.some((kind) => text === `"${kind}"`) ? text : '""',
    );
  const name = `(?:${kindNames.join("|")})`;
  const token = new RegExp(
    `"(?<text>${name})"|(?<![\\w."\`/-])(?<key>${name})(?=\\s*[,:}])|(?<open>[[{(])|(?<close>[\\]})])`,
    "g",
  );
  const frames = [{ start: 0, found: new Set<string>() }];
  let most = 0;
  for (const { groups = {}, index } of code.matchAll(token)) {
    if (groups.open) frames.push({ start: index, found: new Set() });
    else if (groups.close && frames.length > 1) {
      const { start, found } = frames.pop() ?? { start: 0, found: new Set() };
      const isChecked =
        groups.close === "}" &&
        (typed.test(code.slice(0, start)) || satisfying.test(code.slice(index + 1)));
      if (!isChecked) most = Math.max(most, found.size);
    } else if (groups.text ?? groups.key) {
      // Beside each other in no bracket stand the members of a union.
      frames.at(-1)?.found.add(groups.text ?? groups.key ?? "");
    }
  }
  const unions = code.match(new RegExp(`"${name}"(?:\\s*\\|\\s*"${name}")+`, "g")) ?? [];
  return Math.max(most, ...unions.map((union) => union.split("|").length));
}

test("no file lists three kinds or more by hand", () => {
  const files = globSync("{client,server,shared}/**/*.{ts,tsx}", { cwd: root });
  const listing = files
    .map((file) => file.replaceAll("\\", "/"))
    // Messages are by what they are of, and checked where they are said.
    .filter(
      (file) => !/\.test\.tsx?$|\/test\/|^shared\/kinds\/names\.ts$|^shared\/words\//.test(file),
    )
    .filter((file) => countListed(readFileSync(join(root, file), "utf8")) >= 3);
  // Also fails where a known list is gone: take its file out.
  expect(listing.sort()).toEqual([...known].sort());
});

test("a map that the type checker completes is no list", () => {
  const map = "{ companies: 1, customers: 2, tags: 3 }";
  expect(countListed(`const of: Record<Kind, number> = ${map};`)).toBe(0);
  expect(
    countListed(`const of = ${map} as const satisfies Record<KindIn<"search">, number>;`),
  ).toBe(0);
  expect(countListed(`const of: { [K in Kind]: Made<K> } = ${map};`)).toBe(0);
  expect(countListed(`const of: Partial<Record<Kind, number>> = ${map};`)).toBe(3);
  expect(countListed(`const of = ${map} satisfies Record<string, number>;`)).toBe(3);
  expect(countListed(`let a: Record<Kind, 1>; const of = ${map};`)).toBe(3);
});

test("lists are found in arrays, objects, patterns and unions, but not in sentences or single uses", () => {
  expect(countListed(`const all = ["companies", "customers", "tasks"];`)).toBe(3);
  expect(countListed("const of = { companies: [1], customers: { a: 2 }, tags };")).toBe(3);
  expect(countListed("function f({ tasks, tags, views }) {}")).toBe(3);
  expect(countListed(`type Table = "tags" | "companies" | "views";`)).toBe(3);
  expect(countListed(`/** tasks, tags, views */ f("tasks"); g("tags"); h("views");`)).toBe(1);
  expect(countListed(`const words = "companies, customers, tasks";`)).toBe(0);
  expect(countListed("<p>All companies, customers, tasks: yours.</p>")).toBe(0);
  expect(countListed(`<p>companies, customers, tasks{" "}<b>yours</b></p>`)).toBe(0);
  expect(countListed("<P of={{ companies, customers, tasks }} />")).toBe(3);
});
