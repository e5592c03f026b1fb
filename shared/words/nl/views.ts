import type { views as english } from "../en/views.ts";
import type { Words } from "../words.ts";

export const views: Words<typeof english> = {
  rename: "Weergave hernoemen",
  save: "Weergave opslaan",
  renamed: "Weergave hernoemd",
  saved: {
    customers: "Weergave opgeslagen (in de zijbalk onder Klanten)",
    companies: "Weergave opgeslagen (in de zijbalk onder Bedrijven)",
  },
  updated: "Weergave bijgewerkt",
  deleted: "Weergave verwijderd",
  deleteFailed: "De weergave kon niet worden verwijderd",
};
