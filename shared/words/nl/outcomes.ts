import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "Geen uitkomst",
    held: "Doorgegaan",
    "no-show": "Niet verschenen",
    canceled: "Afgezegd",
  },
  move: "Verzetten…",
  notSaved: "Dit kon niet worden opgeslagen.",
  othersMoved: "De afspraak die voorbij is, blijft staan. De andere zijn verzet.",
  reinstated: "Gaat weer door",
  movedTo: (time) => `Verzet naar ${time}`,
  noteSaved: (name) => `Notitie voor ${name} opgeslagen`,
  marked: {
    held: "Gemarkeerd als doorgegaan",
    "no-show": "Gemarkeerd als niet verschenen",
    canceled: "Gemarkeerd als afgezegd",
  },
  lastContact: {
    today: "Gemarkeerd als doorgegaan. Laatste contact: vandaag",
    yesterday: "Gemarkeerd als doorgegaan. Laatste contact: gisteren",
    onDay: (day) => `Gemarkeerd als doorgegaan. Laatste contact: ${day}`,
  },
  nearTime: (weekday, time) => `${weekday} ${time}`,
  dayTime: (day, time) => `${day}, ${time}`,
};
