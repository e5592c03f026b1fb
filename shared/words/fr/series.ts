import type { series as english } from "../en/series.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const series: Words<typeof english> = {
  overlaps: {
    once: (day) => `Un chevauchement : ${day}.`,
    twice: (days) => `Deux chevauchements : ${days}.`,
    more: (count, days) =>
      `${plural("fr", count, { one: "# chevauchement", other: "# chevauchements" })} : ${days}.`,
    otherDays: (count) => plural("fr", count, { one: "# autre jour", other: "# autres jours" }),
  },
  fields: {
    label: "Répétition",
    never: "Ne se répète pas",
    custom: "Personnalisée…",
    title: "Répétition personnalisée",
    set: "Appliquer",
    every: {
      DAILY: (count) => plural("fr", count, { one: "Chaque", other: "Tous les" }),
      WEEKLY: (count) => plural("fr", count, { one: "Chaque", other: "Toutes les" }),
      MONTHLY: (count) => plural("fr", count, { one: "Chaque", other: "Tous les" }),
      YEARLY: (count) => plural("fr", count, { one: "Chaque", other: "Tous les" }),
    },
    unit: "Unité",
    days: (count) => plural("fr", count, { one: "jour", other: "jours" }),
    weeks: (count) => plural("fr", count, { one: "semaine", other: "semaines" }),
    months: (count) => plural("fr", count, { one: "mois", other: "mois" }),
    years: (count) => plural("fr", count, { one: "an", other: "ans" }),
    onWeekdays: "Jours",
    weekdays: "Jours de la semaine",
    onDay: "Quand",
    dayOfMonth: (day) => `Le ${plural("fr", day, { one: "#er", other: "#" })}`,
    ends: "Fin",
    endsNever: "Jamais",
    endsOn: "À une date",
    endsAfter: "Après",
    lastDay: "Dernier jour",
    date: "Date",
    timesLabel: "Nombre de fois",
    times: (count) => plural("fr", count, { one: "fois", other: "fois" }),
    number: (most) => `Saisissez un nombre de 1 à ${most}`,
    weekday: "Choisissez un jour de la semaine",
    later: (day) => `Choisissez une date après le ${day}`,
  },
  times: {
    first: (count) =>
      plural("fr", count, { one: "La première date", other: "Les # premières dates" }),
    all: (count) => plural("fr", count, { one: "# date", other: "# dates" }),
    at: (time) => `à ${time}`,
    label: "Dates de la répétition",
    overlaps: (title) => `Chevauche <title>${title}</title>`,
    free: "Libre",
    more: (count) => plural("fr", count, { one: "# de plus", other: "# de plus" }),
  },
  scope: {
    move: (title) => `Déplacer « ${title} » ?`,
    change: (title) => `Modifier « ${title} » ?`,
    delete: (title) => `Supprimer « ${title} » ?`,
    keep: "Garder les rendez-vous",
    which: "Quels rendez-vous",
    this: "Ce rendez-vous",
    following: "Ce rendez-vous et les suivants",
    all: "Tous les rendez-vous",
    moveSome: (count) =>
      plural("fr", count, { one: "Déplacer le rendez-vous", other: "Déplacer # rendez-vous" }),
    changeSome: (count) =>
      plural("fr", count, { one: "Modifier le rendez-vous", other: "Modifier # rendez-vous" }),
    deleteSome: (count) =>
      plural("fr", count, { one: "Supprimer le rendez-vous", other: "Supprimer # rendez-vous" }),
    moveAll: "Déplacer les rendez-vous",
    changeAll: "Modifier les rendez-vous",
    deleteAll: "Supprimer les rendez-vous",
    fromTo: (from, to) => `De ${from} à ${to}.`,
    withCustomer: (name) => `Avec ${name}.`,
    repeats: (repeats) => `Ce rendez-vous se répète ${repeats}.`,
    repeatsTimes: (repeats, count) =>
      `Ce rendez-vous se répète ${repeats}, ${plural("fr", count, { one: "# fois", other: "# fois" })}.`,
    fromDay: (day) => `À partir du ${day}, sans date de fin`,
    untilDay: (count, day) =>
      `${plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" })}, jusqu’au ${day}`,
    endless: "Tous les rendez-vous, sans date de fin",
    count: (count) => plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" }),
    deletesPast: (all, over) =>
      `${all}, dont ${plural("fr", over, { one: "# passé et son résultat", other: "# passés et leurs résultats" })}.`,
    changesPast: (all, over) =>
      `${all}, dont ${plural("fr", over, { one: "# passé", other: "# passés" })}.`,
    leavesPast: (all, over) =>
      `${all}. ${plural("fr", over, { one: "Celui qui est passé reste en place", other: "Les # passés restent en place" })}.`,
  },
};
