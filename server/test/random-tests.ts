import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { randomSeed, scaled } from "../../tools/random.ts";

// Loading fast-check takes longer than many a test that has no use for it.
if (readFileSync(expect.getState().testPath ?? "", "utf8").includes('"fast-check"')) {
  const { configureGlobal } = await import("fast-check");
  configureGlobal({ seed: randomSeed, numRuns: scaled(100) });
}
