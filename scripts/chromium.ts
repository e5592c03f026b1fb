import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./stages.ts";

/** The headless shell first: it draws no window, and the stories take half the time in it. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** In this order; older Debians have only the second. */
const debianPackages = ["chromium-headless-shell", "chromium"];

/**
 * The path of a Chromium that runs: CHROMIUM_PATH, one already on the machine, else one it
 * installs (apt on Debian and Ubuntu as root, Playwright's download elsewhere).
 * Throws when CHROMIUM_PATH does not run or nothing could be installed.
 */
export async function findChromium(): Promise<string> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (isRunning(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, but no browser starts from there.`);
  }
  const found = findInstalledChromium();
  if (found) return found;

  const canUseApt = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (canUseApt) {
    console.log("No Chromium found: installing it with apt-get …");
    run("apt-get", ["update", "-q"]);
    for (const name of debianPackages) {
      run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], {
        DEBIAN_FRONTEND: "noninteractive",
      });
      if (findInstalledChromium()) break;
    }
  } else {
    console.log("No Chromium found: downloading Playwright's …");
  }
  const installed = findInstalledChromium();
  if (installed) return installed;

  const withLibraries = canUseApt ? ["--with-deps"] : [];
  run(join(root, "node_modules/.bin/playwright"), ["install", ...withLibraries, "chromium"]);
  const downloaded = findInstalledChromium();
  if (downloaded) return downloaded;
  throw new Error(
    "No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program file.",
  );
}

function findInstalledChromium(): string | undefined {
  return [...usualPlaces, chromium.executablePath()].find(
    (path) => existsSync(path) && isRunning(path),
  );
}

/** Ubuntu's /usr/bin/chromium can be a stub that only asks for a snap, so the file alone is no proof. */
function isRunning(path: string): boolean {
  return spawnSync(path, ["--version", "--no-sandbox"], { timeout: 20_000 }).status === 0;
}

function run(command: string, args: string[], env = {}) {
  spawnSync(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" });
}
