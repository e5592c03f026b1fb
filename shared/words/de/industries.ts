import type { industries as english } from "../en/industries.ts";
import type { Words } from "../words.ts";

export const industries: Words<typeof english> = {
  suggested: [
    "Buchhaltung",
    "Landwirtschaft",
    "Architektur",
    "Automobil",
    "Bau",
    "Beratung",
    "Bildung",
    "Energie",
    "Finanzen",
    "Lebensmittel und Getränke",
    "Fracht und Logistik",
    "Öffentliche Verwaltung",
    "Gesundheit",
    "Gastgewerbe",
    "Versicherung",
    "Innenarchitektur",
    "Recht",
    "Fertigung",
    "Marketing",
    "Medien",
    "Gemeinnützig",
    "Druck",
    "Immobilien",
    "Einzelhandel",
    "Software",
    "Telekommunikation",
    "Reisen",
  ],
};
