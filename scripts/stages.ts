import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");
const bin = join(root, "node_modules", ".bin");

export interface StageResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** Why it could not be looked at; it then counts neither way. */
  unchecked?: string;
}

/** Runs a tool of node_modules/.bin with its output passed through. Never throws. */
export function runTool(name: string, command: string, args: string[], env = {}) {
  return runStage(name, () => {
    const child = spawn(join(bin, command), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    // Ctrl-C reaches the whole group; a lone SIGTERM must be passed on, or the tool outlives us.
    const passOn = () => {
      child.kill("SIGTERM");
      process.exit(143);
    };
    process.once("SIGTERM", passOn);
    return new Promise<boolean>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => {
        process.off("SIGTERM", passOn);
        resolve(code === 0);
      });
    });
  });
}

/** Runs one step under a heading. One that throws is printed and counts as not passed. */
export async function runStage(
  name: string,
  run: () => Promise<boolean> | boolean,
): Promise<StageResult> {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 70 - name.length))}`);
  const started = performance.now();
  let passed = false;
  try {
    passed = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return { name, passed, seconds: (performance.now() - started) / 1000 };
}

export function printResults(results: StageResult[]) {
  console.log(`\n── Summary ${"─".repeat(63)}`);
  for (const { name, passed, seconds, unchecked } of results) {
    const mark = unchecked ? "–" : passed ? "✓" : "✗";
    const remark = unchecked ? `  not checked: ${unchecked}` : "";
    console.log(`${mark} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${remark}`);
  }
}
