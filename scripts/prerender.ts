import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { runnerImport } from "vite";
import { z } from "zod";
import { root } from "./stages.ts";

const dist = join(root, "dist");
/** --blotter of tokens.css in both themes: the landing page begins with it. */
const barColors = { light: "#0d3b2e", dark: "#0a2a20" };
/** Screens that the page leads to, by their source. */
const nextScreens = ["auth/login-page.tsx", "auth/register-page.tsx"];

/**
 * Writes dist/.landing.html: the head of the built index.html around the landing page as HTML,
 * without the program. The server fills in %PUBLIC_URL% and %YEAR%. Throws when index.html no longer
 * has what is replaced here.
 */
export async function prerenderLanding(): Promise<void> {
  const body = await renderLanding();
  const page = await readFile(join(dist, "index.html"), "utf8");
  const [title = ""] = /<title>.*?<\/title>/.exec(body) ?? [];
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(page)?.[1] ?? "";
  const { light, dark } = barColors;

  let html = page.replace(/\s*<link rel="modulepreload"[^>]*>/g, "");
  html = replaceOnce(html, /\s*<script type="module"[^>]*><\/script>/, "");
  // With it the script for zod, which stands behind.
  html = replaceOnce(html, /\s*<noscript>.*(?=\s*<\/body>)/s, "");
  html = replaceOnce(html, /<title>.*?<\/title>/, title);
  html = replaceOnce(
    html,
    /(<meta name="theme-color") content="[^"]*" data-light="[^"]*" data-dark="[^"]*"/,
    `$1 content="${light}" data-light="${light}" data-dark="${dark}"`,
  );
  html = replaceOnce(html, /(?=\s*<\/head>)/, socialTags(title, description));
  html = replaceOnce(html, /<div id="root"><\/div>/, body.replace(title, ""));
  html = replaceOnce(html, /© \d{4} /, "© %YEAR% ");
  html = replaceOnce(html, /(?=\s*<\/body>)/, `\n    ${await fetchAheadScript()}`);
  await writeFile(join(dist, ".landing.html"), html);
}

function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`The landing page can't be built: no ${pattern} in it.`);
  return html.replace(pattern, replacement);
}

async function renderLanding(): Promise<string> {
  const { module } = await runnerImport<{ renderLanding: () => string }>(
    join(root, "client/landing/prerender.tsx"),
    { root: join(root, "client"), logLevel: "warn", plugins: [react()] },
  );
  return module.renderLanding();
}

function socialTags(title: string, description: string): string {
  const text = title.replace(/<\/?title>/g, "");
  return [
    '<link rel="canonical" href="%PUBLIC_URL%/" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Client Desk" />',
    '<meta property="og:url" content="%PUBLIC_URL%/" />',
    `<meta property="og:title" content="${text}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:image" content="%PUBLIC_URL%/og.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="The overview of Client Desk" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
    .map((tag) => `\n    ${tag}`)
    .join("");
}

/** Fetches the program when a pointer or the focus comes to a link that needs it, not before. */
async function fetchAheadScript(): Promise<string> {
  const parts = JSON.stringify(await listParts());
  return `<script>
      (() => {
        const parts = ${parts};
        const occasions = ["pointerover", "focusin"];
        const fetchAhead = ({ target }) => {
          if (!target.closest('a[href="/login"], a[href="/register"]')) return;
          for (const occasion of occasions) removeEventListener(occasion, fetchAhead);
          for (const href of parts) {
            document.head.append(
              Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
            );
          }
        };
        for (const occasion of occasions) addEventListener(occasion, fetchAhead);
      })();
    </script>`;
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

/** The files that the sign-in and sign-up screens are made of. */
async function listParts(): Promise<string[]> {
  const text = await readFile(join(dist, ".vite", "manifest.json"), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(text));
  const files = new Set<string>();
  const add = (name: string) => {
    const part = manifest[name];
    if (!part || files.has(`/${part.file}`)) return;
    files.add(`/${part.file}`);
    part.imports.forEach(add);
  };
  nextScreens.forEach(add);
  return [...files];
}
