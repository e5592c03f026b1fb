import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} clients, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} au plus, par une recherche ou un filtre.`,
    loading: "Chargement de tous les clients à imprimer",
    failed: "Non imprimé : certains clients n’ont pas pu être chargés. Réessayez.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} entreprises, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} au plus, par une recherche ou un filtre.`,
    loading: "Chargement de toutes les entreprises à imprimer",
    failed: "Non imprimé : certaines entreprises n’ont pas pu être chargées. Réessayez.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} rendez-vous, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} au plus, par une recherche ou un filtre.`,
    loading: "Chargement de tous les rendez-vous à imprimer",
    failed: "Non imprimé : certains rendez-vous n’ont pas pu être chargés. Réessayez.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} tâches, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} au plus, par une recherche ou un filtre.`,
    loading: "Chargement de toutes les tâches à imprimer",
    failed: "Non imprimé : certaines tâches n’ont pas pu être chargées. Réessayez.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} entrées, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} au plus, par une recherche ou un filtre.`,
    loading: "Chargement de toutes les entrées à imprimer",
    failed: "Non imprimé : certaines entrées n’ont pas pu être chargées. Réessayez.",
  },
};
