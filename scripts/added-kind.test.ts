import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { scaled } from "../tools/random.ts";
import { edits } from "./added-kind/edits.ts";
import { root } from "./stages.ts";

/** So many files of the product a new kind may touch beside its own. */
const mostTouched = 20;

const parts = [
  "client",
  "server",
  "shared",
  "tools",
  "demo",
  "fuzz",
  "scripts",
  "package.json",
  "vitest.config.ts",
];
const ownFiles = join(root, "scripts/added-kind/files");

/** A copy of the product that also keeps deals: a name, a value and a company. */
async function copyTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "added-kind-"));
  const configs = globSync("tsconfig*.json", { cwd: root });
  for (const part of [...parts, ...configs]) {
    await cp(join(root, part), join(copy, part), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  for (const file of globSync("**/*.txt", { cwd: ownFiles })) {
    const place = join(copy, file.replace(/\.txt$/, ""));
    await mkdir(dirname(place), { recursive: true });
    await cp(join(ownFiles, file), place);
  }
  for (const [file, additions] of Object.entries(edits)) {
    let source = await readFile(join(copy, file), "utf8");
    for (const [after, added] of additions) {
      expect(source.split(after).length, `${file} has once: ${after}`).toBe(2);
      source = source.replace(after, () => `${after}\n${added}`);
    }
    await writeFile(join(copy, file), source);
  }
  return copy;
}

/** What a tool of the project prints in the copy. */
async function run(copy: string, script: string, args: string[]): Promise<string> {
  const env = { ...process.env, NO_COLOR: "1" };
  const command = [join(root, "node_modules", script), ...args];
  const ended = promisify(execFile)(process.execPath, command, { cwd: copy, env });
  const { stdout, stderr } = await ended.catch((error) => error);
  return stdout + stderr;
}

test("a new kind touches few files beside its own", () => {
  expect(Object.keys(edits).length).toBeLessThanOrEqual(mostTouched);
});

test("the page about adding a kind names the files that it touches", async () => {
  const page = await readFile(join(root, "docs/adding-a-record.md"), "utf8");
  const [, part = ""] = page.split(/^## A new kind of record.*$/m);
  const [table = ""] = part.split(/^\s*The type checker/m);
  const named = [...table.matchAll(/^\| `(\S+)` \|/gm)].map(([, file]) => file);
  expect(named).toEqual(Object.keys(edits));
});

test(
  "a new kind reaches every room of the product by what that page says",
  async () => {
    const copy = await copyTree();
    try {
      for (const half of ["client", "server"]) {
        const args = ["-p", `tsconfig.${half}.json`, "--incremental", "false"];
        expect(await run(copy, "typescript/bin/tsc", args)).toBe("");
      }
      const projects = ["--project", "unit", "--project", "sqlite"];
      const stories = ["run", "--root", copy, ...projects, "deals.test"];
      expect(await run(copy, "vitest/vitest.mjs", stories)).toMatch(/Tests +2 passed/);
    } finally {
      await rm(copy, { recursive: true });
    }
  },
  scaled(600_000),
);
