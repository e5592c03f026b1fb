import type { filters as english } from "../en/filters.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const filters: Words<typeof english> = {
  by: "Filtern nach",
  all: "Alle Filter",
  words: {
    is: "ist",
    isNot: "ist nicht",
    isEmpty: "ist leer",
    isSet: "ist angegeben",
    never: "nie",
    over: "über",
    under: "unter",
    between: "zwischen",
    before: "vor",
    after: "nach",
    daysAgo: "mehr als … Tage her",
  },
  and: "und",
  atMost: "Höchstens",
  amount: "Betrag",
  number: "Anzahl",
  moreThanDaysAgo: (days) =>
    plural("de", days, {
      one: "Mehr als <days></days> Tag her",
      other: "Mehr als <days></days> Tage her",
    }),
  days: "Tage",
  day: "Tag",
  from: "Von",
  to: "Bis",
  searchCompanies: "Firmen suchen",
  noMatches: "Keine Treffer",
  searchIndustries: "Branchen suchen",
  typeIndustry: "Branche suchen oder eingeben",
  noEmail: "E-Mail ist leer",
  noPhone: "Telefon ist leer",
  needsAttention: "Braucht Aufmerksamkeit",
  snoozed: "Zurückgestellt",
  tagsFailed: "Die Schlagwörter konnten nicht geladen werden.",
  noTags: "Noch keine Schlagwörter.",
};
