import type { dates as english } from "../en/dates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const dates: Words<typeof english> = {
  open: "Kalender öffnen",
  calendar: "Kalender",
  pick: "Tag wählen",
  previousMonth: "Voriger Monat",
  nextMonth: "Nächster Monat",
  earlier: "Früher",
  allowPast: "Tage vor heute erlauben",
  today: "Heute",
  yesterday: "Gestern",
  tomorrow: "Morgen",
  time: "Uhrzeit",
  done: "Fertig",
  usePast: "Dieses vergangene Datum verwenden",
  interpreted: (typed, read) => `${typed} wurde als ${read} verstanden.`,
  changed: (time, nearest, step) =>
    `${time} wurde zu ${nearest} geändert. Uhrzeiten sind in Schritten von ${plural("de", step, { one: "# Minute", other: "# Minuten" })} möglich.`,
};
