import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "Vos données",
  lastImport: "Dernier import",
  records: (records) =>
    plural("fr", records, { one: "# enregistrement", other: "# enregistrements" }),
  never: "Jamais",
  since: "L’historique remonte au",
  today: "Aujourd’hui",
  import: {
    title: "Import",
    hint: "Depuis un fichier ou un tableau collé. Rien n’est enregistré avant que vous l’ayez vérifié.",
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
    title: "Export",
    hint: "Prenez une copie quand vous voulez.",
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
    title: "Ranger",
    duplicates: "Doublons",
    possible: "Doublons possibles",
    none: "Aucun doublon possible.",
    count: (count) =>
      plural("fr", count, { one: "# doublon possible", other: "# doublons possibles" }),
    review: "Vérifier",
    reviewLabel: "Vérifier les doublons",
    trash: "Corbeille",
    trashNote: "Ce qui est supprimé et peut être restauré",
    trashEmpty: "La corbeille est vide.",
    deletion: (day) => `1 suppression peut être restaurée jusqu’au ${day}.`,
    deletions: (count, day) =>
      `${plural("fr", count, { one: "# suppression peut", other: "# suppressions peuvent" })} être restaurées, la première jusqu’au ${day}.`,
    showTrash: "Afficher dans l’historique",
    history: "Historique",
    openHistory: "Ouvrir l’historique",
  },
  danger: {
    title: "Zone de danger",
    trash: "Corbeille",
    trashNote: "Retire définitivement ce qui est supprimé. Cela ne peut pas être annulé.",
    trashCount: (records) =>
      plural("fr", records, {
        one: "Retire définitivement # enregistrement supprimé. Cela ne peut pas être annulé.",
        other: "Retire définitivement # enregistrements supprimés. Cela ne peut pas être annulé.",
      }),
    emptyTrash: "Vider la corbeille",
    account: "Supprimer votre compte",
    deleteAccount: "Supprimer le compte",
    removes: (what) => `Retire ${what}. Cela ne peut pas être annulé.`,
    question: "Supprimer votre compte ?",
    removesAll: (what) =>
      `Cela retire ${what}, tout de suite et sur tous les appareils. Cela ne peut pas être annulé.`,
    keepAccount: "Garder le compte",
    deleting: "Suppression",
    desks:
      "votre compte, et chaque bureau où il n’y a personne d’autre, avec tous ses enregistrements et son historique",
    unknown: "vos entreprises, clients, rendez-vous, tâches, notes et votre historique",
    nothing: "votre nom, votre e-mail, vos tâches et votre historique",
    companies: (companies) =>
      plural("fr", companies, {
        one: "votre # entreprise, et tous les rendez-vous, tâches, notes et l’historique",
        other: "vos # entreprises, et tous les rendez-vous, tâches, notes et l’historique",
      }),
    customers: (customers) =>
      plural("fr", customers, {
        one: "votre # client, et tous les rendez-vous, tâches, notes et l’historique",
        other: "vos # clients, et tous les rendez-vous, tâches, notes et l’historique",
      }),
    both: (companies, customers) =>
      `vos ${plural("fr", companies, { one: "# entreprise", other: "# entreprises" })}, ${plural("fr", customers, { one: "# client", other: "# clients" })}, et tous les rendez-vous, tâches, notes et l’historique`,
  },
};
