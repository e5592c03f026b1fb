// Stands between the tests and PostgreSQL. Its standard input closes when the process that started
// it ends, however it ends, so an interrupted or killed test run leaves no cluster and no files.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";

const { directory, command, args, user } = JSON.parse(process.argv[2] ?? "{}");
let server = start();
// Every word from the test asks for another start of a server that the test has ended.
process.stdin.on("data", () => {
  server = start();
});
process.stdin.once("close", async () => {
  // One that was stopped would not hear SIGINT.
  server.kill("SIGCONT");
  if (server.kill("SIGINT")) await once(server, "exit");
  rmSync(directory, { recursive: true, force: true });
});

function start() {
  return spawn(command, args, { ...user, stdio: ["ignore", "inherit", "inherit"] });
}
