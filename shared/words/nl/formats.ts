import type { formats as english } from "../en/formats.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Taal",
  languageHint: "Geldt voor je account op elk apparaat.",
  ofBrowser: "Zoals de browser",
};
