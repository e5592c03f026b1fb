import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { checkBudgets } from "./budget.ts";
import { buildChanged } from "./build-changed.ts";
import { runChecks } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { type Counts, readPlaywrightReport, readVitestReport } from "./reports.ts";
import { printResults, root, runStage, runTool } from "./stages.ts";

const reports = join(root, "test-results");
const vitestJson = join(reports, "vitest.json");
const playwrightJson = join(reports, "playwright.json");
/** Lines of an outline that every page has, and what only the runner needs. */
const sidebar = /^( *)- complementary "Sidebar".*\n(?:\1 .*\n)*/gm;
const marks = / \[(?:ref|cursor)=[^\]]*\]|^ *- \/url: .*\n/gm;

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = await runChecks();
results.push(
  await runTool("Unit and API tests", "vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${vitestJson}`,
  ]),
);

const build = await runStage("Build", async () => {
  const built = await buildChanged();
  console.log(built.length > 0 ? `Built: ${built.join(", ")}.` : "What is built is up to date.");
  return true;
});
let chromium = "";
const browser = await runStage("Browser", async () => {
  chromium = await findChromium();
  console.log(chromium);
  return true;
});
results.push(build, browser);
if (build.passed) results.push(await runStage("Budget", checkBudgets));
if (build.passed && browser.passed) {
  const stories = await runTool("Browser tests", "playwright", ["test"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_REPORT: playwrightJson,
  });
  results.push(stories);
  if (!stories.passed) printPages();
}

printResults(results);
const unit = count("unit and API", () => readVitestReport(vitestJson));
const e2e = count("browser", () => readPlaywrightReport(playwrightJson));
const passed = unit.passed + e2e.passed;
const failed = unit.failed + e2e.failed;
console.log(`\n${passed} passed, ${failed} failed`);
const ranBoth = [unit, e2e].every((counts) => counts.passed + counts.failed > 0);
process.exitCode = results.every((stage) => stage.passed) && failed === 0 && ranBoth ? 0 : 1;

/** What the page had on it when a story failed: where only this output is kept, all there is to go by. */
function printPages(): void {
  for (const path of globSync(join(reports, "browser", "*", "error-context.md")).slice(0, 5)) {
    // The page's outline is in the error's details where the failed line asked about the page, else by itself.
    const [context = ""] = readFileSync(path, "utf8").split("# Test source");
    const outlines = [...context.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, outline]) => outline);
    const lines = outlines.join("").replace(sidebar, "").replace(marks, "").trim().split("\n");
    console.log(`\n${relative(reports, path)}\n${lines.slice(0, 150).join("\n")}`);
  }
}

/** A runner that died before its report, or found no test, is one failure, never silence. */
function count(name: string, read: () => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 1, skipped: 0 };
  let remark = "";
  try {
    const report = read();
    if (report.passed + report.failed === 0) remark = " (no test ran)";
    else counts = report;
  } catch {
    remark = " (no report: the tests did not run)";
  }
  const skippedPart = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  console.log(
    `  ${name} tests: ${counts.passed} passed, ${counts.failed} failed${skippedPart}${remark}`,
  );
  for (const failure of counts.failures ?? []) console.log(`    ${failure}`);
  return counts;
}
