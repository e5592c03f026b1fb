import type { formats as english } from "../en/formats.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Idioma",
  languageHint: "Vale para sua conta em todos os dispositivos.",
  ofBrowser: "Como no navegador",
};
