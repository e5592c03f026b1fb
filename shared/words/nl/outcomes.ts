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
  ask: {
    title: (title) => `Hoe ging “${title}”?`,
    label: "Hoe ging het?",
    notYet: "Nog geen uitkomst",
    more: "Meer uitkomsten",
    withKey: (label, key) => `${label} (${key})`,
    answered: (outcome) => `${outcome}.`,
    change: "Wijzigen",
    reinstate: "Toch laten doorgaan",
    undo: "Ongedaan maken",
  },
  note: {
    label: (title) => `Wat kwam er uit “${title}”?`,
    placeholder: "Wat kwam eruit?",
    save: "Notitie opslaan",
    skip: "Overslaan",
  },
  missed: {
    label: "Jammer dat we je hebben gemist",
    question:
      "“Jammer dat we je hebben gemist” versturen, met een link om een andere tijd te kiezen?",
    to: (email) => `Aan ${email}`,
    send: "Versturen",
    notNow: "Niet nu",
    sent: (name) => `“Jammer dat we je hebben gemist” gaat naar ${name}`,
    notSent: (name) => `Niet naar ${name} verstuurd`,
    failed: "Dit kon niet worden verstuurd. Probeer het opnieuw.",
  },
  moving: {
    label: (title) => `“${title}” verzetten`,
    pick: "Kies een dag of tijd",
    to: (time) => `Verzetten naar ${time}`,
  },
};
