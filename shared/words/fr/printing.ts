import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} clients, c’est trop pour imprimer. Cherchez ou filtrez d’abord jusqu’à ${most} au plus.`,
    loading: "Chargement de tous les éléments à imprimer : clients",
    failed: "Non imprimé : tout n’a pas pu être chargé (clients). Réessayez.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} entreprises, c’est trop pour imprimer. Cherchez ou filtrez d’abord jusqu’à ${most} au plus.`,
    loading: "Chargement de tous les éléments à imprimer : entreprises",
    failed: "Non imprimé : tout n’a pas pu être chargé (entreprises). Réessayez.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} rendez-vous, c’est trop pour imprimer. Cherchez ou filtrez d’abord jusqu’à ${most} au plus.`,
    loading: "Chargement de tous les éléments à imprimer : rendez-vous",
    failed: "Non imprimé : tout n’a pas pu être chargé (rendez-vous). Réessayez.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} tâches, c’est trop pour imprimer. Cherchez ou filtrez d’abord jusqu’à ${most} au plus.`,
    loading: "Chargement de tous les éléments à imprimer : tâches",
    failed: "Non imprimé : tout n’a pas pu être chargé (tâches). Réessayez.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} entrées, c’est trop pour imprimer. Cherchez ou filtrez d’abord jusqu’à ${most} au plus.`,
    loading: "Chargement de tous les éléments à imprimer : entrées",
    failed: "Non imprimé : tout n’a pas pu être chargé (entrées). Réessayez.",
  },
};
