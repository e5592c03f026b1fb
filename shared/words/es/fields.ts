import type { fields as english } from "../en/fields.ts";
import type { Words } from "../words.ts";

export const fields: Words<typeof english> = {
  clearSearch: "Borrar la búsqueda",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
};
