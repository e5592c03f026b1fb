import type { away as english } from "../en/away.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const away: Words<typeof english> = {
  titleMe: "Vous vous absentez",
  title: (name) => `${name} s’absente`,
  explainMe:
    "Vous restez responsable. Entre-temps, la personne qui vous remplace voit aussi votre travail sous « À moi », et il vous revient ensuite de lui-même.",
  explain: (name) =>
    `${name} reste responsable. Entre-temps, la personne qui remplace ${name} voit aussi ce travail sous « À moi », et il lui revient ensuite de lui-même.`,
  save: "Enregistrer",
  backToday: "De retour aujourd’hui",
  delete: "Supprimer",
  from: "Premier jour",
  lastDay: "Dernier jour",
  standsIn: "Remplacement",
  nobody: "Personne",
  inThatTime: "Pendant ce temps",
  tasksDue: "Tâches à terminer",
  appointments: "Rendez-vous",
  goToYou: "vous sont attribuées",
  goTo: (name) => `sont attribuées à ${name}`,
  goToYourCalendar: "passent dans votre agenda",
  goToCalendar: (name) => `passent dans son agenda (${name})`,
  withOverlaps: (goes, overlaps) =>
    plural("fr", overlaps, { one: `${goes}, # se chevauche`, other: `${goes}, # se chevauchent` }),
  chooseAfter: (day) => `Choisissez une date après le ${day}`,
  chooseStandIn: "Choisissez qui assure le remplacement",
  saved: {
    me: (days) => `Votre absence : ${days}`,
    other: (name, days) => `${name} s’absente : ${days}`,
  },
  back: {
    me: "Vous êtes de retour",
    other: (name) => `${name} est de retour`,
  },
  deleted: "Absence supprimée",
  notSaved: "L’absence n’a pas pu être enregistrée. Réessayez.",
  words: {
    nobody: (days) => `Absence ${days}, sans remplacement`,
    you: (days) => `Absence ${days}, vous assurez le remplacement`,
    other: (days, name) => `Absence ${days}, ${name} assure le remplacement`,
  },
  days: (from, until) => `${from} – ${until}`,
};
