import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.ts";
import { root } from "./stages.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "client-desk-reports-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a test file that cannot be loaded counts as one failure", () => {
  const path = write({
    ...vitest,
    success: false,
    testResults: [
      { ...file, assertionResults: [{ ...failedTest, status: "passed" }] },
      { ...file, status: "failed", message: "No such module\n  at line 1", assertionResults: [] },
    ],
  });
  const failures = ["server/one.test.ts: No such module"];
  expect(readVitestReport(path)).toEqual({ passed: 3, failed: 1, skipped: 3, failures });
});

test("a failed test counts once, not again for its file", () => {
  const path = write({
    ...vitest,
    success: false,
    testResults: [{ ...file, status: "failed", assertionResults: [failedTest] }],
  });
  const { failed, failures } = readVitestReport(path);
  expect(failed).toBe(1);
  expect(failures).toEqual(["server/one.test.ts › adds two: expected 3 to be 4"]);
});

test("an error outside of every test is a failure all the same", () => {
  expect(readVitestReport(write({ ...vitest, success: false })).failed).toBe(1);
});

test("a broken setup is a failure, and so is a story that needed a second try", () => {
  const path = write({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: "setup" }],
  });
  expect(readPlaywrightReport(path)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test("a missing report is an error, not a zero", () => {
  expect(() => readPlaywrightReport(join(folder, "none.json"))).toThrow("without a report");
});

const file = { name: join(root, "server/one.test.ts"), status: "passed", message: "" };
const failedTest = {
  status: "failed",
  fullName: "adds two",
  failureMessages: ["expected 3 to be 4\n  at line 1"],
};

const vitest = {
  numPassedTests: 3,
  numPendingTests: 1,
  numTodoTests: 2,
  success: true,
  testResults: [],
};

function write(report: unknown): string {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return path;
}
