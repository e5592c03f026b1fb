import type { workday as english } from "../en/workday.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const workday: Words<typeof english> = {
  day: {
    counted: [
      "Ein Termin",
      "Zwei Termine",
      "Drei Termine",
      "Vier Termine",
      "Fünf Termine",
      "Sechs Termine",
      "Sieben Termine",
      "Acht Termine",
      "Neun Termine",
      "Zehn Termine",
    ],
    more: (count) => plural("de", count, { one: "# Termin", other: "# Termine" }),
    none: "Heute keine Termine.",
    all: (appointments) => `${appointments}.`,
    onlyAt: (appointment, time) => `${appointment}, um ${time}.`,
    firstAt: (appointments, time) => `${appointments}, der erste um ${time}.`,
    left: (appointments) => `${appointments} noch offen.`,
    lastAt: (appointment, time) => `${appointment} noch offen, um ${time}.`,
    nextAt: (appointments, time) => `${appointments} noch offen, der nächste um ${time}.`,
    overOne: "Der Termin von heute ist vorbei.",
    overTwo: "Beide Termine von heute sind vorbei.",
    overAll: (number) => `Alle ${number} Termine von heute sind vorbei.`,
  },
  due: {
    counted: [
      "Eine Aufgabe",
      "Zwei Aufgaben",
      "Drei Aufgaben",
      "Vier Aufgaben",
      "Fünf Aufgaben",
      "Sechs Aufgaben",
      "Sieben Aufgaben",
      "Acht Aufgaben",
      "Neun Aufgaben",
      "Zehn Aufgaben",
    ],
    more: (count) => plural("de", count, { one: "# Aufgabe", other: "# Aufgaben" }),
    numbers: ["eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
    today: (tasks, count) =>
      `${tasks} ${plural("de", count, { one: "ist heute fällig.", other: "sind heute fällig." })}`,
    late: (tasks, count) =>
      `${tasks} ${plural("de", count, { one: "ist überfällig.", other: "sind überfällig." })}`,
    todayAndLate: (tasks, count, number, overdue) =>
      `${tasks} ${plural("de", count, { one: "ist heute fällig", other: "sind heute fällig" })}, ${number} ${plural("de", overdue, { one: "ist überfällig.", other: "sind überfällig." })}`,
    many: (count) =>
      plural("de", count, {
        one: "Mehr als # Aufgabe ist fällig.",
        other: "Mehr als # Aufgaben sind fällig.",
      }),
  },
  today: {
    label: "Termine von heute",
    earlierFailed: "Frühere Termine ohne Ergebnis konnten nicht geladen werden.",
    moreOpen: (count) => `${count} weitere ohne Ergebnis`,
    earlier: (count) => `${count} früher am Tag`,
    later: (count) => `${count} später am Tag`,
    free: "Für heute ist nichts gebucht.",
    last: {
      note: (day) => `Letzte Notiz, ${day}`,
      call: (day) => `Letzter Anruf, ${day}`,
      email: (day) => `Letzte E-Mail, ${day}`,
      meeting: (day) => `Letztes Treffen, ${day}`,
    },
    about: "Info",
    lastWith: (what) => `${what}: <text></text>`,
    noNotes: "Noch keine Notizen",
  },
};
