import type { fields as english } from "../en/fields.ts";
import type { Words } from "../words.ts";

export const fields: Words<typeof english> = {
  clearSearch: "Suche leeren",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort ausblenden",
};
