import { auditPackages } from "./audit.ts";
import { runStage, runTool, type StageResult } from "./stages.ts";
import { checkTranslations } from "./translations/check.ts";

/** Format, lint, types, dead code, translations and known vulnerabilities: all of them run, whatever the others say. */
export async function runChecks(): Promise<StageResult[]> {
  // Left alone, `biome ci` colors its output even into a file.
  const colors = process.stdout.isTTY ? "--colors=force" : "--colors=off";
  return [
    await runTool("Format and lint", "biome", ["ci", "--error-on-warnings", colors]),
    await runTool("Types", "tsc", ["-b"]),
    await runTool("Dead code", "knip", ["--no-progress", "--no-config-hints"]),
    await runStage("Translations", checkTranslations),
    await auditPackages(),
  ];
}
