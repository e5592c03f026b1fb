import type { Language } from "../../../shared/words/languages.ts";
import { shownTongue } from "./tongue.ts";

const year = 365 * 86_400;

/** Shows the language that somebody has chosen, or the browser's (null), and keeps it for the next document. */
export function followLanguage(chosen: Language | null): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // The server reads it to send the document in this language.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where there is no TLS
  document.cookie = `language=${chosen ?? ""}; max-age=${chosen ? year : 0}; path=/; samesite=lax${secure}`;
  if (!import.meta.env.ALL_LANGUAGES || chosen === shownTongue()) return;
  import("./switch-tongue.ts").then(
    ({ showLanguage }) => showLanguage(chosen),
    // Without a connection, the next document is in it.
    () => {},
  );
}
