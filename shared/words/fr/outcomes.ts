import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "Sans résultat",
    held: "A eu lieu",
    "no-show": "Absence",
    canceled: "Annulé",
  },
  move: "Déplacer…",
  notSaved: "L’enregistrement a échoué.",
  othersMoved: "Le rendez-vous passé reste en place. Les autres ont été déplacés.",
  reinstated: "Rétabli",
  movedTo: (time) => `Déplacé : ${time}`,
  noteSaved: (name) => `Note enregistrée pour ${name}`,
  marked: {
    held: "Noté : a eu lieu",
    "no-show": "Noté : absence",
    canceled: "Noté : annulé",
  },
  lastContact: {
    today: "Noté : a eu lieu. Dernier contact : aujourd’hui",
    yesterday: "Noté : a eu lieu. Dernier contact : hier",
    onDay: (day) => `Noté : a eu lieu. Dernier contact : ${day}`,
  },
  nearTime: (weekday, time) => `${weekday} ${time}`,
  dayTime: (day, time) => `${day}, ${time}`,
};
