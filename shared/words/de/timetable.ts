import type { timetable as english } from "../en/timetable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const timetable: Words<typeof english> = {
  titles: {
    all: "Alle Termine",
    held: "Stattgefundene Termine",
    "no-show": "Nicht erschienen",
    canceled: "Abgesagte Termine",
    open: "Ohne Ergebnis",
  },
  appointments: "Termine",
  since: (day) => `Seit ${day}`,
  until: (day) => `Bis ${day}`,
  oneImport: "Aus einem Import",
  calendarOf: (people) => `Im Kalender von ${people}`,
  oneCompany: "Mit einer Firma",
  otherCompanies: "Mit anderen Firmen",
  weekdaysAt: [
    (hour) => `Sonntags um ${hour}`,
    (hour) => `Montags um ${hour}`,
    (hour) => `Dienstags um ${hour}`,
    (hour) => `Mittwochs um ${hour}`,
    (hour) => `Donnerstags um ${hour}`,
    (hour) => `Freitags um ${hour}`,
    (hour) => `Samstags um ${hour}`,
  ],
  filtered: (what) => `${what}. <all>Alle Termine</all>`,
  count: (count) => plural("de", count, { one: "# Termin", other: "# Termine" }),
  day: (name, date) => `${name}, ${date}`,
  dateAndCount: (date, count) =>
    `${date}. ${plural("de", count, { one: "# Termin", other: "# Termine" })}`,
  search: "Termine suchen",
  outcome: "Ergebnis",
  all: "Alle",
  loadFailed: "Die Termine konnten nicht geladen werden.",
  noneMatch: "Keine passenden Termine",
  noneMatchText: (text) => `Kein Termin hier passt zu „${text}“`,
  clear: "Sie können <all>alle Termine anzeigen</all>.",
};
