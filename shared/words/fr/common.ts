import type { common as english } from "../en/common.ts";
import type { Words } from "../words.ts";

export const common: Words<typeof english> = {
  title: (page) => `${page} · Client Desk`,
  list: (first, second) => `${first}, ${second}`,
  cancel: "Annuler",
  close: "Fermer",
  continue: "Continuer",
  copy: "Copier",
  copied: "Copié",
  tryAgain: "Réessayer",
  trying: "Nouvel essai",
  loading: "Chargement",
  saving: "Enregistrement",
  deleting: "Suppression",
  optional: "Facultatif",
  dataIsSafe: "Vos données sont en sécurité.",
  checkConnection: "Vérifiez votre connexion.",
  loadFailed:
    "Le chargement a échoué. Vérifiez votre connexion et réessayez, ou rechargez la page.",
  noEntries: "Aucune entrée pour l’instant",
  noEntry: "Aucune entrée",
  invalidDate: "Date non valide",
  invalidTime: "Heure non valide",
  noTime: "Sans heure",
  session: {
    expired: "Votre session a expiré. Reconnectez-vous.",
    loggedOut: "Vous êtes déconnecté",
    deleted: "Votre compte est supprimé",
  },
  statuses: {
    "Window Shopper": "Curieux",
    Pending: "En attente",
    Active: "Actif",
    "Deal Closed": "Affaire conclue",
    "Returning Client": "Client fidèle",
  },
  failure: {
    margin: "Erreur",
    title: "Un problème est survenu",
    detail: "Cette page n’a pas pu être affichée. Vos données sont en sécurité.",
    kept: "Votre texte est enregistré. Si le problème se répète, abandonnez ce texte.",
    discard: "Abandonner mon texte",
    incompleteTitle: "Cette page n’a pas pu être chargée",
    incomplete:
      "La connexion a été perdue, ou Client Desk a été mis à jour pendant que vous l’aviez ouvert. Vos données sont en sécurité, et la page se rechargera dès que possible.",
    reload: "Recharger",
    offline: "Toujours pas de connexion. Réessayez dans un instant.",
    toHome: "Aller à l’accueil",
    toCompanies: "Aller aux entreprises",
    toDashboard: "Aller au tableau de bord",
  },
};
