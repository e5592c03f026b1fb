import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notes: Words<typeof english> = {
  undoable: (days) =>
    plural("de", days, {
      one: "Sie können das im Verlauf # Tag lang rückgängig machen.",
      other: "Sie können das im Verlauf # Tage lang rückgängig machen.",
    }),
  history: (months) => `Alle Änderungen der letzten ${months} Monate.`,
  historyUndo: (months, days) =>
    `Alle Änderungen der letzten ${months} Monate. Sie können eine Änderung ${days} Tage lang rückgängig machen.`,
  copyRefused: "Ihr Browser hat das Kopieren nicht erlaubt",
  nowOn: (desk) => `Gewechselt zu ${desk}`,
  deskFailed: "Der Desk konnte nicht geöffnet werden. Versuchen Sie es erneut.",
  reader: "Sie haben hier die Rolle Leser.",
  readerAsk: (owner) => `Sie haben hier die Rolle Leser. Bitten Sie ${owner}, das zu ändern.`,
  ownersOnly: "Das können nur Inhaber dieses Desks.",
  ownersOnlyAsk: (owner) =>
    `Das können nur Inhaber dieses Desks. Bitten Sie ${owner}, das zu ändern.`,
  readMore: "Mehr anzeigen",
  readLess: "Weniger anzeigen",
  theme: "Design",
  themes: {
    light: "Hell",
    dark: "Dunkel",
    system: "Wie das System",
  },
  device: {
    on: (browser, system) => `${browser} unter ${system}`,
    unknown: "Unbekanntes Gerät",
    token: (name) => `Zugriffstoken „${name}“`,
  },
};
