import type { series as english } from "../en/series.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const series: Words<typeof english> = {
  overlaps: {
    once: (day) => `Überschneidet sich einmal, am ${day}.`,
    twice: (days) => `Überschneidet sich zweimal, am ${days}.`,
    more: (count, days) =>
      `Überschneidet sich ${plural("de", count, { one: "#-mal", other: "#-mal" })}, am ${days}.`,
    otherDays: (count) => plural("de", count, { one: "# weiteren Tag", other: "# weiteren Tagen" }),
  },
  fields: {
    label: "Wiederholung",
    never: "Wiederholt sich nicht",
    custom: "Eigene …",
    title: "Eigene Wiederholung",
    set: "Übernehmen",
    every: {
      DAILY: (count) => plural("de", count, { one: "Jeden", other: "Alle" }),
      WEEKLY: (count) => plural("de", count, { one: "Jede", other: "Alle" }),
      MONTHLY: (count) => plural("de", count, { one: "Jeden", other: "Alle" }),
      YEARLY: (count) => plural("de", count, { one: "Jedes", other: "Alle" }),
    },
    unit: "Einheit",
    days: (count) => plural("de", count, { one: "Tag", other: "Tage" }),
    weeks: (count) => plural("de", count, { one: "Woche", other: "Wochen" }),
    months: (count) => plural("de", count, { one: "Monat", other: "Monate" }),
    years: (count) => plural("de", count, { one: "Jahr", other: "Jahre" }),
    onWeekdays: "Am",
    weekdays: "Wochentage",
    onDay: "Am",
    dayOfMonth: (day) => `${day}. Tag`,
    ends: "Ende",
    endsNever: "Nie",
    endsOn: "An einem Tag",
    endsAfter: "Nach",
    lastDay: "Letzter Tag",
    date: "Datum",
    timesLabel: "Wie oft",
    times: (count) => plural("de", count, { one: "Termin", other: "Terminen" }),
    number: (most) => `Geben Sie eine Zahl von 1 bis ${most} ein`,
    weekday: "Wählen Sie einen Wochentag",
    later: (day) => `Wählen Sie ein Datum nach dem ${day}`,
  },
  times: {
    first: (count) =>
      plural("de", count, { one: "Der erste Termin", other: "Die ersten # Termine" }),
    all: (count) => plural("de", count, { one: "# Termin", other: "# Termine" }),
    at: (time) => `um ${time}`,
    label: "Termine der Wiederholung",
    overlaps: (title) => `Überschneidet sich mit <title>${title}</title>`,
    free: "Frei",
    more: (count) => plural("de", count, { one: "# weiterer", other: "# weitere" }),
  },
  scope: {
    move: (title) => `„${title}“ verschieben?`,
    change: (title) => `„${title}“ ändern?`,
    delete: (title) => `„${title}“ löschen?`,
    keep: "Termine behalten",
    which: "Welche Termine",
    this: "Dieser Termin",
    following: "Dieser und die folgenden Termine",
    all: "Alle Termine",
    moveSome: (count) =>
      plural("de", count, { one: "Termin verschieben", other: "# Termine verschieben" }),
    changeSome: (count) => plural("de", count, { one: "Termin ändern", other: "# Termine ändern" }),
    deleteSome: (count) =>
      plural("de", count, { one: "Termin löschen", other: "# Termine löschen" }),
    moveAll: "Termine verschieben",
    changeAll: "Termine ändern",
    deleteAll: "Termine löschen",
    fromTo: (from, to) => `Von ${from} auf ${to}.`,
    withCustomer: (name) => `Mit ${name}.`,
    repeats: (repeats) => `Dieser Termin wiederholt sich ${repeats}.`,
    repeatsTimes: (repeats, count) =>
      `Dieser Termin wiederholt sich ${repeats}, ${plural("de", count, { one: "#-mal", other: "#-mal" })}.`,
    fromDay: (day) => `${day} und später, ohne Ende`,
    untilDay: (count, day) =>
      `${plural("de", count, { one: "# Termin", other: "# Termine" })}, bis ${day}`,
    endless: "Alle Termine, ohne Ende",
    count: (count) => plural("de", count, { one: "# Termin", other: "# Termine" }),
    deletesPast: (all, over) =>
      `${all}, darunter ${plural("de", over, { one: "# vergangener mit seinem Ergebnis", other: "# vergangene mit ihren Ergebnissen" })}.`,
    changesPast: (all, over) =>
      `${all}, darunter ${plural("de", over, { one: "# vergangener", other: "# vergangene" })}.`,
    leavesPast: (all, over) =>
      `${all}. ${plural("de", over, { one: "Der vergangene bleibt, wo er ist", other: "Die # vergangenen bleiben, wo sie sind" })}.`,
  },
};
