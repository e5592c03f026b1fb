import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "Kein Ergebnis",
    held: "Stattgefunden",
    "no-show": "Nicht erschienen",
    canceled: "Abgesagt",
  },
  move: "Verschieben …",
  notSaved: "Das konnte nicht gespeichert werden.",
  othersMoved: "Der vergangene Termin bleibt. Die übrigen wurden verschoben.",
  reinstated: "Findet wieder statt",
  movedTo: (time) => `Verschoben auf ${time}`,
  noteSaved: (name) => `Notiz zu ${name} gespeichert`,
  marked: {
    held: "Als stattgefunden markiert",
    "no-show": "Als nicht erschienen markiert",
    canceled: "Als abgesagt markiert",
  },
  lastContact: {
    today: "Als stattgefunden markiert. Letzter Kontakt: heute",
    yesterday: "Als stattgefunden markiert. Letzter Kontakt: gestern",
    onDay: (day) => `Als stattgefunden markiert. Letzter Kontakt: ${day}`,
  },
  nearTime: (weekday, time) => `${weekday} ${time}`,
  dayTime: (day, time) => `${day}, ${time}`,
};
