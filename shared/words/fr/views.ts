import type { views as english } from "../en/views.ts";
import type { Words } from "../words.ts";

export const views: Words<typeof english> = {
  rename: "Renommer la vue",
  save: "Enregistrer la vue",
  renamed: "Vue renommée",
  saved: {
    customers: "Vue enregistrée (dans la barre latérale, sous Clients)",
    companies: "Vue enregistrée (dans la barre latérale, sous Entreprises)",
  },
  updated: "Vue mise à jour",
  deleted: "Vue supprimée",
  deleteFailed: "La vue n’a pas pu être supprimée",
};
