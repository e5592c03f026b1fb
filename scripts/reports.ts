import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";
import { root } from "./stages.ts";

/** What a test runner reported. */
export interface Counts {
  passed: number;
  /** A file or a setup that broke counts as one failure. */
  failed: number;
  skipped: number;
  /** Each failed test in a line, for the end of a long output. Playwright ends with its own. */
  failures?: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
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
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    const file = relative(root, name);
    // A file that could not be loaded has no test that failed.
    if (tests.length === 0) return status === "failed" ? [`${file}: ${firstLine(message)}`] : [];
    return tests.map(
      (test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0] ?? "")}`,
    );
  });
  const failed = failures.length;
  return {
    passed: report.numPassedTests,
    // An error outside of any test makes the run a failure without a failed test.
    failed: report.success ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
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

const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

function readReport(path: string): unknown {
  if (!existsSync(path)) throw new Error("The runner ended without a report.");
  return JSON.parse(readFileSync(path, "utf8"));
}
