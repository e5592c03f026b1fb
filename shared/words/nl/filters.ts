import type { filters as english } from "../en/filters.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const filters: Words<typeof english> = {
  by: "Filteren op",
  all: "Alle filters",
  words: {
    is: "is",
    isNot: "is niet",
    isEmpty: "is leeg",
    isSet: "is ingevuld",
    never: "nooit",
    over: "boven",
    under: "onder",
    between: "tussen",
    before: "vóór",
    after: "na",
    daysAgo: "meer dan … dagen geleden",
  },
  and: "en",
  atMost: "Maximaal",
  amount: "Bedrag",
  number: "Aantal",
  moreThanDaysAgo: (days) =>
    plural("nl", days, {
      one: "Meer dan <days></days> dag geleden",
      other: "Meer dan <days></days> dagen geleden",
    }),
  days: "Dagen",
  day: "Dag",
  from: "Van",
  to: "Tot en met",
  searchCompanies: "Bedrijven zoeken",
  noMatches: "Geen resultaten",
  searchIndustries: "Branches zoeken",
  typeIndustry: "Zoek of typ een branche",
  noEmail: "E-mail is leeg",
  noPhone: "Telefoon is leeg",
  needsAttention: "Aandacht nodig",
  snoozed: "Uitgesteld",
  tagsFailed: "De labels konden niet worden geladen.",
  noTags: "Nog geen labels.",
};
