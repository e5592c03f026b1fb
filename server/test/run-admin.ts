import { runCommand } from "../admin/run.ts";

/** One of the provider's commands on a data folder: its exit code and what it printed. */
export async function runAdmin(
  typed: string[],
  dataDir: string,
  variables: Record<string, string> = {},
) {
  const lines: string[] = [];
  const keep = (text: string) => void lines.push(text);
  const terminal = { log: keep, error: keep };
  const code = await runCommand(typed, { DATA_DIR: dataDir, ...variables }, terminal);
  return { code, output: lines.join("\n") };
}
