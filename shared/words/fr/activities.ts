import type { activities as english } from "../en/activities.ts";
import type { Words } from "../words.ts";

export const activities: Words<typeof english> = {
  labels: {
    note: "Note",
    call: "Appel",
    email: "E-mail",
    meeting: "Réunion",
  },
  asks: {
    note: "Écrivez une note",
    call: "Que s’est-il dit ?",
    email: "De quoi était-il question ?",
    meeting: "Qu’en est-il ressorti ?",
  },
  noteTells: "Écrivez une note, @ pour prévenir quelqu’un",
  followUp: {
    note: (who) => `Relancer ${who}`,
    call: (who) => `Appeler ${who}`,
    email: (who) => `Écrire à ${who}`,
    meeting: (who) => `Relancer ${who}`,
  },
  save: {
    note: "Enregistrer la note",
    call: "Enregistrer l’appel",
    email: "Enregistrer l’e-mail",
    meeting: "Enregistrer la réunion",
  },
  saved: {
    note: "Note enregistrée",
    call: "Appel enregistré",
    email: "E-mail enregistré",
    meeting: "Réunion enregistrée",
  },
  savedWithTask: {
    note: (day) => `Note enregistrée, relance le ${day}`,
    call: (day) => `Appel enregistré, relance le ${day}`,
    email: (day) => `E-mail enregistré, relance le ${day}`,
    meeting: (day) => `Réunion enregistrée, relance le ${day}`,
  },
  sent: (who) => `E-mail envoyé à ${who}`,
  sentWithTask: (who, day) => `E-mail envoyé à ${who}, relance le ${day}`,
  discarded: {
    note: "Note abandonnée",
    call: "Appel abandonné",
    email: "E-mail abandonné",
    meeting: "Réunion abandonnée",
  },
  deleted: {
    note: "Note supprimée",
    call: "Appel supprimé",
    email: "E-mail supprimé",
    meeting: "Réunion supprimée",
  },
  changedTo: {
    note: "Converti en note",
    call: "Converti en appel",
    email: "Converti en e-mail",
    meeting: "Converti en réunion",
  },
};
