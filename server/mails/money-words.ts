import type { FormatSettings } from "../../shared/account/settings.ts";
import type { Language } from "../../shared/words/languages.ts";

/** "$12,500.50", in the user's currency and numbers, for where there is no screen. */
export function moneyInWords(
  value: number,
  { currency, numbers }: Pick<FormatSettings, "currency" | "numbers">,
  language: Language,
): string {
  const parts = new Intl.NumberFormat(language === "en" ? "en-US" : language, {
    numberingSystem: "latn",
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...(!Number.isInteger(value) && { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  }).formatToParts(value);
  // As 1,234.56 is written.
  const marks: Partial<Record<string, string | undefined>> = {
    group: numbers[1],
    decimal: numbers[5],
  };
  return parts.map(({ type, value }) => marks[type] ?? value).join("");
}
