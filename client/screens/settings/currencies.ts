import { pseudo } from "../../../shared/words/languages.ts";
import { shownTongue } from "../../lib/language/tongue.ts";

/** All currencies in use, as "US Dollar (USD)", by name. Of former ones, the name has the years. */
export function listCurrencies(): { value: string; label: string }[] {
  const shown = shownTongue();
  const language = shown === "en" || shown === pseudo ? "en-US" : shown;
  const names = new Intl.DisplayNames(language, { type: "currency" });
  return Intl.supportedValuesOf("currency")
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .filter(({ label }) => !/\(\d{4}/.test(label))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
