import type { formats as english } from "../en/formats.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "Sprache",
  languageHint: "Gilt für Ihr Konto auf allen Geräten.",
  ofBrowser: "Wie im Browser",
};
