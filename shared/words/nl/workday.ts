import type { workday as english } from "../en/workday.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const workday: Words<typeof english> = {
  day: {
    counted: [
      "Eén afspraak",
      "Twee afspraken",
      "Drie afspraken",
      "Vier afspraken",
      "Vijf afspraken",
      "Zes afspraken",
      "Zeven afspraken",
      "Acht afspraken",
      "Negen afspraken",
      "Tien afspraken",
    ],
    more: (count) => plural("nl", count, { one: "# afspraak", other: "# afspraken" }),
    none: "Vandaag geen afspraken.",
    all: (appointments) => `${appointments}.`,
    onlyAt: (appointment, time) => `${appointment}, om ${time}.`,
    firstAt: (appointments, time) => `${appointments}, de eerste om ${time}.`,
    left: (appointments) => `${appointments} te gaan.`,
    lastAt: (appointment, time) => `${appointment} te gaan, om ${time}.`,
    nextAt: (appointments, time) => `${appointments} te gaan, de volgende om ${time}.`,
    overOne: "De afspraak van vandaag is voorbij.",
    overTwo: "Beide afspraken van vandaag zijn voorbij.",
    overAll: (number) => `Alle ${number} afspraken van vandaag zijn voorbij.`,
  },
  due: {
    counted: [
      "Eén taak",
      "Twee taken",
      "Drie taken",
      "Vier taken",
      "Vijf taken",
      "Zes taken",
      "Zeven taken",
      "Acht taken",
      "Negen taken",
      "Tien taken",
    ],
    more: (count) => plural("nl", count, { one: "# taak", other: "# taken" }),
    numbers: ["één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"],
    today: (tasks, count) =>
      `${tasks} ${plural("nl", count, { one: "voor vandaag.", other: "voor vandaag." })}`,
    late: (tasks, count) =>
      `${tasks} ${plural("nl", count, { one: "te laat.", other: "te laat." })}`,
    todayAndLate: (tasks, count, number, overdue) =>
      `${tasks} ${plural("nl", count, { one: "voor vandaag", other: "voor vandaag" })}, ${number} ${plural("nl", overdue, { one: "te laat.", other: "te laat." })}`,
    many: (count) =>
      plural("nl", count, { one: "Meer dan # taak te doen.", other: "Meer dan # taken te doen." }),
  },
  today: {
    label: "Afspraken van vandaag",
    earlierFailed: "Eerdere afspraken zonder uitkomst konden niet worden geladen.",
    moreOpen: (count) => `Nog ${count} zonder uitkomst`,
    earlier: (count) => `${count} eerder vandaag`,
    later: (count) => `${count} later vandaag`,
    free: "Er is niets geboekt voor vandaag.",
    last: {
      note: (day) => `Laatste notitie, ${day}`,
      call: (day) => `Laatste gesprek, ${day}`,
      email: (day) => `Laatste e-mail, ${day}`,
      meeting: (day) => `Laatste ontmoeting, ${day}`,
    },
    about: "Over",
    lastWith: (what) => `${what}: <text></text>`,
    noNotes: "Nog geen notities",
  },
};
