import type { industries as english } from "../en/industries.ts";
import type { Words } from "../words.ts";

export const industries: Words<typeof english> = {
  suggested: [
    "Comptabilité",
    "Agriculture",
    "Architecture",
    "Automobile",
    "Construction",
    "Conseil",
    "Éducation",
    "Énergie",
    "Finance",
    "Agroalimentaire",
    "Fret et logistique",
    "Administration",
    "Santé",
    "Hôtellerie et restauration",
    "Assurance",
    "Architecture d’intérieur",
    "Droit",
    "Industrie",
    "Marketing",
    "Médias",
    "Associations",
    "Imprimerie",
    "Immobilier",
    "Commerce de détail",
    "Logiciel",
    "Télécommunications",
    "Voyage",
  ],
};
