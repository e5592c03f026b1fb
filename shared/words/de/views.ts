import type { views as english } from "../en/views.ts";
import type { Words } from "../words.ts";

export const views: Words<typeof english> = {
  rename: "Ansicht umbenennen",
  save: "Ansicht speichern",
  renamed: "Ansicht umbenannt",
  saved: {
    customers: "Ansicht gespeichert (in der Seitenleiste unter Kunden)",
    companies: "Ansicht gespeichert (in der Seitenleiste unter Firmen)",
  },
  updated: "Ansicht aktualisiert",
  deleted: "Ansicht gelöscht",
  deleteFailed: "Die Ansicht konnte nicht gelöscht werden",
};
