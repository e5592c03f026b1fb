import type { details as english } from "../en/details.ts";
import type { Words } from "../words.ts";

export const details: Words<typeof english> = {
  when: "Quand",
  who: "Avec",
  invitation: "Invitation",
  whose: "Agenda",
  notes: "Notes",
  lastNote: "Dernière note",
  loadFailed: "Le chargement a échoué. Réessayer",
  noNotes: "Aucune note",
  lastContact: (day) => `Dernier contact : ${day}`,
  neverContacted: "Jamais contacté",
  edit: "Modifier",
  leave: "Ne plus participer",
  delete: "Supprimer",
  moreActions: "Autres actions",
  duplicate: "Dupliquer",
  copyLink: "Copier le lien",
  linkCopied: "Lien copié",
  openCustomer: "Ouvrir le client",
  openDay: "Ouvrir la journée",
  next: "Prochain rendez-vous",
  nextFailed: "Le chargement a échoué",
  nextNone: "Aucun",
  book: "Prendre rendez-vous",
  dayTime: (day, time) => `${day}, ${time}`,
};
