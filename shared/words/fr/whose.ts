import type { whose as english } from "../en/whose.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const whose: Words<typeof english> = {
  label: "À qui",
  mine: {
    overview: "À moi",
    tasks: "Les miennes",
    calendar: "Les miens",
    reports: "À moi",
  },
  everyone: "Tout le monde",
  people: "Personnes",
  count: (count) => plural("fr", count, { one: "# personne", other: "# personnes" }),
  nothingMine: "Rien ici n’est à vous.",
  showEveryone: "Afficher tout le monde",
  nobody: "Personne",
  change: (label, name) => `${label} : ${name}. Modifier`,
  changeNobody: (label) => `${label} : personne. Modifier`,
  asked: (from, to) => `${from} a demandé à ${to}`,
  mention: "Mentionner",
  responsible: "Responsable",
  reader: "Lecteur",
  you: "Vous",
  told: {
    one: (name) => `${name} recevra une notification`,
    several: (names) => `${names} recevront une notification`,
  },
  here: {
    label: "Qui est ici",
    editing: {
      one: (name) => `${name} est en train de modifier`,
      several: (names) => `${names} sont en train de modifier`,
    },
    looking: {
      one: (name) => `${name} est ici`,
      several: (names) => `${names} sont ici`,
    },
  },
  addedBy: (name) => `, par ${name}`,
  hostTime: (name, time, city) => `Pour ${name} : ${time}, ${city}`,
  weekdayTime: (weekday, time) => `${weekday} ${time}`,
  handOver: "Transmettre…",
  away: "Absence…",
  left: (name) => `${name} (n’est plus là)`,
  justNow: (who) => `${who}, à l’instant.`,
  justNowWas: (who, was) => `${who}, à l’instant. Avant : ${was}`,
};
