import type { fields as english } from "../en/fields.ts";
import type { Words } from "../words.ts";

export const fields: Words<typeof english> = {
  clearSearch: "Zoekopdracht wissen",
  showPassword: "Wachtwoord tonen",
  hidePassword: "Wachtwoord verbergen",
};
