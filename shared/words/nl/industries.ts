import type { industries as english } from "../en/industries.ts";
import type { Words } from "../words.ts";

export const industries: Words<typeof english> = {
  suggested: [
    "Boekhouding",
    "Landbouw",
    "Architectuur",
    "Auto-industrie",
    "Bouw",
    "Advies",
    "Onderwijs",
    "Energie",
    "Financiën",
    "Voeding en dranken",
    "Vracht en logistiek",
    "Overheid",
    "Gezondheidszorg",
    "Horeca",
    "Verzekeringen",
    "Interieurontwerp",
    "Juridisch",
    "Productie",
    "Marketing",
    "Media",
    "Non-profit",
    "Drukwerk",
    "Vastgoed",
    "Detailhandel",
    "Software",
    "Telecommunicatie",
    "Reizen",
  ],
};
