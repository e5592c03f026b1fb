import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { scaled } from "../tools/random.ts";
import { root } from "./stages.ts";

/** A plain field of companies and one of customers, as docs/adding-a-record.md says. */
const inputs = {
  "shared/kinds/companies.ts": "export const companyInput = z.object({\n",
  "shared/kinds/customers.ts": "export const customerInput = z.object({\n",
};
const line = `nickname: field(optionalText(80).default(""), { title: "Nickname", searched: "long" }),\n`;
const migration = ["companies", "customers"]
  .map((table) => `ALTER TABLE "${table}" ADD COLUMN "nickname" text NOT NULL DEFAULT '';`)
  .join("\n");

/** A copy of the product with the field. */
async function copyTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "added-field-"));
  const parts = ["client", "server", "shared", "tools", "demo", "package.json", "vitest.config.ts"];
  for (const part of parts) await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  await writeFile(join(copy, "server/db/migrations/9999-nicknames.sql"), migration);
  for (const [file, start] of Object.entries(inputs)) {
    const source = await readFile(join(copy, file), "utf8");
    const [before, after] = source.split(start);
    if (after === undefined) throw new Error(`${file} has no longer: ${start}`);
    await writeFile(join(copy, file), `${before}${start}  ${line}${after}`);
  }
  const stories = {
    "server.test.ts": "server/added-field.test.ts",
    "client.test.ts": "client/added-field.test.ts",
  };
  for (const [story, place] of Object.entries(stories)) {
    const source = await readFile(join(root, "scripts/added-field", story), "utf8");
    await writeFile(join(copy, place), source.replaceAll("../../", "../"));
  }
  return copy;
}

test(
  "a plain field reaches every room of the product by its line in the schema",
  async () => {
    const copy = await copyTree();
    try {
      const vitest = join(root, "node_modules/vitest/vitest.mjs");
      const projects = ["--project", "unit", "--project", "sqlite"];
      const args = [vitest, "run", "--root", copy, ...projects, "added-field.test"];
      const run = promisify(execFile)(process.execPath, args, {
        env: { ...process.env, NO_COLOR: "1" },
      });
      const { stdout } = await run.catch((error) => error);
      expect(stdout).toMatch(/Tests +2 passed/);
    } finally {
      await rm(copy, { recursive: true });
    }
  },
  scaled(300_000),
);
