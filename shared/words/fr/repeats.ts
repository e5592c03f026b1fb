import type { repeats as english } from "../en/repeats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const repeats: Words<typeof english> = {
  rules: {
    daily: (count) => plural("fr", count, { one: "Tous les jours", other: "Tous les # jours" }),
    dailySome: (count) =>
      `${plural("fr", count, { one: "Tous les jours", other: "Tous les # jours" })}, certains jours`,
    everyWeekday: "Du lundi au vendredi",
    weekly: (count, days) =>
      `${plural("fr", count, { one: "Toutes les semaines", other: "Toutes les # semaines" })}, ${days}`,
    weeklySome: (count) =>
      `${plural("fr", count, { one: "Toutes les semaines", other: "Toutes les # semaines" })}, certains jours`,
    monthlyDay: (count, day) =>
      `${plural("fr", count, { one: "Tous les mois", other: "Tous les # mois" })}, le ${plural("fr", day, { one: "#er", other: "#" })}`,
    monthlyLastDay: (count) =>
      `${plural("fr", count, { one: "Tous les mois", other: "Tous les # mois" })}, le dernier jour`,
    monthlyNth: (count, which) =>
      `${plural("fr", count, { one: "Tous les mois", other: "Tous les # mois" })}, ${which}`,
    monthlySome: (count) =>
      `${plural("fr", count, { one: "Tous les mois", other: "Tous les # mois" })}, certains jours`,
    yearlyDate: (count, date) =>
      `${plural("fr", count, { one: "Tous les ans", other: "Tous les # ans" })}, le ${date}`,
    yearlyNth: (count, which, month) =>
      `${plural("fr", count, { one: "Tous les ans", other: "Tous les # ans" })}, ${which} en ${month}`,
    yearlySome: (count) =>
      `${plural("fr", count, { one: "Tous les ans", other: "Tous les # ans" })}, certains jours`,
  },
  weekdays: [
    "le dimanche",
    "le lundi",
    "le mardi",
    "le mercredi",
    "le jeudi",
    "le vendredi",
    "le samedi",
  ],
  nth: {
    first: [
      "le premier dimanche",
      "le premier lundi",
      "le premier mardi",
      "le premier mercredi",
      "le premier jeudi",
      "le premier vendredi",
      "le premier samedi",
      "le premier jour ouvré",
    ],
    second: [
      "le deuxième dimanche",
      "le deuxième lundi",
      "le deuxième mardi",
      "le deuxième mercredi",
      "le deuxième jeudi",
      "le deuxième vendredi",
      "le deuxième samedi",
      "le deuxième jour ouvré",
    ],
    third: [
      "le troisième dimanche",
      "le troisième lundi",
      "le troisième mardi",
      "le troisième mercredi",
      "le troisième jeudi",
      "le troisième vendredi",
      "le troisième samedi",
      "le troisième jour ouvré",
    ],
    fourth: [
      "le quatrième dimanche",
      "le quatrième lundi",
      "le quatrième mardi",
      "le quatrième mercredi",
      "le quatrième jeudi",
      "le quatrième vendredi",
      "le quatrième samedi",
      "le quatrième jour ouvré",
    ],
    fifth: [
      "le cinquième dimanche",
      "le cinquième lundi",
      "le cinquième mardi",
      "le cinquième mercredi",
      "le cinquième jeudi",
      "le cinquième vendredi",
      "le cinquième samedi",
      "le cinquième jour ouvré",
    ],
    last: [
      "le dernier dimanche",
      "le dernier lundi",
      "le dernier mardi",
      "le dernier mercredi",
      "le dernier jeudi",
      "le dernier vendredi",
      "le dernier samedi",
      "le dernier jour ouvré",
    ],
    lastButOne: [
      "l’avant-dernier dimanche",
      "l’avant-dernier lundi",
      "l’avant-dernier mardi",
      "l’avant-dernier mercredi",
      "l’avant-dernier jeudi",
      "l’avant-dernier vendredi",
      "l’avant-dernier samedi",
      "l’avant-dernier jour ouvré",
    ],
  },
  until: (repeats, day) => `${repeats}, jusqu’au ${day}`,
  sentence: (repeats) => `${repeats}.`,
  sentenceTimes: (repeats, count) =>
    `${repeats}, <b>${plural("fr", count, { one: "# fois", other: "# fois" })}</b>.`,
  shorter: {
    months: "Les mois plus courts, le dernier jour du mois.",
    years: "Les autres années, le dernier jour de février.",
  },
};
