import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../tools/places.ts";
import { builtServer, runProgram, startServer } from "../tools/server.ts";
import { test as base } from "./fixtures.ts";

const env = { PSEUDO_LANGUAGE: "1" };

/** Stories of the pseudo-language, which is not offered: built and served apart. */
export const test = base.extend<object, { inPseudoLanguage: string }>({
  inPseudoLanguage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await buildOnce();
      await using folder = makeFolder();
      const { dataDir } = folder;
      const place = { dataDir, program: builtServer, env: { ...env, TRUST_PROXY: "1" } };
      const server = await startServer(place);
      await use(server.baseUrl);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ inPseudoLanguage }, use) => use(inPseudoLanguage),
});

/** The first worker of a run builds; all others wait for it. */
async function buildOnce(): Promise<void> {
  const place = join(process.env.E2E_DATA_DIR ?? "", "pseudo-language");
  const built = join(place, "built");
  try {
    await mkdir(place);
  } catch {
    while (!existsSync(built)) await sleep(200);
    return;
  }
  await runProgram(["scripts/build.ts", "client"], { ...process.env, ...env });
  await writeFile(built, "");
}
