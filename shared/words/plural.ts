import type { Language } from "./languages.ts";

type Forms = { other: string } & { [Form in Intl.LDMLPluralRule]?: string };

const rules = new Map<string, Intl.PluralRules>();
/** In digits that everybody reads. */
let write = (count: number, language: Language) => count.toLocaleString(`${language}-u-nu-latn`);

/** Registers how counts are written: by the number format that the reader has chosen. */
export function writeCountsBy(format: (count: number) => string): void {
  write = format;
}

/**
 * The form of a count in a language; `#` in it is the count: `plural("en", n, { one: "# day", other: "# days" })`.
 * A form that is missing is `other`. A clock such as "1:15" counts by its hour: "a la 1:15", "a las 2:15".
 */
export function plural(language: Language, count: number | string, forms: Forms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const [number, written] =
    typeof count === "string"
      ? [Number.parseInt(count, 10), count]
      : [count, write(count, language)];
  return (forms[rule.select(number)] ?? forms.other).replace("#", written);
}
