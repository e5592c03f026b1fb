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
  ask: {
    title: (title) => `Comment s’est passé « ${title} » ?`,
    label: "Comment cela s’est-il passé ?",
    notYet: "Pas encore de résultat",
    more: "Autres résultats",
    withKey: (label, key) => `${label} (${key})`,
    answered: (outcome) => `${outcome}.`,
    change: "Modifier",
    reinstate: "Rétablir",
    undo: "Annuler",
  },
  note: {
    label: (title) => `Qu’est-il ressorti de « ${title} » ?`,
    placeholder: "Qu’en est-il ressorti ?",
    save: "Enregistrer la note",
    skip: "Passer",
  },
  missed: {
    label: "Ce n’est que partie remise",
    question: "Envoyer « Ce n’est que partie remise » avec un lien pour choisir un autre créneau ?",
    to: (email) => `À ${email}`,
    send: "Envoyer",
    notNow: "Pas maintenant",
    sent: (name) => `« Ce n’est que partie remise » part à ${name}`,
    notSent: (name) => `Non envoyé à ${name}`,
    failed: "L’envoi a échoué. Réessayez.",
  },
  moving: {
    label: (title) => `Déplacer « ${title} »`,
    pick: "Choisissez un jour ou une heure",
    to: (time) => `Déplacer : ${time}`,
  },
};
