import type { filters as english } from "../en/filters.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const filters: Words<typeof english> = {
  by: "Filtrer par",
  all: "Tous les filtres",
  words: {
    is: "est",
    isNot: "n’est pas",
    isEmpty: "est vide",
    isSet: "est renseigné",
    never: "jamais",
    over: "plus de",
    under: "moins de",
    between: "entre",
    before: "avant",
    after: "après",
    daysAgo: "il y a plus de … jours",
  },
  and: "et",
  atMost: "Au plus",
  amount: "Montant",
  number: "Nombre",
  moreThanDaysAgo: (days) =>
    plural("fr", days, {
      one: "Il y a plus de <days></days> jour",
      other: "Il y a plus de <days></days> jours",
    }),
  days: "Jours",
  day: "Jour",
  from: "Du",
  to: "Au",
  searchCompanies: "Rechercher des entreprises",
  noMatches: "Aucun résultat",
  searchIndustries: "Rechercher des secteurs",
  typeIndustry: "Rechercher ou saisir un secteur",
  noEmail: "E-mail vide",
  noPhone: "Téléphone vide",
  needsAttention: "À recontacter",
  snoozed: "En pause",
  tagsFailed: "Les étiquettes n’ont pas pu être chargées.",
  noTags: "Aucune étiquette pour l’instant.",
};
