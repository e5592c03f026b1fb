import type { fields as english } from "../en/fields.ts";
import type { Words } from "../words.ts";

export const fields: Words<typeof english> = {
  clearSearch: "Limpar a pesquisa",
  showPassword: "Mostrar a senha",
  hidePassword: "Ocultar a senha",
};
