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
 * A form that is missing is `other`.
 */
export function plural(language: Language, count: number, forms: Forms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return (forms[rule.select(count)] ?? forms.other).replace("#", write(count, language));
}
