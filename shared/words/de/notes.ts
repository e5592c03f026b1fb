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
  nowOn: (desk) => `Sie sind jetzt auf ${desk}`,
  deskFailed: "Der Desk konnte nicht geöffnet werden. Versuchen Sie es erneut.",
  reader: "Sie sind hier Leser.",
  readerAsk: (owner) => `Sie sind hier Leser. Bitten Sie ${owner}, das zu ändern.`,
  ownersOnly: "Das kann nur ein Inhaber dieses Desks.",
  ownersOnlyAsk: (owner) =>
    `Das kann nur ein Inhaber dieses Desks. Bitten Sie ${owner}, das zu ändern.`,
  readMore: "Mehr lesen",
  readLess: "Weniger lesen",
  theme: "Farben",
  themes: {
    light: "Hell",
    dark: "Dunkel",
    system: "Wie das System",
  },
};
