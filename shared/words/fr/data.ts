import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "Vos données",
  lastImport: "Dernière importation",
  records: (records) => plural("fr", records, { one: "# fiche", other: "# fiches" }),
  never: "Jamais",
  since: "L’historique remonte au",
  today: "Aujourd’hui",
  import: {
    title: "Importation",
    hint: "Depuis un fichier ou un tableau collé. Rien n’est enregistré tant que vous ne l’avez pas vérifié.",
    customers: "Clients et entreprises",
    customersNote: "CSV, Excel, vCard ou un tableau collé",
    appointments: "Rendez-vous",
    appointmentsNote: "Un fichier d’agenda (ICS) ou CSV",
    button: "Importer",
    labels: {
      customers: "Importer des clients",
      appointments: "Importer des rendez-vous",
    },
  },
  export: {
    title: "Exportation",
    hint: "Téléchargez une copie à tout moment.",
    titles: {
      companies: "Entreprises",
      customers: "Clients",
      appointments: "Rendez-vous",
      everything: "Tout",
    },
    uses: {
      companies: "CSV pour un tableur.",
      customers: "CSV pour un tableur.",
      appointments: "ICS pour votre agenda.",
      everything:
        "Un fichier Client Desk avec tout ce qui précède, les notes, les tâches et l’historique.",
    },
    counted: {
      companies: (count) =>
        plural("fr", count, {
          one: "# entreprise. CSV pour un tableur.",
          other: "# entreprises. CSV pour un tableur.",
        }),
      customers: (count) =>
        plural("fr", count, {
          one: "# client, avec son entreprise. CSV pour un tableur.",
          other: "# clients, chacun avec son entreprise. CSV pour un tableur.",
        }),
      appointments: (count) =>
        plural("fr", count, {
          one: "# rendez-vous. ICS pour votre agenda.",
          other: "# rendez-vous. ICS pour votre agenda.",
        }),
    },
    labels: {
      companies: (format) => `Télécharger les entreprises en ${format}`,
      customers: (format) => `Télécharger les clients en ${format}`,
      appointments: (format) => `Télécharger les rendez-vous en ${format}`,
      everything: (format) => `Tout télécharger en ${format}`,
    },
  },
  tidy: {
    title: "Nettoyage",
    duplicates: "Doublons",
    possible: "Doublons possibles",
    none: "Aucun doublon possible.",
    count: (count) =>
      plural("fr", count, { one: "# doublon possible", other: "# doublons possibles" }),
    review: "Examiner",
    reviewLabel: "Examiner les doublons",
    trash: "Corbeille",
    trashNote: "Fiches supprimées qui peuvent être restaurées",
    trashEmpty: "La corbeille est vide.",
    deletion: (day) => `1 suppression peut être annulée jusqu’au ${day}.`,
    deletions: (count, day) =>
      plural("fr", count, {
        one: `# suppression peut être annulée, jusqu’au ${day}.`,
        other: `# suppressions peuvent être annulées, la première jusqu’au ${day}.`,
      }),
    showTrash: "Afficher dans l’historique",
    history: "Historique",
    openHistory: "Ouvrir l’historique",
  },
  danger: {
    title: "Zone de danger",
    trash: "Corbeille",
    trashNote: "Supprime définitivement les fiches de la corbeille. Cette action est irréversible.",
    trashCount: (records) =>
      plural("fr", records, {
        one: "Supprime définitivement # fiche de la corbeille. Cette action est irréversible.",
        other: "Supprime définitivement # fiches de la corbeille. Cette action est irréversible.",
      }),
    emptyTrash: "Vider la corbeille",
    account: "Supprimer votre compte",
    deleteAccount: "Supprimer le compte",
    removes: (what) => `Supprime ${what}. Cette action est irréversible.`,
    question: "Supprimer votre compte ?",
    removesAll: (what) =>
      `Cela supprime ${what}, immédiatement et sur tous les appareils. Cette action est irréversible.`,
    keepAccount: "Garder le compte",
    deleting: "Suppression",
    desks:
      "votre compte, et chaque bureau où vous êtes la seule personne, avec toutes ses fiches et son historique",
    unknown: "vos entreprises, clients, rendez-vous, tâches et notes, avec votre historique",
    nothing: "votre nom, votre e-mail, vos tâches et votre historique",
    companies: (companies) =>
      plural("fr", companies, {
        one: "votre entreprise, avec tous les rendez-vous, tâches et notes, et l’historique",
        other: "vos # entreprises, avec tous les rendez-vous, tâches et notes, et l’historique",
      }),
    customers: (customers) =>
      plural("fr", customers, {
        one: "votre client, avec tous les rendez-vous, tâches et notes, et l’historique",
        other: "vos # clients, avec tous les rendez-vous, tâches et notes, et l’historique",
      }),
    both: (companies, customers) =>
      `vos données : ${plural("fr", companies, { one: "# entreprise", other: "# entreprises" })}, ${plural("fr", customers, { one: "# client", other: "# clients" })}, tous les rendez-vous, tâches et notes, et l’historique`,
  },
};
