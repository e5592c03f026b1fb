import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { runnerImport } from "vite";
import { builds } from "../../../../scripts/builds.mjs";
import { root } from "../../../../scripts/stages.ts";
import type { Tongue } from "../../../../shared/words/languages.ts";
import { offered } from "../../../../shared/words/offered.ts";
import { gatherStyles } from "./inline-styles.ts";
import { writeLateParts } from "./late-parts.ts";
import { type AreaWords, localize, readWords } from "./localize.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import {
  fetchAheadScript,
  fetchScreenScript,
  showShellScript,
  startScript,
} from "./page-scripts.ts";
import { hearWords, languageDefines } from "./words.ts";

const dist = builds.client.directory;
/** --blotter of tokens.css in both themes: the color at the top of the landing page. */
const barColors = { light: "#0d3b2e", dark: "#0a2a20" };
const login = "screens/auth/login-page.tsx";
const register = "screens/auth/register-page.tsx";

const everyScreen = ["app/layout/dashboard-layout.tsx"];
/** Screens by address; the first match counts. The program fetches the others itself. */
const screens = {
  "^/dashboard/?$": "screens/today/overview.tsx",
  "^/dashboard/companies/?$": "screens/companies/company-list.tsx",
  "^/dashboard/companies/new$": "kinds/companies/company-form.tsx",
  "^/dashboard/companies/[^/]+/?$": "screens/companies/company-detail.tsx",
  "^/dashboard/companies/[^/]+/customers$": "screens/companies/company-customers.tsx",
  "^/dashboard/customers/?$": "screens/customers/customer-list.tsx",
  "^/dashboard/customers/[^/]+/?$": "screens/customers/customer-detail.tsx",
  "^/dashboard/appointments/[\\d-]+$": "screens/calendar/day/day-view.tsx",
  "^/dashboard/appointments/week/[\\d-]+$": "screens/calendar/week/week-view.tsx",
  "^/dashboard/appointments/month/[\\d-]+$": "screens/calendar/month/month-view.tsx",
  "^/dashboard/tasks/?$": "screens/tasks/tasks-page.tsx",
  "^/dashboard/reports/?$": "screens/reports/reports-page.tsx",
  "^/dashboard/settings$": "screens/settings/settings-page.tsx",
  "^/dashboard/": undefined,
};

interface Renderer {
  /** Says in what language the pages are rendered from then on. */
  speak: (tongue: Tongue, words: AreaWords) => void;
  renderPage: (path: string) => Promise<string>;
  renderShell: () => string;
}

/** The file of a document in a language: `.landing.html`, `.landing.de.html`; `index.html` has no dot in English. */
export function documentOf(name: string, tongue: Tongue): string {
  if (tongue !== "en") return `.${name}.${tongue}.html`;
  return name === "index" ? "index.html" : `.${name}.html`;
}

/**
 * Writes the public pages next to the built index.html, as .landing.html, .login.html and
 * .register.html: its head around static HTML, without the program; and all of them in each language, as
 * .landing.de.html. The server fills in
 * %PUBLIC_URL% and %YEAR%. Throws if index.html no longer contains what is replaced here.
 */
export async function prerender(built: readonly Tongue[]): Promise<void> {
  const { module } = await runnerImport<Renderer>(
    join(root, "client/app/first-load/render-static.tsx"),
    {
      root: join(root, "client"),
      logLevel: "warn",
      define: languageDefines,
      plugins: [react(), hearWords()],
    },
  );
  for (const tongue of built) {
    const index = await readFile(join(dist, documentOf("index", tongue)), "utf8");
    const parts = await readManifest(tongue);
    const late = await writeLateParts(parts, [...parts.of(everyScreen), parts.prefetch]);
    const words = await readWords(tongue);
    module.speak(tongue, words);
    const write = (name: string, html: string) =>
      writeFile(join(dist, documentOf(name, tongue)), gatherStyles(localize(html, tongue, words)));
    await write("index", toProgram(index, module.renderShell(), parts, late));
    await write("landing", toLanding(index, await module.renderPage("/"), { parts, tongue }));
    for (const [path, source] of [["/login", login] as const, ["/register", register] as const]) {
      const page = toPage(index, await module.renderPage(path));
      const script = startScript(parts.entry, parts.of([source]), late);
      await write(path.slice(1), addScript(page, script));
    }
  }
}

/** The head of index.html, with the page's own title, around the page. */
function toPage(index: string, body: string): string {
  const [title = ""] = /<title>.*?<\/title>/.exec(body) ?? [];
  let html = index.replace(/\s*<link rel="modulepreload"[^>]*>/g, "");
  html = replaceOnce(html, /\s*<script type="module"[^>]*><\/script>/, "");
  html = replaceOnce(html, /<title>.*?<\/title>/, title);
  return replaceOnce(
    html,
    /<div id="root"><\/div>/,
    `<div id="root">${body.replace(title, "")}</div>`,
  );
}

function toLanding(
  index: string,
  body: string,
  { parts, tongue }: { parts: Manifest; tongue: Tongue },
): string {
  const [title = ""] = /<title>.*?<\/title>/.exec(body) ?? [];
  const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(index)?.[1] ?? "";
  const { light, dark } = barColors;
  // It needs no script, nor what follows it, the one for zod.
  let html = replaceOnce(toPage(index, body), /\s*<noscript>.*(?=\s*<\/body>)/s, "");
  html = replaceOnce(
    html,
    /(<meta name="theme-color") content="[^"]*" data-light="[^"]*" data-dark="[^"]*"/,
    `$1 content="${light}" data-light="${light}" data-dark="${dark}"`,
  );
  html = replaceOnce(html, /(?=\s*<\/head>)/, socialTags(title, description, tongue));
  html = replaceOnce(html, /© \d{4}(?=\D)/, "© %YEAR%");
  return addScript(html, fetchAheadScript(parts.of([login, register])));
}

function screenParts(parts: Manifest): [string, string[]][] {
  return Object.entries(screens).map(([pattern, screen]) => [
    pattern,
    parts.of([...everyScreen, ...(screen ? [screen] : [])]),
  ]);
}

/** Prefetching comes before the entry in the head, so that nothing delays it. */
function toProgram(index: string, shell: string, parts: Manifest, late: string): string {
  const prefetch = [
    `<script>${fetchScreenScript(screenParts(parts), late)}</script>`,
    `<script type="module" async crossorigin src="${parts.prefetch}"></script>`,
  ];
  // Style sheet and fonts first: the shell needs nothing else.
  const later = index
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
  const html = replaceOnce(later, /(?=<script type="module")/, `${prefetch.join("\n    ")}\n    `);
  const body = `${shell}\n    <script>${showShellScript}</script>\n    `;
  return replaceOnce(html, /(?=<div id="root"><\/div>)/, body);
}

function addScript(html: string, script: string): string {
  return replaceOnce(html, /(?=\s*<\/body>)/, `\n    <script>${script}</script>`);
}

function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`The page can't be built: no ${pattern} in it.`);
  return html.replace(pattern, replacement);
}

/** The same page in each language. */
function alternates(): string[] {
  const link = (hreflang: string, query = "") =>
    `<link rel="alternate" hreflang="${hreflang}" href="%PUBLIC_URL%/${query}" />`;
  return [link("x-default"), ...offered.map((code) => link(code, `?language=${code}`))];
}

function socialTags(title: string, description: string, tongue: Tongue): string {
  const text = title.replace(/<\/?title>/g, "");
  return [
    `<link rel="canonical" href="%PUBLIC_URL%/${tongue === "en" ? "" : `?language=${tongue}`}" />`,
    ...alternates(),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Client Desk" />',
    '<meta property="og:url" content="%PUBLIC_URL%/" />',
    `<meta property="og:title" content="${text}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:image" content="%PUBLIC_URL%/og.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="%PREVIEW%" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
    .map((tag) => `\n    ${tag}`)
    .join("");
}
