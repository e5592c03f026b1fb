import { runChecks } from "./checks.ts";
import { printResults } from "./stages.ts";

const results = await runChecks();
printResults(results);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
