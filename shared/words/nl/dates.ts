import type { dates as english } from "../en/dates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const dates: Words<typeof english> = {
  open: "Kalender openen",
  calendar: "Kalender",
  pick: "Kies een dag",
  previousMonth: "Vorige maand",
  nextMonth: "Volgende maand",
  earlier: "Eerder",
  allowPast: "Dagen vóór vandaag toestaan",
  today: "Vandaag",
  yesterday: "Gisteren",
  tomorrow: "Morgen",
  time: "Tijd",
  done: "Klaar",
  usePast: "Deze datum in het verleden gebruiken",
  interpreted: (typed, read) => `${typed} is gelezen als ${read}.`,
  changed: (time, nearest, step) =>
    `${time} is veranderd in ${nearest}. Tijden gaan in stappen van ${plural("nl", step, { one: "# minuut", other: "# minuten" })}.`,
};
