import type { formats as english } from "../en/formats.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Langue",
  languageHint: "S’applique à votre compte sur tous vos appareils.",
  ofBrowser: "Comme le navigateur",
};
