import type { forms as english } from "../en/forms.ts";
import type { Words } from "../words.ts";

export const forms: Words<typeof english> = {
  restored: "Ce que vous aviez écrit est revenu. <discard>Effacer le texte</discard>",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveText: "Vos modifications ne sont pas enregistrées.",
  keepEditing: "Continuer à modifier",
  discardChanges: "Abandonner les modifications",
  saving: "Enregistrement",
  willSave: (amount) => `Sera enregistré : ${amount}`,
  willSaveNot: (amount, other) => `Sera enregistré : ${amount}, et non ${other}`,
  noMatches: "Aucun résultat",
  showList: "Afficher la liste",
  searching: "Recherche",
  conflict: {
    title: "Modifié ailleurs",
    elsewhere:
      "Cette fiche a été modifiée dans un autre onglet ou sur un autre appareil pendant que vous la modifiiez. Quelle version voulez-vous garder ?",
    by: (who) =>
      `${who} a modifié cela pendant que vous le modifiiez. Quelle version voulez-vous garder ?`,
    keepSaved: "Garder la version enregistrée",
    saveMine: "Enregistrer la mienne",
    saved: "Version enregistrée",
    of: (who) => `Version de ${who}`,
    yours: "Votre version",
    empty: "Vide",
  },
};
