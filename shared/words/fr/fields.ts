import type { fields as english } from "../en/fields.ts";
import type { Words } from "../words.ts";

export const fields: Words<typeof english> = {
  clearSearch: "Effacer la recherche",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
};
