import type { forms as english } from "../en/forms.ts";
import type { Words } from "../words.ts";

export const forms: Words<typeof english> = {
  restored: "Le texte que vous aviez saisi a été récupéré. <discard>Abandonner le texte</discard>",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveText: "Vos modifications ne sont pas enregistrées.",
  keepEditing: "Continuer à modifier",
  discardChanges: "Abandonner les modifications",
  saving: "Enregistrement",
  willSave: (amount) => `Sera enregistré : ${amount}`,
  willSaveNot: (amount, other) => `Sera enregistré : ${amount}, et non ${other}`,
  noMatches: "Aucun résultat",
  showList: "Afficher la liste",
  searching: "Recherche",
  conflict: {
    title: "Modifié ailleurs",
    elsewhere:
      "Cette fiche a été modifiée dans un autre onglet ou sur un autre appareil pendant que vous la modifiiez. Quelle version voulez-vous garder ?",
    by: (who) =>
      `${who} a fait des modifications en même temps que vous. Quelle version voulez-vous garder ?`,
    keepSaved: "Garder la version enregistrée",
    saveMine: "Enregistrer la mienne",
    saved: "Version enregistrée",
    of: (who) => `Version enregistrée par ${who}`,
    yours: "Votre version",
    empty: "Vide",
  },
};
