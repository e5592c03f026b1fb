import type { formats as english } from "../en/formats.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "اللغة",
  languageHint: "تسري على حسابك على كل جهاز.",
  ofBrowser: "كما في المتصفح",
};
