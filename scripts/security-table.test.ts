import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./stages.ts";

const table = readFileSync(join(root, "docs/security.md"), "utf8");
const file = /`([\w/.-]+\.(?:test|spec)\.tsx?)`/g;

/** Each file with the names that are told of it: `file`: “name”; “another name”. */
function listTold(): [path: string, name: string][] {
  return [...table.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`: ((?:“[^”]+”(?:; )?)+)/g)].flatMap(
    ([, path = "", names = ""]) =>
      [...names.matchAll(/“([^”]+)”/g)].map(([, name = ""]): [string, string] => [path, name]),
  );
}

test("every test that the security table names exists", () => {
  const told = listTold();
  const missing = told.filter(([path, name]) => {
    const source = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
    return !source.includes(JSON.stringify(name));
  });
  expect(missing).toEqual([]);
  expect(told.length).toBeGreaterThan(60);
  // None stands in another form than the one that is looked for.
  expect(told).toHaveLength([...table.matchAll(/“/g)].length);
});

test("every file that the security table names exists", () => {
  const files = [...table.matchAll(file)].map(([, path = ""]) => path);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every row says how it is met, or that it is not", () => {
  const rows = table.split("\n").filter((line) => /^\| \d/.test(line));
  const empty = rows.filter((row) => (row.split("|")[3]?.trim() ?? "") === "");
  expect(empty).toEqual([]);
  expect(rows.length).toBeGreaterThan(80);
});
