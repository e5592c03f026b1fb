import type { away as english } from "../en/away.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const away: Words<typeof english> = {
  titleMe: "Je bent afwezig",
  title: (name) => `${name} is afwezig`,
  explainMe:
    "Jij blijft verantwoordelijk. Intussen staat je werk ook bij “Van mij” van de ander, en het komt vanzelf terug.",
  explain: (name) =>
    `${name} blijft verantwoordelijk. Intussen staat het werk van ${name} ook bij “Van mij” van de ander, en het komt vanzelf terug.`,
  save: "Opslaan",
  backToday: "Vandaag terug",
  delete: "Verwijderen",
  from: "Van",
  lastDay: "Laatste dag",
  standsIn: "Vervanger",
  nobody: "Niemand",
  inThatTime: "In die tijd",
  tasksDue: "Taken te doen",
  appointments: "Afspraken",
  goToYou: "gaan naar jou",
  goTo: (name) => `gaan naar ${name}`,
  goToYourCalendar: "gaan naar jouw agenda",
  goToCalendar: (name) => `gaan naar de agenda van ${name}`,
  withOverlaps: (goes, overlaps) =>
    plural("nl", overlaps, { one: `${goes}, # overlapt`, other: `${goes}, # overlappen` }),
  chooseAfter: (day) => `Kies een datum na ${day}`,
  chooseStandIn: "Kies een vervanger",
  saved: {
    me: (days) => `Je bent afwezig: ${days}`,
    other: (name, days) => `${name} is afwezig: ${days}`,
  },
  back: {
    me: "Je bent terug",
    other: (name) => `${name} is terug`,
  },
  deleted: "Afwezigheid verwijderd",
  notSaved: "De afwezigheid kon niet worden opgeslagen. Probeer het opnieuw.",
  words: {
    nobody: (days) => `Afwezig ${days}, geen vervanger`,
    you: (days) => `Afwezig ${days}, jij bent vervanger`,
    other: (days, name) => `Afwezig ${days}, ${name} is vervanger`,
  },
  days: (from, until) => `${from} – ${until}`,
};
