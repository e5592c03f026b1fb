import type { results as english } from "../en/results.ts";
import type { Words } from "../words.ts";

export const results: Words<typeof english> = {
  auth: {
    deleteFailed: "Le compte n’a pas pu être supprimé",
    confirmLinkSent: (email) =>
      `Nous avons envoyé un lien à ${email}. Votre adresse change quand vous l’ouvrez.`,
  },
  devices: {
    listFailed: "Vos appareils n’ont pas pu être chargés",
    endFailed: "L’appareil n’a pas pu être déconnecté",
  },
  companies: {
    created: "Entreprise créée",
    updated: "Entreprise modifiée",
    deleted: "Entreprise supprimée",
    listFailed: "Les entreprises n’ont pas pu être chargées",
    detailsFailed: "La fiche de l’entreprise n’a pas pu être chargée",
    deleteFailed: "L’entreprise n’a pas pu être supprimée",
  },
  tags: {
    saveFailed: "L’étiquette n’a pas pu être enregistrée. Réessayez.",
  },
  tasks: {
    listFailed: "Les tâches n’ont pas pu être chargées",
    saveFailed: "La tâche n’a pas pu être enregistrée",
    deleteFailed: "La tâche n’a pas pu être supprimée",
  },
  views: {
    saveFailed: "La vue n’a pas pu être enregistrée. Réessayez.",
  },
  customers: {
    created: "Client créé",
    updated: "Client modifié",
    deleted: "Client supprimé",
    listFailed: "Les clients n’ont pas pu être chargés",
    detailsFailed: "La fiche du client n’a pas pu être chargée",
    deleteFailed: "Le client n’a pas pu être supprimé",
    bulkFailed: "Les clients n’ont pas pu être modifiés. Réessayez.",
    notFound: "Client introuvable",
    missing: "Le client que vous cherchez n’existe pas ou a été supprimé.",
    interactionsFailed: "Les derniers contacts n’ont pas pu être chargés",
    companyRequired: "L’identifiant d’une entreprise est nécessaire pour créer un client",
  },
  appointments: {
    created: "Rendez-vous créé",
    updated: "Rendez-vous modifié",
    deleted: "Rendez-vous supprimé",
    listFailed: "Les rendez-vous n’ont pas pu être chargés",
    detailsFailed: "Les détails du rendez-vous n’ont pas pu être chargés",
    saveFailed: "Le rendez-vous n’a pas pu être enregistré",
    deleteFailed: "Le rendez-vous n’a pas pu être supprimé",
    required: "Remplissez tous les champs obligatoires",
  },
  history: {
    listFailed: "Votre historique n’a pas pu être chargé",
    recordsFailed: "Les fiches modifiées n’ont pas pu être chargées",
    undoFailed: "La modification n’a pas pu être annulée",
    nothingToUndo: "Rien à annuler",
    nothingToRedo: "Rien à rétablir",
    trashFailed: "La corbeille n’a pas pu être vidée",
  },
  activities: {
    saveFailed: "L’entrée n’a pas pu être enregistrée",
    deleteFailed: "L’entrée n’a pas pu être supprimée",
  },
  settings: {
    updated: "Paramètres modifiés",
    failed: "Les paramètres n’ont pas pu être modifiés",
  },
  notSaved: "Non enregistré. Votre texte est conservé.",
  exportFailed: "Le fichier n’a pas pu être téléchargé",
  dashboardFailed: "Le tableau de bord n’a pas pu être chargé",
  saveFailed: "L’entreprise ou le client n’a pas pu être créé ou modifié",
};
