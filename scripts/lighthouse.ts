import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { z } from "zod";
import { findChromium } from "./chromium.ts";
import { chromiumArgs } from "./chromium-options.ts";
import { fillDemo } from "./demo-account.ts";
import { findFreePort } from "./free-port.ts";
import { findRecords } from "./shots/records.ts";
import { startTemporaryServer } from "./temporary-server.ts";

// Lighthouse with its mobile settings against the production build. The scores other than that for
// performance do not depend on the machine.
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
/** Nobody searches for what is behind the login; robots.txt says so. */
const behindLogin = categories.filter((id) => id !== "seo");

const executablePath = await findChromium();
const server = await startTemporaryServer();
const profile = await mkdtemp(join(tmpdir(), "client-desk-lighthouse-"));
const port = await findFreePort();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});
try {
  const token = await fillDemo(server);
  const { company } = await findRecords(server.baseUrl, token);
  const rows = [await audit("Landing", "/"), await audit("Login", "/login")];
  await signIn(browser, token);
  rows.push(
    await audit("Overview", "/dashboard", behindLogin),
    await audit("Company list", "/dashboard/companies", behindLogin),
    await audit("Company", `/dashboard/companies/${company}`, behindLogin),
  );
  console.table(Object.fromEntries(rows.map(({ name, scores }) => [name, scores])));
  for (const { name, misses } of rows) for (const miss of misses) console.log(`${name}: ${miss}`);
} finally {
  await browser.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}

async function signIn(context: BrowserContext, token: string) {
  const page = await context.newPage();
  await page.goto(`${server.baseUrl}/favicon.svg`);
  await page.evaluate(`localStorage.setItem("token", ${JSON.stringify(token)})`);
  await page.close();
}

async function audit(name: string, path: string, wanted: readonly Category[] = categories) {
  const run = await lighthouse(server.baseUrl + path, {
    port,
    // The token lies in the storage.
    disableStorageReset: true,
    onlyCategories: [...wanted],
    logLevel: "error",
  });
  if (!run) throw new Error(`Lighthouse has no answer for ${path}.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return { name, scores: readScores(lhr), misses: readMisses(lhr) };
}

function readScores({ categories: results, audits }: Result) {
  const scores = Object.entries(results).map(([id, { score }]) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    ...Object.fromEntries(scores),
    "largest paint": audits["largest-contentful-paint"]?.displayValue,
    "scripts block": audits["total-blocking-time"]?.displayValue,
    "layout shift": audits["cumulative-layout-shift"]?.displayValue,
  };
}

/** What keeps a score other than that for performance from 100, and where. */
function readMisses({ categories: results, audits }: Result): string[] {
  const counted = Object.entries(results)
    .filter(([id]) => id !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const items = audit.details && "items" in audit.details ? audit.details.items : [];
    return [[audit.title, ...[items].flat().slice(0, 8).map(describeItem)].join("\n    ")];
  });
}

function describeItem(item: object): string {
  const { node } = z
    .object({ node: z.object({ snippet: z.string(), explanation: z.string().optional() }) })
    .partial()
    .catch({})
    .parse(item);
  if (!node) return JSON.stringify(item).slice(0, 400);
  return `${node.snippet}\n      ${(node.explanation ?? "").replaceAll("\n", "\n      ")}`;
}
