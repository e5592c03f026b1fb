import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./stages.ts";

/** The tests that make up what they do: each of them takes its seed from tools/random.ts. */
export function listRandomTests(): string[] {
  const files = globSync("{client,shared,server,demo,tools}/**/*.test.ts", { cwd: root });
  const isRandom = (file: string) =>
    /fc\.(?:assert|check|sample)\(|\brandomSeed\b/.test(readFileSync(join(root, file), "utf8"));
  return files
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isRandom)
    .sort();
}
