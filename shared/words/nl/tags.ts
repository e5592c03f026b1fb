import type { tags as english } from "../en/tags.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("nl", customers, { one: "# klant", other: "# klanten" });
const ofCompanies = (companies: number) =>
  plural("nl", companies, { one: "# bedrijf", other: "# bedrijven" });

const customersGet = (customers: number) =>
  plural("nl", customers, { one: "# klant krijgt", other: "# klanten krijgen" });
const companiesGet = (companies: number) =>
  plural("nl", companies, { one: "# bedrijf krijgt", other: "# bedrijven krijgen" });

export const tags: Words<typeof english> = {
  tags: "Labels",
  tag: "Label",
  none: "Geen",
  listFailed: "De labels konden niet worden geladen",
  addOne: "Label toevoegen",
  typeName: "Typ een naam om een label toe te voegen.",
  create: (name) => `Label “${name}” maken`,
  removeTag: (name) => `Label ${name} verwijderen`,
  added: (name) => `Label ${name} toegevoegd`,
  removed: (name) => `Label ${name} verwijderd`,
  section: {
    hint: "Voor klanten en bedrijven. Als je een label hernoemt, verandert het overal.",
    failed: "De labels konden niet worden geladen.",
    empty: "Nog geen labels.",
    rename: "Hernoemen",
    renameTag: (name) => `${name} hernoemen`,
    merge: "Samenvoegen",
    mergeTag: (name) => `${name} samenvoegen`,
    delete: "Verwijderen",
    deleteTag: (name) => `${name} verwijderen`,
    add: "Label toevoegen",
  },
  usage: {
    none: "Niemand",
    customers: (customers) => ofCustomers(customers),
    companies: (companies) => ofCompanies(companies),
    both: (customers, companies) => `${ofCustomers(customers)}, ${ofCompanies(companies)}`,
  },
  naming: {
    save: "Label hernoemen",
    renamed: "Label hernoemd",
    added: "Label toegevoegd",
  },
  merging: {
    none: (tag) =>
      `Geen klant of bedrijf krijgt in plaats daarvan het andere label. Het label ${tag} wordt verwijderd.`,
    customers: (customers, tag) =>
      `${customersGet(customers)} in plaats daarvan het andere label. Het label ${tag} wordt verwijderd.`,
    companies: (companies, tag) =>
      `${companiesGet(companies)} in plaats daarvan het andere label. Het label ${tag} wordt verwijderd.`,
    both: (customers, companies, tag) =>
      `${ofCustomers(customers)} en ${ofCompanies(companies)} krijgen in plaats daarvan het andere label. Het label ${tag} wordt verwijderd.`,
    into: "Samenvoegen met",
    choose: "Kies een label",
    noOther: "Geen ander label",
    busy: "Wordt samengevoegd",
    button: "Labels samenvoegen",
    done: (tag, into) => `Label ${tag} samengevoegd met ${into}`,
  },
  deleting: {
    question: (name) => `Het label ${name} verwijderen?`,
    none: "Het label wordt niet gebruikt.",
    customers: (customers) => `Het label wordt verwijderd bij ${ofCustomers(customers)}.`,
    companies: (companies) => `Het label wordt verwijderd bij ${ofCompanies(companies)}.`,
    both: (customers, companies) =>
      `Het label wordt verwijderd bij ${ofCustomers(customers)} en ${ofCompanies(companies)}.`,
    keep: "Label behouden",
    button: "Label verwijderen",
    deleted: "Label verwijderd",
  },
};
