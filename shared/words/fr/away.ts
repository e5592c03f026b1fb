import type { away as english } from "../en/away.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const away: Words<typeof english> = {
  titleMe: "Vous êtes absent",
  title: (name) => `Absence de ${name}`,
  explainMe:
    "Vous restez responsable. Entre-temps, votre travail figure aussi dans « Les miens » de l’autre personne, et revient de lui-même.",
  explain: (name) =>
    `${name} reste responsable. Entre-temps, le travail de ${name} figure aussi dans « Les miens » de l’autre personne, et revient de lui-même.`,
  save: "Enregistrer",
  backToday: "De retour aujourd’hui",
  delete: "Supprimer",
  from: "Du",
  lastDay: "Dernier jour",
  standsIn: "Remplaçant",
  nobody: "Personne",
  inThatTime: "Pendant ce temps",
  tasksDue: "Tâches à échéance",
  appointments: "Rendez-vous",
  goToYou: "vous reviennent",
  goTo: (name) => `reviennent à ${name}`,
  goToYourCalendar: "vont dans votre calendrier",
  goToCalendar: (name) => `vont dans le calendrier de ${name}`,
  withOverlaps: (goes, overlaps) =>
    plural("fr", overlaps, { one: `${goes}, # se chevauche`, other: `${goes}, # se chevauchent` }),
  chooseAfter: (day) => `Choisissez une date après le ${day}`,
  chooseStandIn: "Choisissez qui remplace",
  saved: {
    me: (days) => `Vous êtes absent : ${days}`,
    other: (name, days) => `Absence de ${name} : ${days}`,
  },
  back: {
    me: "Vous êtes de retour",
    other: (name) => `${name} est de retour`,
  },
  deleted: "Absence supprimée",
  notSaved: "L’absence n’a pas pu être enregistrée. Réessayez.",
  words: {
    nobody: (days) => `Absence ${days}, sans remplaçant`,
    you: (days) => `Absence ${days}, vous remplacez`,
    other: (days, name) => `Absence ${days}, ${name} remplace`,
  },
  days: (from, until) => `${from} – ${until}`,
};
