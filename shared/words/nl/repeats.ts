import type { repeats as english } from "../en/repeats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const repeats: Words<typeof english> = {
  rules: {
    daily: (count) => plural("nl", count, { one: "Elke dag", other: "Elke # dagen" }),
    dailySome: (count) =>
      `${plural("nl", count, { one: "Elke dag", other: "Elke # dagen" })} op gekozen dagen`,
    everyWeekday: "Elke werkdag",
    weekly: (count, days) =>
      `${plural("nl", count, { one: "Elke week", other: "Elke # weken" })} op ${days}`,
    weeklySome: (count) =>
      `${plural("nl", count, { one: "Elke week", other: "Elke # weken" })} op gekozen dagen`,
    monthlyDay: (count, day) =>
      `${plural("nl", count, { one: "Elke maand", other: "Elke # maanden" })} op dag ${day}`,
    monthlyLastDay: (count) =>
      `${plural("nl", count, { one: "Elke maand", other: "Elke # maanden" })} op de laatste dag`,
    monthlyNth: (count, which) =>
      `${plural("nl", count, { one: "Elke maand", other: "Elke # maanden" })} op de ${which}`,
    monthlySome: (count) =>
      `${plural("nl", count, { one: "Elke maand", other: "Elke # maanden" })} op gekozen dagen`,
    yearlyDate: (count, date) =>
      `${plural("nl", count, { one: "Elk jaar", other: "Elke # jaar" })} op ${date}`,
    yearlyNth: (count, which, month) =>
      `${plural("nl", count, { one: "Elk jaar", other: "Elke # jaar" })} op de ${which} van ${month}`,
    yearlySome: (count) =>
      `${plural("nl", count, { one: "Elk jaar", other: "Elke # jaar" })} op gekozen dagen`,
  },
  weekdays: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
  nth: {
    first: [
      "eerste zondag",
      "eerste maandag",
      "eerste dinsdag",
      "eerste woensdag",
      "eerste donderdag",
      "eerste vrijdag",
      "eerste zaterdag",
      "eerste werkdag",
    ],
    second: [
      "tweede zondag",
      "tweede maandag",
      "tweede dinsdag",
      "tweede woensdag",
      "tweede donderdag",
      "tweede vrijdag",
      "tweede zaterdag",
      "tweede werkdag",
    ],
    third: [
      "derde zondag",
      "derde maandag",
      "derde dinsdag",
      "derde woensdag",
      "derde donderdag",
      "derde vrijdag",
      "derde zaterdag",
      "derde werkdag",
    ],
    fourth: [
      "vierde zondag",
      "vierde maandag",
      "vierde dinsdag",
      "vierde woensdag",
      "vierde donderdag",
      "vierde vrijdag",
      "vierde zaterdag",
      "vierde werkdag",
    ],
    fifth: [
      "vijfde zondag",
      "vijfde maandag",
      "vijfde dinsdag",
      "vijfde woensdag",
      "vijfde donderdag",
      "vijfde vrijdag",
      "vijfde zaterdag",
      "vijfde werkdag",
    ],
    last: [
      "laatste zondag",
      "laatste maandag",
      "laatste dinsdag",
      "laatste woensdag",
      "laatste donderdag",
      "laatste vrijdag",
      "laatste zaterdag",
      "laatste werkdag",
    ],
    lastButOne: [
      "voorlaatste zondag",
      "voorlaatste maandag",
      "voorlaatste dinsdag",
      "voorlaatste woensdag",
      "voorlaatste donderdag",
      "voorlaatste vrijdag",
      "voorlaatste zaterdag",
      "voorlaatste werkdag",
    ],
  },
  until: (repeats, day) => `${repeats} tot en met ${day}`,
  sentence: (repeats) => `${repeats}.`,
  sentenceTimes: (repeats, count) =>
    `${repeats}, <b>${plural("nl", count, { one: "# keer", other: "# keer" })}</b>.`,
  shorter: {
    months: "In kortere maanden op de laatste dag.",
    years: "In andere jaren op de laatste dag van februari.",
  },
};
