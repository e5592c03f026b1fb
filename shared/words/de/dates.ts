import type { dates as english } from "../en/dates.ts";
import type { Words } from "../words.ts";

export const dates: Words<typeof english> = {
  open: "Kalender öffnen",
  calendar: "Kalender",
  pick: "Einen Tag wählen",
  previousMonth: "Voriger Monat",
  nextMonth: "Nächster Monat",
  earlier: "Früher",
  allowPast: "Tage vor heute erlauben",
  today: "Heute",
  yesterday: "Gestern",
  tomorrow: "Morgen",
  time: "Uhrzeit",
  done: "Fertig",
  usePast: "Dieses vergangene Datum nehmen",
  interpreted: (typed, read) => `${typed} wurde als ${read} gelesen.`,
  changed: (time, nearest, step) =>
    `${time} wurde zu ${nearest} geändert. Zeiten gehen in Schritten von ${step} Minuten.`,
};
