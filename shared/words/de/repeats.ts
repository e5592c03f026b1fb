import type { repeats as english } from "../en/repeats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const repeats: Words<typeof english> = {
  rules: {
    daily: (count) => plural("de", count, { one: "Täglich", other: "Alle # Tage" }),
    dailySome: (count) =>
      `${plural("de", count, { one: "Täglich", other: "Alle # Tage" })} an ausgewählten Tagen`,
    everyWeekday: "Montags bis freitags",
    weekly: (count, days) =>
      `${plural("de", count, { one: "Wöchentlich", other: "Alle # Wochen" })} am ${days}`,
    weeklySome: (count) =>
      `${plural("de", count, { one: "Wöchentlich", other: "Alle # Wochen" })} an ausgewählten Tagen`,
    monthlyDay: (count, day) =>
      `${plural("de", count, { one: "Monatlich", other: "Alle # Monate" })} am ${day}. Tag`,
    monthlyLastDay: (count) =>
      `${plural("de", count, { one: "Monatlich", other: "Alle # Monate" })} am letzten Tag`,
    monthlyNth: (count, which) =>
      `${plural("de", count, { one: "Monatlich", other: "Alle # Monate" })} am ${which}`,
    monthlySome: (count) =>
      `${plural("de", count, { one: "Monatlich", other: "Alle # Monate" })} an ausgewählten Tagen`,
    yearlyDate: (count, date) =>
      `${plural("de", count, { one: "Jährlich", other: "Alle # Jahre" })} am ${date}`,
    yearlyNth: (count, which, month) =>
      `${plural("de", count, { one: "Jährlich", other: "Alle # Jahre" })} am ${which} im ${month}`,
    yearlySome: (count) =>
      `${plural("de", count, { one: "Jährlich", other: "Alle # Jahre" })} an ausgewählten Tagen`,
  },
  weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  nth: {
    first: [
      "ersten Sonntag",
      "ersten Montag",
      "ersten Dienstag",
      "ersten Mittwoch",
      "ersten Donnerstag",
      "ersten Freitag",
      "ersten Samstag",
      "ersten Werktag",
    ],
    second: [
      "zweiten Sonntag",
      "zweiten Montag",
      "zweiten Dienstag",
      "zweiten Mittwoch",
      "zweiten Donnerstag",
      "zweiten Freitag",
      "zweiten Samstag",
      "zweiten Werktag",
    ],
    third: [
      "dritten Sonntag",
      "dritten Montag",
      "dritten Dienstag",
      "dritten Mittwoch",
      "dritten Donnerstag",
      "dritten Freitag",
      "dritten Samstag",
      "dritten Werktag",
    ],
    fourth: [
      "vierten Sonntag",
      "vierten Montag",
      "vierten Dienstag",
      "vierten Mittwoch",
      "vierten Donnerstag",
      "vierten Freitag",
      "vierten Samstag",
      "vierten Werktag",
    ],
    fifth: [
      "fünften Sonntag",
      "fünften Montag",
      "fünften Dienstag",
      "fünften Mittwoch",
      "fünften Donnerstag",
      "fünften Freitag",
      "fünften Samstag",
      "fünften Werktag",
    ],
    last: [
      "letzten Sonntag",
      "letzten Montag",
      "letzten Dienstag",
      "letzten Mittwoch",
      "letzten Donnerstag",
      "letzten Freitag",
      "letzten Samstag",
      "letzten Werktag",
    ],
    lastButOne: [
      "vorletzten Sonntag",
      "vorletzten Montag",
      "vorletzten Dienstag",
      "vorletzten Mittwoch",
      "vorletzten Donnerstag",
      "vorletzten Freitag",
      "vorletzten Samstag",
      "vorletzten Werktag",
    ],
  },
  until: (repeats, day) => `${repeats}, bis ${day}`,
  sentence: (repeats) => `${repeats}.`,
  sentenceTimes: (repeats, count) =>
    `${repeats}, <b>${plural("de", count, { one: "#-mal", other: "#-mal" })}</b>.`,
  shorter: {
    months: "In kürzeren Monaten am letzten Tag.",
    years: "In anderen Jahren am letzten Tag im Februar.",
  },
};
