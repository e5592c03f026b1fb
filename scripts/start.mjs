import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { findChanged } from "./builds.mjs";

process.env.NODE_ENV ??= "production";
const changed = findChanged();
// In a process of its own: what Vite takes in memory goes with it.
const script = join(import.meta.dirname, "build.ts");
if (changed.length > 0) {
  const { spawnSync } = await import("node:child_process");
  const { status } = spawnSync(process.execPath, [script, ...changed], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
// What the last start has compiled, this one need not compile again.
enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "start"));
// The server runs in this very process, so that signals reach it and its exit code counts.
await import(new URL("../dist-server/main.js", import.meta.url).href);
flushCompileCache();
