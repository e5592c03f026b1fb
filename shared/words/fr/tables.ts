import type { tables as english } from "../en/tables.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  failed: {
    customers: "Les clients n’ont pas pu être chargés.",
    companies: "Les entreprises n’ont pas pu être chargées.",
  },
  loading: {
    customers: "Chargement des clients",
    companies: "Chargement des entreprises",
  },
  restFailed: {
    customers: (count) => `Les ${count} autres clients n’ont pas pu être chargés.`,
    companies: (count) => `Les ${count} autres entreprises n’ont pas pu être chargées.`,
    appointments: (count) => `Les ${count} autres rendez-vous n’ont pas pu être chargés.`,
  },
  printedFirst: {
    customers: (shown, total) => `Seuls les ${shown} premiers clients sur ${total} sont imprimés ici. Le total porte sur l’ensemble. Pour tout imprimer, utilisez « Imprimer » dans le menu au-dessus de la liste.`,
    companies: (shown, total) => `Seules les ${shown} premières entreprises sur ${total} sont imprimées ici. Le total porte sur l’ensemble. Pour tout imprimer, utilisez « Imprimer » dans le menu au-dessus de la liste.`,
  },
  tooMany: {
    customers: (total, most) => `${total} clients, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} par une recherche ou un filtre.`,
    companies: (total, most) => `${total} entreprises, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} par une recherche ou un filtre.`,
    appointments: (total, most) => `${total} rendez-vous, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} par une recherche ou un filtre.`,
    tasks: (total, most) => `${total} tâches, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} par une recherche ou un filtre.`,
    entries: (total, most) => `${total} entrées, c’est trop pour imprimer. Réduisez d’abord la liste à ${most} par une recherche ou un filtre.`,
  },
  loadingAll: {
    customers: "Chargement de tous les clients pour l’impression",
    companies: "Chargement de toutes les entreprises pour l’impression",
    appointments: "Chargement de tous les rendez-vous pour l’impression",
    tasks: "Chargement de toutes les tâches pour l’impression",
    entries: "Chargement de toutes les entrées pour l’impression",
  },
  notPrinted: {
    customers: "Non imprimé : certains clients n’ont pas pu être chargés. Réessayez.",
    companies: "Non imprimé : certaines entreprises n’ont pas pu être chargées. Réessayez.",
    appointments: "Non imprimé : certains rendez-vous n’ont pas pu être chargés. Réessayez.",
    tasks: "Non imprimé : certaines tâches n’ont pas pu être chargées. Réessayez.",
    entries: "Non imprimé : certaines entrées n’ont pas pu être chargées. Réessayez.",
  },
  showMore: "Afficher plus",
  shownOf: (shown, total) => `${shown} sur ${total}`,
};
