import { chooseTongue, type Language } from "../../../shared/words/languages.ts";
import { shownTongue } from "./tongue.ts";

/** The server reads it to send the document in this language. */
const cookie = "language";
const year = 365 * 86_400;

/** Shows the language that somebody has chosen, or the browser's (null), and keeps it for the next document. */
export function followLanguage(chosen: Language | null): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  const kept = chosen ? `${chosen}; max-age=${year}` : "; max-age=0";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where there is no TLS
  document.cookie = `${cookie}=${kept}; path=/; samesite=lax${secure}`;
  const wanted = chosen ?? chooseTongue(navigator.languages);
  if (wanted === shownTongue()) return;
  // Without a connection, the next document is in it.
  import("./switch-tongue.ts").then(
    ({ switchTongue }) => switchTongue(wanted),
    () => {},
  );
}
