import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createServer } from "vite";
import { findFreePort } from "../tools/server.ts";
import { root } from "./stages.ts";

// The browser talks to Vite alone, which reloads the client and passes /api on; the API restarts
// on a port of its own whenever a file it imports changes.
const port = Number(process.env.PORT || 3000);
const address = `http://localhost:${port}`;
const apiPort = await findFreePort();

const vite = await createServer({
  configFile: join(root, "vite.config.ts"),
  server: {
    port,
    strictPort: true,
    host: process.env.HOST || "localhost",
    proxy: { "/api": `http://127.0.0.1:${apiPort}` },
  },
});
await vite.listen();

const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  cwd: root,
  env: {
    PUBLIC_URL: address,
    ...process.env,
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: String(apiPort),
  },
  stdio: ["ignore", "pipe", "inherit"],
});
// The API's own address would only mislead: nothing but Vite uses it.
createInterface(api.stdout).on("line", (line) => {
  if (!line.includes(`:${apiPort}`)) console.log(line);
});
console.log(`Client Desk (development): ${address}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    api.kill("SIGTERM");
    await vite.close();
    process.exit(0);
  });
}
