import type { whose as english } from "../en/whose.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const whose: Words<typeof english> = {
  label: "Wessen",
  mine: {
    overview: "Meine",
    tasks: "Meine",
    calendar: "Meine",
    reports: "Meine",
  },
  everyone: "Alle",
  people: "Personen",
  count: (count) => plural("de", count, { one: "# Person", other: "# Personen" }),
  nothingMine: "Hier ist nichts von Ihnen.",
  showEveryone: "Alle anzeigen",
  nobody: "Niemand",
  change: (label, name) => `${label}: ${name}. Ändern`,
  changeNobody: (label) => `${label}: niemand. Ändern`,
  asked: (from, to) => `${from} hat ${to} gebeten`,
  mention: "Erwähnen",
  responsible: "Zuständig",
  reader: "Leser",
  you: "Sie",
  told: {
    one: (name) => `${name} wird benachrichtigt`,
    several: (names) => `${names} werden benachrichtigt`,
  },
  here: {
    label: "Wer hier ist",
    editing: {
      one: (name) => `${name} bearbeitet gerade`,
      several: (names) => `${names} bearbeiten gerade`,
    },
    looking: {
      one: (name) => `${name} ist hier`,
      several: (names) => `${names} sind hier`,
    },
  },
  addedBy: (name) => `, von ${name}`,
  hostTime: (name, time, city) => `Bei ${name}: ${time}, ${city}`,
  weekdayTime: (weekday, time) => `${weekday} ${time}`,
  handOver: "Übergeben …",
  away: "Abwesend …",
  left: (name) => `${name} (nicht mehr dabei)`,
  justNow: (who) => `${who}, gerade eben.`,
  justNowWas: (who, was) => `${who}, gerade eben. Vorher ${was}`,
};
