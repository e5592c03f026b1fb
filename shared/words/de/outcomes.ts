import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "Ohne Ergebnis",
    held: "Stattgefunden",
    "no-show": "Nicht erschienen",
    canceled: "Abgesagt",
  },
  move: "Verschieben …",
  notSaved: "Das konnte nicht gespeichert werden.",
  othersMoved: "Der vergangene Termin bleibt. Die übrigen wurden verschoben.",
  reinstated: "Wieder angesetzt",
  movedTo: (time) => `Auf ${time} verschoben`,
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
  ask: {
    title: (title) => `Wie lief „${title}“?`,
    label: "Wie lief es?",
    notYet: "Noch kein Ergebnis",
    more: "Weitere Ergebnisse",
    withKey: (label, key) => `${label} (${key})`,
    answered: (outcome) => `${outcome}.`,
    change: "Ändern",
    reinstate: "Wieder ansetzen",
    undo: "Rückgängig machen",
  },
  note: {
    label: (title) => `Was hat „${title}“ ergeben?`,
    placeholder: "Was hat es ergeben?",
    save: "Notiz speichern",
    skip: "Überspringen",
  },
  missed: {
    label: "Schade, dass wir Sie verpasst haben",
    question:
      "„Schade, dass wir Sie verpasst haben“ mit einem Link zur Wahl einer anderen Zeit senden?",
    to: (email) => `An ${email}`,
    send: "Senden",
    notNow: "Nicht jetzt",
    sent: (name) => `„Schade, dass wir Sie verpasst haben“ geht an ${name}`,
    notSent: (name) => `Nicht an ${name} gesendet`,
    failed: "Das konnte nicht gesendet werden. Versuchen Sie es erneut.",
  },
  moving: {
    label: (title) => `„${title}“ verschieben`,
    pick: "Tag oder Zeit wählen",
    to: (time) => `Auf ${time} verschieben`,
  },
};
