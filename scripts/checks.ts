import { auditPackages } from "./audit.ts";
import { runTool, type StageResult } from "./stages.ts";

/** Format, lint, types, dead code and known vulnerabilities: all of them run, whatever the others say. */
export async function runChecks(): Promise<StageResult[]> {
  // Left alone, `biome ci` colors its output even into a file.
  const colors = process.stdout.isTTY ? "--colors=force" : "--colors=off";
  return [
    await runTool("Format and lint", "biome", ["ci", "--error-on-warnings", colors]),
    await runTool("Types", "tsc", ["-b"]),
    await runTool("Dead code", "knip", ["--no-progress", "--no-config-hints"]),
    await auditPackages(),
  ];
}
