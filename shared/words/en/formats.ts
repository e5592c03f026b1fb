/** Settings, Formats. */
export const formats = {
  language: "Language",
  languageHint: "Applies to your account on every device.",
  ofBrowser: "As in the browser",
} as const;
