import type { tags as english } from "../en/tags.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("de", customers, { one: "# Kunde", other: "# Kunden" });
const ofCompanies = (companies: number) =>
  plural("de", companies, { one: "# Firma", other: "# Firmen" });
const fromCustomers = (customers: number) =>
  plural("de", customers, { one: "# Kunden", other: "# Kunden" });

export const tags: Words<typeof english> = {
  tags: "Schlagwörter",
  tag: "Schlagwort",
  none: "Keine",
  listFailed: "Die Schlagwörter konnten nicht geladen werden",
  addOne: "Schlagwort hinzufügen",
  typeName: "Geben Sie einen Namen ein, um ein Schlagwort hinzuzufügen.",
  create: (name) => `„${name}“ anlegen`,
  removeTag: (name) => `Schlagwort ${name} entfernen`,
  added: (name) => `Schlagwort ${name} hinzugefügt`,
  removed: (name) => `Schlagwort ${name} entfernt`,
  section: {
    hint: "Für Kunden und Firmen. Wird ein Schlagwort umbenannt, ändert es sich überall.",
    failed: "Die Schlagwörter konnten nicht geladen werden.",
    empty: "Noch keine Schlagwörter.",
    rename: "Umbenennen",
    renameTag: (name) => `${name} umbenennen`,
    merge: "Zusammenführen",
    mergeTag: (name) => `${name} zusammenführen`,
    delete: "Löschen",
    deleteTag: (name) => `${name} löschen`,
    add: "Schlagwort hinzufügen",
  },
  usage: {
    none: "Niemand",
    customers: (customers) => ofCustomers(customers),
    companies: (companies) => ofCompanies(companies),
    both: (customers, companies) => `${ofCustomers(customers)}, ${ofCompanies(companies)}`,
  },
  naming: {
    save: "Schlagwort umbenennen",
    renamed: "Schlagwort umbenannt",
    added: "Schlagwort hinzugefügt",
  },
  merging: {
    none: (tag) =>
      `Niemand erhält stattdessen das andere Schlagwort. Das Schlagwort ${tag} wird gelöscht.`,
    customers: (customers, tag) =>
      `Stattdessen mit dem anderen Schlagwort: ${ofCustomers(customers)}. Das Schlagwort ${tag} wird gelöscht.`,
    companies: (companies, tag) =>
      `Stattdessen mit dem anderen Schlagwort: ${ofCompanies(companies)}. Das Schlagwort ${tag} wird gelöscht.`,
    both: (customers, companies, tag) =>
      `Stattdessen mit dem anderen Schlagwort: ${ofCustomers(customers)}, ${ofCompanies(companies)}. Das Schlagwort ${tag} wird gelöscht.`,
    into: "Zusammenführen mit",
    choose: "Schlagwort wählen",
    noOther: "Kein anderes Schlagwort",
    busy: "Wird zusammengeführt",
    button: "Schlagwörter zusammenführen",
    done: (tag, into) => `Schlagwort ${tag} mit ${into} zusammengeführt`,
  },
  deleting: {
    question: (name) => `Das Schlagwort ${name} löschen?`,
    none: "Das Schlagwort wird nicht verwendet.",
    customers: (customers) => `Das Schlagwort wird bei ${fromCustomers(customers)} entfernt.`,
    companies: (companies) => `Das Schlagwort wird bei ${ofCompanies(companies)} entfernt.`,
    both: (customers, companies) =>
      `Das Schlagwort wird bei ${fromCustomers(customers)} und ${ofCompanies(companies)} entfernt.`,
    keep: "Schlagwort behalten",
    button: "Schlagwort löschen",
    deleted: "Schlagwort gelöscht",
  },
};
