/** The languages that Client Desk speaks, each by its own name. Codes are BCP 47. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  fr: { name: "Français", direction: "ltr" },
  es: { name: "Español", direction: "ltr" },
  "pt-BR": { name: "Português (Brasil)", direction: "ltr" },
  nl: { name: "Nederlands", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
} as const;

export type Language = keyof typeof languages;

// as: the keys of the table above.
export const languageCodes = /* @__PURE__ */ Object.keys(languages) as Language[];

/**
 * English made longer, accented and bracketed: what is not in words stays plain, and what is cut shows.
 * Nobody can choose it in Settings; a browser that asks for `en-XA` gets it. See docs/words.md.
 */
export const pseudo = "en-XA";

/** What a document can be in. */
export type Tongue = Language | typeof pseudo;

export function directionOf(tongue: Tongue): "ltr" | "rtl" {
  return tongue === pseudo ? "ltr" : languages[tongue].direction;
}
