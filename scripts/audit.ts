import { execFile } from "node:child_process";
import { z } from "zod";
import { root, type StageResult } from "./stages.ts";

/** What the registry says of the packages that ship, or why it could not be asked. */
export type Audit =
  | { state: "clean" }
  | { state: "found"; findings: string[] }
  | { state: "not asked"; reason: string };

const report = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }),
});
const failure = z.object({ message: z.string() });

/** Milliseconds. */
const patience = 30_000;

/** Reads what `npm audit --json` has written. Whatever is no complete report means: not asked. */
export function readAudit(output: string): Audit {
  const answer = parse(output);
  const { data } = report.safeParse(answer);
  if (!data) {
    const reason = failure.safeParse(answer).data?.message ?? "npm audit gave no report";
    return { state: "not asked", reason };
  }
  const findings = Object.entries(data.vulnerabilities).map(
    ([name, { severity, range, isDirect }]) =>
      `${severity}: ${name} ${range}${isDirect ? "" : " (brought along by another package)"}`,
  );
  const { total } = data.metadata.vulnerabilities;
  if (findings.length === 0 && total === 0) return { state: "clean" };
  return { state: "found", findings: findings.length > 0 ? findings : [`${total} unnamed`] };
}

/**
 * Asks the registry about the packages that ship. Offline, or where a registry does not know the
 * question, the check is neither passed nor failed, and says so.
 */
export async function auditPackages(): Promise<StageResult> {
  const name = "Known vulnerabilities";
  console.log(`\n── ${name} ${"─".repeat(70 - name.length)}`);
  const started = performance.now();
  const audit = readAudit(await runAudit());
  const seconds = (performance.now() - started) / 1000;
  if (audit.state === "not asked") {
    console.log(`The registry could not be asked: ${audit.reason}`);
    return { name, passed: true, seconds, unchecked: "the registry could not be asked" };
  }
  if (audit.state === "found") console.log(audit.findings.join("\n"));
  return { name, passed: audit.state === "clean", seconds };
}

/** npm ends with an error when it finds something; what it wrote counts, not how it ended. */
function runAudit(): Promise<string> {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0"];
  return new Promise((resolve) => {
    execFile("npm", args, { cwd: root, timeout: patience }, (_error, output) => resolve(output));
  });
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
