import type { formats as english } from "../en/formats.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Idioma",
  languageHint: "Se aplica a tu cuenta en todos los dispositivos.",
  ofBrowser: "Como el navegador",
};
