import type { whose as english } from "../en/whose.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const whose: Words<typeof english> = {
  label: "Van wie",
  mine: {
    overview: "Van mij",
    tasks: "Van mij",
    calendar: "Van mij",
    reports: "Van mij",
  },
  everyone: "Iedereen",
  people: "Personen",
  count: (count) => plural("nl", count, { one: "# persoon", other: "# personen" }),
  nothingMine: "Hier is niets van jou.",
  showEveryone: "Iedereen tonen",
  nobody: "Niemand",
  change: (label, name) => `${label}: ${name}. Wijzigen`,
  changeNobody: (label) => `${label}: niemand. Wijzigen`,
  asked: (from, to) => `${from} vroeg het aan ${to}`,
  mention: "Vermelden",
  responsible: "Verantwoordelijk",
  reader: "Lezer",
  you: "Jij",
  told: {
    one: (name) => `${name} krijgt bericht`,
    several: (names) => `${names} krijgen bericht`,
  },
  here: {
    label: "Wie hier is",
    editing: {
      one: (name) => `${name} is aan het bewerken`,
      several: (names) => `${names} zijn aan het bewerken`,
    },
    looking: {
      one: (name) => `${name} is hier`,
      several: (names) => `${names} zijn hier`,
    },
  },
  addedBy: (name) => `, door ${name}`,
  hostTime: (name, time, city) => `Bij ${name}: ${time}, ${city}`,
  weekdayTime: (weekday, time) => `${weekday} ${time}`,
  handOver: "Overdragen…",
  away: "Afwezig…",
  left: (name) => `${name} (vertrokken)`,
  justNow: (who) => `${who}, zojuist.`,
  justNowWas: (who, was) => `${who}, zojuist. Eerst ${was}`,
};
