import type { tags as english } from "../en/tags.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("es", customers, { one: "# cliente", other: "# clientes" });
const ofCompanies = (companies: number) =>
  plural("es", companies, { one: "# empresa", other: "# empresas" });

export const tags: Words<typeof english> = {
  tags: "Etiquetas",
  tag: "Etiqueta",
  none: "Ninguna",
  listFailed: "No se pudieron cargar las etiquetas",
  addOne: "Añadir una etiqueta",
  typeName: "Escribe un nombre para añadir una etiqueta.",
  create: (name) => `Crear «${name}»`,
  removeTag: (name) => `Quitar la etiqueta ${name}`,
  added: (name) => `Etiqueta ${name} añadida`,
  removed: (name) => `Etiqueta ${name} quitada`,
  section: {
    hint: "Para clientes y empresas. Al cambiar el nombre de una etiqueta, cambia en todas partes.",
    failed: "No se pudieron cargar las etiquetas.",
    empty: "Aún no hay etiquetas.",
    rename: "Cambiar nombre",
    renameTag: (name) => `Cambiar el nombre de ${name}`,
    merge: "Combinar",
    mergeTag: (name) => `Combinar ${name}`,
    delete: "Eliminar",
    deleteTag: (name) => `Eliminar ${name}`,
    add: "Añadir etiqueta",
  },
  usage: {
    none: "Sin usar",
    customers: (customers) => ofCustomers(customers),
    companies: (companies) => ofCompanies(companies),
    both: (customers, companies) => `${ofCustomers(customers)}, ${ofCompanies(companies)}`,
  },
  naming: {
    save: "Cambiar nombre",
    renamed: "Nombre de la etiqueta cambiado",
    added: "Etiqueta añadida",
  },
  merging: {
    none: (tag) =>
      `Ningún cliente ni empresa recibirá la otra etiqueta. La etiqueta ${tag} se elimina.`,
    customers: (customers, tag) =>
      `Recibirán la otra etiqueta en su lugar: ${ofCustomers(customers)}. La etiqueta ${tag} se elimina.`,
    companies: (companies, tag) =>
      `Recibirán la otra etiqueta en su lugar: ${ofCompanies(companies)}. La etiqueta ${tag} se elimina.`,
    both: (customers, companies, tag) =>
      `Recibirán la otra etiqueta en su lugar: ${ofCustomers(customers)}, ${ofCompanies(companies)}. La etiqueta ${tag} se elimina.`,
    into: "Combinar con",
    choose: "Elige una etiqueta",
    noOther: "No hay otra etiqueta",
    busy: "Combinando",
    button: "Combinar etiquetas",
    done: (tag, into) => `Etiqueta ${tag} combinada con ${into}`,
  },
  deleting: {
    question: (name) => `¿Eliminar la etiqueta ${name}?`,
    none: "La etiqueta no se usa.",
    customers: (customers) => `La etiqueta se quitará de ${ofCustomers(customers)}.`,
    companies: (companies) => `La etiqueta se quitará de ${ofCompanies(companies)}.`,
    both: (customers, companies) =>
      `La etiqueta se quitará de ${ofCustomers(customers)} y ${ofCompanies(companies)}.`,
    keep: "Conservar etiqueta",
    button: "Eliminar etiqueta",
    deleted: "Etiqueta eliminada",
  },
};
