import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notes: Words<typeof english> = {
  undoable: (days) =>
    plural("fr", days, {
      one: "Vous pouvez annuler cette action dans l’historique pendant # jour.",
      other: "Vous pouvez annuler cette action dans l’historique pendant # jours.",
    }),
  history: (months) => `Toutes les modifications des ${months} derniers mois.`,
  historyUndo: (months, days) =>
    `Toutes les modifications des ${months} derniers mois. Vous pouvez annuler une modification pendant ${days} jours.`,
  copyRefused: "Votre navigateur n’a pas permis la copie",
  nowOn: (desk) => `Vous êtes maintenant sur « ${desk} »`,
  deskFailed: "Le bureau n’a pas pu être ouvert. Réessayez.",
  reader: "Vous avez ici le rôle Lecteur.",
  readerAsk: (owner) => `Vous avez ici le rôle Lecteur. Demandez à ${owner} de le changer.`,
  ownersOnly: "Seuls les propriétaires de ce bureau peuvent le faire.",
  ownersOnlyAsk: (owner) =>
    `Seuls les propriétaires de ce bureau peuvent le faire. Demandez à ${owner} de changer cela.`,
  readMore: "Lire la suite",
  readLess: "Réduire",
  theme: "Thème",
  themes: {
    light: "Clair",
    dark: "Sombre",
    system: "Comme le système",
  },
  device: {
    on: (browser, system) => `${browser} sur ${system}`,
    unknown: "Appareil inconnu",
    token: (name) => `Jeton d’accès « ${name} »`,
  },
};
