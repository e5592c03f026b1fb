import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** What a test runner reported. */
export interface Counts {
  passed: number;
  /** A file or a setup that broke counts as one failure. */
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

export function readVitestReport(path: string): Counts {
  const report = vitestReport.parse(readReport(path));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    // An error outside of any test makes the run a failure without a failed test.
    failed: report.success ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function readPlaywrightReport(path: string): Counts {
  const { stats, errors } = playwrightReport.parse(readReport(path));
  return {
    passed: stats.expected,
    // A story that needs a second try has failed: docs/decisions/0024-no-second-tries.md.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function readReport(path: string): unknown {
  if (!existsSync(path)) throw new Error("The runner ended without a report.");
  return JSON.parse(readFileSync(path, "utf8"));
}
