import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { signUp } from "../tools/client.ts";
import { fillDemo } from "../tools/fill.ts";
import { startTemporaryServer } from "../tools/places.ts";
import { findChromium } from "./chromium.ts";
import { chromiumArgs } from "./chromium-options.ts";
import { makeIcons } from "./shots/icons.ts";
import { makePictures } from "./shots/pictures.ts";
import { findRecords } from "./shots/records.ts";
import { takeAll } from "./shots/take-all.ts";
import { writeIndex } from "./shots/write-index.ts";
import { root } from "./stages.ts";

// Pictures of every screen, for looking at: shots/. With --keep instead those that are part of the
// repository: docs/overview.png, and og.png and the icons in client/public.
const { values: options } = parseArgs({
  options: { keep: { type: "boolean", default: false }, only: { type: "string" } },
});
const folder = join(root, "shots");
/** Letters as far apart as on any screen: with hinting, each machine has its own gaps. */
const hinting = "--font-render-hinting=none";
const started = performance.now();

const executablePath = await findChromium();
const server = await startTemporaryServer();
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, hinting] });
try {
  const demo = await fillDemo(server);
  if (options.keep) {
    await makeIcons(browser);
    await makePictures(browser, server.baseUrl, demo);
    console.log("docs/overview.png and the pictures and icons in client/public are made.");
  } else {
    await takeShots(demo);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function takeShots(demo: string) {
  const { baseUrl } = server;
  if (!options.only) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const empty = await signUp(baseUrl, { name: "Nils Amundsen", email: "nils@amundsen.test" });
  const tokens = { demo, empty: empty.token };
  const records = await findRecords(baseUrl, demo);
  const problems = await takeAll({
    browser,
    baseUrl,
    tokens,
    records,
    folder,
    only: options.only,
  });
  await writeIndex(folder);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`The pictures are in shots/index.html, after ${seconds} s.`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
