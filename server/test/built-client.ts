import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { closeAfterTest, startApp } from "./harness.ts";

// A client as the build leaves it, as small as can be.

export const script = 'document.documentElement.dataset.theme = "dark";';
export const page = `<!doctype html><html data-registration="%REGISTRATION%"><script>${script}</script><script type="module" src="/assets/app-x1.js"></script>`;
const germanScript = '<script>preload("/assets/app-de.js");</script>';
export const program = "start();".repeat(200);
export const landingScript = "fetchAhead();";
export const landingStyle = "p{left:1px}";
const landing = `<!doctype html><html data-registration="%REGISTRATION%"><script>${script}</script><style>${landingStyle}</style><link rel="canonical" href="%PUBLIC_URL%/" />
<a href="/login">Login</a> © %YEAR% <script>${landingScript}</script>`;

export async function startWithClient(env: Record<string, string> = {}) {
  const clientDirectory = mkdtempSync(join(tmpdir(), "client-desk-dist-"));
  closeAfterTest(async () => rmSync(clientDirectory, { recursive: true }));
  mkdirSync(join(clientDirectory, "assets"));
  mkdirSync(join(clientDirectory, ".vite"));
  writeFileSync(join(clientDirectory, "index.html"), page);
  writeFileSync(join(clientDirectory, ".landing.html"), landing);
  for (const [name, html] of Object.entries({ index: page, landing, login: page })) {
    const german = html
      .replace("<html", `<html lang="de"`)
      .replace("<script", `${germanScript}<script`);
    writeFileSync(join(clientDirectory, `.${name}.de.html`), german);
  }
  writeFileSync(join(clientDirectory, "favicon.svg"), "<svg/>");
  writeFileSync(join(clientDirectory, ".login.html"), `${page}<h1>Log In</h1>`);
  const asset = join(clientDirectory, "assets", "app-x1.js");
  writeFileSync(asset, program);
  writeFileSync(`${asset}.br`, brotliCompressSync(program));
  writeFileSync(`${asset}.gz`, gzipSync(program));
  writeFileSync(join(clientDirectory, ".vite", "manifest.json"), "{}");
  return startApp({ env, clientDirectory });
}
