import type { workday as english } from "../en/workday.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const workday: Words<typeof english> = {
  day: {
    counted: [
      "Un rendez-vous",
      "Deux rendez-vous",
      "Trois rendez-vous",
      "Quatre rendez-vous",
      "Cinq rendez-vous",
      "Six rendez-vous",
      "Sept rendez-vous",
      "Huit rendez-vous",
      "Neuf rendez-vous",
      "Dix rendez-vous",
    ],
    more: (count) => plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" }),
    none: "Aucun rendez-vous aujourd’hui.",
    all: (appointments) => `${appointments}.`,
    onlyAt: (appointment, time) => `${appointment}, à ${time}.`,
    firstAt: (appointments, time) => `${appointments}, le premier à ${time}.`,
    left: (appointments) => `${appointments} à venir.`,
    lastAt: (appointment, time) => `${appointment} à venir, à ${time}.`,
    nextAt: (appointments, time) => `${appointments} à venir, le prochain à ${time}.`,
    overOne: "Le rendez-vous du jour est terminé.",
    overTwo: "Les deux rendez-vous du jour sont terminés.",
    overAll: (number) => `Les ${number} rendez-vous du jour sont terminés.`,
  },
  due: {
    counted: [
      "Une tâche",
      "Deux tâches",
      "Trois tâches",
      "Quatre tâches",
      "Cinq tâches",
      "Six tâches",
      "Sept tâches",
      "Huit tâches",
      "Neuf tâches",
      "Dix tâches",
    ],
    more: (count) => plural("fr", count, { one: "# tâche", other: "# tâches" }),
    numbers: ["une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
    today: (tasks, count) =>
      `${tasks} ${plural("fr", count, { one: "à terminer aujourd’hui.", other: "à terminer aujourd’hui." })}`,
    late: (tasks, count) =>
      `${tasks} ${plural("fr", count, { one: "en retard.", other: "en retard." })}`,
    todayAndLate: (tasks, count, number, overdue) =>
      `${tasks} ${plural("fr", count, { one: "à terminer aujourd’hui", other: "à terminer aujourd’hui" })}, ${number} ${plural("fr", overdue, { one: "en retard.", other: "en retard." })}`,
    many: (count) =>
      plural("fr", count, {
        one: "Plus de # tâche à terminer.",
        other: "Plus de # tâches à terminer.",
      }),
  },
  today: {
    label: "Rendez-vous du jour",
    earlierFailed: "Les rendez-vous précédents sans résultat n’ont pas pu être chargés.",
    moreOpen: (count) => `${count} de plus sans résultat`,
    earlier: (count) => `${count} plus tôt dans la journée`,
    later: (count) => `${count} plus tard dans la journée`,
    free: "Rien n’est prévu aujourd’hui.",
    last: {
      note: (day) => `Dernière note, ${day}`,
      call: (day) => `Dernier appel, ${day}`,
      email: (day) => `Dernier e-mail, ${day}`,
      meeting: (day) => `Dernière réunion, ${day}`,
    },
    about: "À propos",
    lastWith: (what) => `${what} : <text></text>`,
    noNotes: "Aucune note pour l’instant",
  },
};
