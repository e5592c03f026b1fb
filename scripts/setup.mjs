// Runs before every npm script. Before the first install the machine's own Node runs this file,
// so it stays plain JavaScript for Node 20 and imports nothing that is not built in.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const modules = join(root, "node_modules");
const stamp = join(modules, ".installed-lockfile");
const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");
const npmFlags = [
  // With NODE_ENV=production npm would leave out Vite, which builds the client.
  "--include=dev",
  "--loglevel=error",
  "--no-audit",
  "--no-fund",
  // npm's own pauses make one wait more than a minute to hear that there is no network.
  "--fetch-retries=3",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=8000",
];
const wanted = createHash("sha256").update(lockfile).digest("hex");

if (!isInstalled()) {
  if (!isInstalledByHand()) await install();
  writeFileSync(stamp, wanted);
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && hasNode();
}

/** The scripts run on the Node of the `node` package, whatever the machine has. */
function hasNode() {
  return existsSync(join(modules, ".bin", "node"));
}

/** True when someone's own `npm install` has already brought what the lockfile asks for. */
function isInstalledByHand() {
  const hidden = join(modules, ".package-lock.json");
  if (!existsSync(hidden) || !hasNode()) return false;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  const asked = JSON.parse(lockfile).packages;
  delete asked[""];
  return (
    Object.keys(present).every((path) => path in asked) &&
    Object.entries(asked).every(([path, { version, optional }]) =>
      path in present ? present[path].version === version : optional === true,
    )
  );
}

async function install() {
  const reason = existsSync(modules) ? "package-lock.json has changed" : "first run";
  console.log(`Client Desk: installing packages (${reason}) …`);
  const started = Date.now();
  const { code, errors } = await runNpm(["ci", ...npmFlags]);
  if (code === 0 && hasNode()) {
    console.log(
      `Client Desk: packages installed in ${Math.round((Date.now() - started) / 1000)} s.`,
    );
    return;
  }
  const offline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|ENOTCACHED/;
  console.error(
    offline.test(errors)
      ? "Client Desk: the npm registry could not be reached, so the packages are not installed. " +
          "Check the network, or the proxy and registry settings (npm config get registry), and try again."
      : `Client Desk: npm ci failed${code === null ? "" : ` with code ${code}`}; its messages stand above.`,
  );
  process.exit(1);
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, errors: string }>}
 */
function runNpm(args) {
  const { npm_execpath: npmCli, npm_node_execpath: npmNode } = process.env;
  // npm ci deletes node_modules and with it the Node in there that may be running this file, so
  // npm runs on the machine's Node and finds no half-deleted one on its path.
  const path = (process.env.PATH ?? "").split(delimiter);
  const env = {
    ...process.env,
    PATH: path.filter((entry) => !entry.endsWith(`${sep}.bin`)).join(delimiter),
  };
  const [command, ...first] =
    npmCli?.endsWith("npm-cli.js") && npmNode ? [npmNode, npmCli] : ["npm"];
  return new Promise((resolve) => {
    const npm = spawn(command, [...first, ...args], {
      cwd: root,
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let errors = "";
    npm.stderr.on("data", (chunk) => {
      errors += chunk;
      process.stderr.write(chunk);
    });
    npm.on("error", (error) => resolve({ code: null, errors: `${errors}${error.message}` }));
    npm.on("close", (code) => resolve({ code, errors }));
  });
}
