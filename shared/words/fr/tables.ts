import type { tables as english } from "../en/tables.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  select: (name) => `Sélectionner ${name}`,
  sortBy: "Trier par",
  ascending: (column) => `Tri par ${column}, croissant. Modifier`,
  descending: (column) => `Tri par ${column}, décroissant. Modifier`,
  showMore: "Afficher plus",
  partOf: (shown, total) => `${shown} sur ${total}`,
  of: {
    customers: {
      loading: "Chargement des clients",
      failed: "Les clients n’ont pas pu être chargés.",
      moreFailed: (customers) =>
        plural("fr", customers, {
          one: "L’autre client n’a pas pu être chargé.",
          other: "Les # autres clients n’ont pas pu être chargés.",
        }),
      printed: (shown, total) =>
        `Seuls les ${shown} premiers clients sur ${total} sont imprimés ici. Le total les compte tous. Pour les imprimer tous, choisissez Imprimer dans le menu au-dessus de la liste.`,
    },
    companies: {
      loading: "Chargement des entreprises",
      failed: "Les entreprises n’ont pas pu être chargées.",
      moreFailed: (companies) =>
        plural("fr", companies, {
          one: "L’autre entreprise n’a pas pu être chargée.",
          other: "Les # autres entreprises n’ont pas pu être chargées.",
        }),
      printed: (shown, total) =>
        `Seules les ${shown} premières entreprises sur ${total} sont imprimées ici. Le total les compte toutes. Pour les imprimer toutes, choisissez Imprimer dans le menu au-dessus de la liste.`,
    },
    appointments: {
      moreFailed: (appointments) =>
        plural("fr", appointments, {
          one: "L’autre rendez-vous n’a pas pu être chargé.",
          other: "Les # autres rendez-vous n’ont pas pu être chargés.",
        }),
    },
  },
};
