import type { timetable as english } from "../en/timetable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const timetable: Words<typeof english> = {
  titles: {
    all: "Tous les rendez-vous",
    held: "Rendez-vous qui ont eu lieu",
    "no-show": "Absences",
    canceled: "Rendez-vous annulés",
    open: "Sans résultat",
  },
  appointments: "Rendez-vous",
  since: (day) => `Depuis le ${day}`,
  until: (day) => `Jusqu’au ${day}`,
  oneImport: "D’une importation",
  calendarOf: (people) => `Dans l’agenda : ${people}`,
  oneCompany: "Avec une entreprise",
  otherCompanies: "Avec d’autres entreprises",
  weekdaysAt: [
    (hour) => `Les dimanches à ${hour}`,
    (hour) => `Les lundis à ${hour}`,
    (hour) => `Les mardis à ${hour}`,
    (hour) => `Les mercredis à ${hour}`,
    (hour) => `Les jeudis à ${hour}`,
    (hour) => `Les vendredis à ${hour}`,
    (hour) => `Les samedis à ${hour}`,
  ],
  filtered: (what) => `${what}. <all>Tous les rendez-vous</all>`,
  count: (count) => plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" }),
  day: (name, date) => `${name}, ${date}`,
  dateAndCount: (date, count) =>
    `${date}. ${plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" })}`,
  search: "Rechercher des rendez-vous",
  outcome: "Résultat",
  all: "Tous",
  loadFailed: "Les rendez-vous n’ont pas pu être chargés.",
  noneMatch: "Aucun rendez-vous correspondant",
  noneMatchText: (text) => `Aucun rendez-vous ici ne correspond à « ${text} »`,
  clear: "Vous pouvez <all>afficher tous les rendez-vous</all>.",
};
