// Stands between the tests and PostgreSQL. Its standard input closes when the process that started
// it ends, however it ends, so an interrupted or killed test run leaves no cluster and no files.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

const { directory, command, args, user } = JSON.parse(process.argv[2] ?? "{}");
const server = spawn(command, args, { ...user, stdio: ["ignore", "inherit", "inherit"] });
server.once("exit", (code) => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(code ?? 1);
});
process.stdin.resume();
process.stdin.once("close", () => server.kill("SIGINT"));
