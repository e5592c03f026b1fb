import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { randomSeed } from "../tools/random.ts";
import { listRandomTests } from "./random-tests.ts";
import { root } from "./stages.ts";

test("every property is tested with the seed that one place sets", () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: randomSeed });
});

test("no random test has a seed of its own", () => {
  const files = globSync("{client,shared,server,demo,tools,scripts}/**/*.test.ts", { cwd: root });
  const own = files.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return /fc\.(?:assert|check)\(/.test(text) && /\bseed: [\d(N]|process\.env/.test(text);
  });
  expect(own).toEqual([]);
});

test("the nightly run finds the random tests", () => {
  const found = listRandomTests();
  expect(found).toContain("server/model.test.ts");
  expect(found).toContain("tools/import-forecast.test.ts");
  expect(found).toContain("server/test/attacks/fuzz.test.ts");
  expect(found).not.toContain("server/test/attacks/access.test.ts");
});
