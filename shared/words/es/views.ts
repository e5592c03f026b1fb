import type { views as english } from "../en/views.ts";
import type { Words } from "../words.ts";

export const views: Words<typeof english> = {
  rename: "Cambiar nombre de la vista",
  save: "Guardar vista",
  renamed: "Nombre de la vista cambiado",
  saved: {
    customers: "Vista guardada (en la barra lateral, en Clientes)",
    companies: "Vista guardada (en la barra lateral, en Empresas)",
  },
  updated: "Vista actualizada",
  deleted: "Vista eliminada",
  deleteFailed: "No se pudo eliminar la vista",
};
