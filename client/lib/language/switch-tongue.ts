import type { Language, Tongue } from "../../../shared/words/languages.ts";
import { chooseTongue } from "../../../shared/words/offered.ts";
import { keepFocus } from "./kept-focus.ts";

// Fetched only when somebody chooses another language than before.

const year = 365 * 86_400;
/** As the shell that documents begin with. */
const behind = "fixed inset-0 -z-1 overflow-hidden";

declare global {
  /** The languages that this window has been in: their programs share nothing else. */
  var spoken: Set<string> | undefined;
}

/** The switch that is under way. */
let latest: { tongue: Tongue } | undefined;

/** Shows the language that somebody has chosen, or the browser's (null), and keeps it for the next document. */
export function followLanguage(chosen: Language | null): Promise<void> {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // The server reads it to send the document in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where there is no TLS
  document.cookie = `language=${chosen ?? ""}; max-age=${chosen ? year : 0}; path=/; samesite=lax${secure}`;
  return showLanguage(chosen ?? chooseTongue(navigator.languages));
}

/**
 * Shows a language without loading the page again: fetches its document and its program, and lets
 * that take the place of the one on screen. Throws if it can't be fetched.
 */
async function showLanguage(tongue: Tongue): Promise<void> {
  // The document's: this program is not on screen any more once another has taken its place.
  const page = document.documentElement;
  // A choice tells of it, and so does its answer.
  if (latest?.tongue === tongue) return;
  const own = { tongue };
  latest = tongue === page.lang ? undefined : own;
  if (!latest) return;
  try {
    await take(tongue, page, () => latest === own);
  } finally {
    if (latest === own) latest = undefined;
  }
}

async function take(tongue: Tongue, page: HTMLElement, isLatest: () => boolean): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: a document, and no answer of the API
  const response = await fetch("/index.html", { headers: { "Accept-Language": tongue } });
  const { documentElement: next } = new DOMParser().parseFromString(
    await response.text(),
    "text/html",
  );
  const entry = next.querySelector<HTMLScriptElement>('script[type="module"]:not([async])');
  // Somebody who tries several gets the last one.
  if (!response.ok || !entry || !isLatest() || next.lang !== tongue) return;
  const spoken = globalThis.spoken ?? new Set([page.lang]);
  // Its program has started once, and does not start again.
  if (spoken.has(tongue)) {
    keepFocus();
    return location.reload();
  }
  globalThis.spoken = spoken.add(tongue);
  await preload(entry.src);
  keepFocus();
  const root = document.getElementById("root");
  const still = root?.cloneNode(true) as HTMLElement; // as: a copy of an element
  // What is on screen stays there until the program can show the same.
  root?.before(Object.assign(still, { id: "shell", inert: true, className: behind }));
  dispatchEvent(new Event("program-ends"));
  page.lang = tongue;
  page.dir = next.dir;
  await import(/* @vite-ignore */ entry.src);
}

/** With all that it needs. */
function preload(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", reject);
    document.head.append(link);
  });
}
