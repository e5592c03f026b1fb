import type { tags as english } from "../en/tags.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("fr", customers, { one: "# client", other: "# clients" });
const ofCompanies = (companies: number) =>
  plural("fr", companies, { one: "# entreprise", other: "# entreprises" });

export const tags: Words<typeof english> = {
  tags: "Étiquettes",
  tag: "Étiquette",
  none: "Aucune",
  listFailed: "Les étiquettes n’ont pas pu être chargées",
  addOne: "Ajouter une étiquette",
  typeName: "Saisissez un nom pour ajouter une étiquette.",
  create: (name) => `Créer « ${name} »`,
  removeTag: (name) => `Retirer l’étiquette ${name}`,
  added: (name) => `Étiquette ${name} ajoutée`,
  removed: (name) => `Étiquette ${name} retirée`,
  section: {
    hint: "Pour les clients et les entreprises. Une étiquette renommée change partout.",
    failed: "Les étiquettes n’ont pas pu être chargées.",
    empty: "Aucune étiquette pour l’instant.",
    rename: "Renommer",
    renameTag: (name) => `Renommer ${name}`,
    merge: "Fusionner",
    mergeTag: (name) => `Fusionner ${name}`,
    delete: "Supprimer",
    deleteTag: (name) => `Supprimer ${name}`,
    add: "Ajouter une étiquette",
  },
  usage: {
    none: "Inutilisée",
    customers: (customers) => ofCustomers(customers),
    companies: (companies) => ofCompanies(companies),
    both: (customers, companies) => `${ofCustomers(customers)}, ${ofCompanies(companies)}`,
  },
  naming: {
    save: "Renommer l’étiquette",
    renamed: "Étiquette renommée",
    added: "Étiquette ajoutée",
  },
  merging: {
    none: (tag) =>
      `Aucune fiche ne recevra l’autre étiquette à la place. L’étiquette ${tag} sera supprimée.`,
    customers: (customers, tag) =>
      `${ofCustomers(customers)} : l’autre étiquette remplacera celle-ci. L’étiquette ${tag} sera supprimée.`,
    companies: (companies, tag) =>
      `${ofCompanies(companies)} : l’autre étiquette remplacera celle-ci. L’étiquette ${tag} sera supprimée.`,
    both: (customers, companies, tag) =>
      `${ofCustomers(customers)}, ${ofCompanies(companies)} : l’autre étiquette remplacera celle-ci. L’étiquette ${tag} sera supprimée.`,
    into: "Fusionner avec",
    choose: "Choisir une étiquette",
    noOther: "Aucune autre étiquette",
    busy: "Fusion en cours",
    button: "Fusionner les étiquettes",
    done: (tag, into) => `Étiquette ${tag} fusionnée avec ${into}`,
  },
  deleting: {
    question: (name) => `Supprimer l’étiquette « ${name} » ?`,
    none: "L’étiquette n’est pas utilisée.",
    customers: (customers) => `L’étiquette sera retirée de ${ofCustomers(customers)}.`,
    companies: (companies) => `L’étiquette sera retirée de ${ofCompanies(companies)}.`,
    both: (customers, companies) =>
      `L’étiquette sera retirée de ${ofCustomers(customers)} et de ${ofCompanies(companies)}.`,
    keep: "Garder l’étiquette",
    button: "Supprimer l’étiquette",
    deleted: "Étiquette supprimée",
  },
};
