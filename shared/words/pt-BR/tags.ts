import type { tags as english } from "../en/tags.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("pt-BR", customers, { one: "# cliente", other: "# clientes" });
const ofCompanies = (companies: number) =>
  plural("pt-BR", companies, { one: "# empresa", other: "# empresas" });

export const tags: Words<typeof english> = {
  tags: "Etiquetas",
  tag: "Etiqueta",
  none: "Nenhuma",
  listFailed: "Não foi possível carregar as etiquetas",
  addOne: "Adicionar uma etiqueta",
  typeName: "Digite um nome para adicionar uma etiqueta.",
  create: (name) => `Criar “${name}”`,
  removeTag: (name) => `Remover a etiqueta ${name}`,
  added: (name) => `Etiqueta ${name} adicionada`,
  removed: (name) => `Etiqueta ${name} removida`,
  section: {
    hint: "Para clientes e empresas. Ao renomear uma etiqueta, ela muda em todos os lugares.",
    failed: "Não foi possível carregar as etiquetas.",
    empty: "Nenhuma etiqueta ainda.",
    rename: "Renomear",
    renameTag: (name) => `Renomear ${name}`,
    merge: "Mesclar",
    mergeTag: (name) => `Mesclar ${name}`,
    delete: "Excluir",
    deleteTag: (name) => `Excluir ${name}`,
    add: "Adicionar etiqueta",
  },
  usage: {
    none: "Ninguém",
    customers: (customers) => ofCustomers(customers),
    companies: (companies) => ofCompanies(companies),
    both: (customers, companies) => `${ofCustomers(customers)}, ${ofCompanies(companies)}`,
  },
  naming: {
    save: "Renomear etiqueta",
    renamed: "Etiqueta renomeada",
    added: "Etiqueta adicionada",
  },
  merging: {
    none: (tag) => `A etiqueta ${tag} não é usada e será excluída.`,
    customers: (customers, tag) =>
      plural("pt-BR", customers, {
        one: `# cliente passa a ter a outra etiqueta. A etiqueta ${tag} será excluída.`,
        other: `# clientes passam a ter a outra etiqueta. A etiqueta ${tag} será excluída.`,
      }),
    companies: (companies, tag) =>
      plural("pt-BR", companies, {
        one: `# empresa passa a ter a outra etiqueta. A etiqueta ${tag} será excluída.`,
        other: `# empresas passam a ter a outra etiqueta. A etiqueta ${tag} será excluída.`,
      }),
    both: (customers, companies, tag) =>
      `${ofCustomers(customers)} e ${ofCompanies(companies)} passam a ter a outra etiqueta. A etiqueta ${tag} será excluída.`,
    into: "Mesclar com",
    choose: "Escolha uma etiqueta",
    noOther: "Nenhuma outra etiqueta",
    busy: "Mesclando",
    button: "Mesclar etiquetas",
    done: (tag, into) => `Etiqueta ${tag} mesclada com ${into}`,
  },
  deleting: {
    question: (name) => `Excluir a etiqueta ${name}?`,
    none: "A etiqueta não é usada.",
    customers: (customers) => `A etiqueta será removida de ${ofCustomers(customers)}.`,
    companies: (companies) => `A etiqueta será removida de ${ofCompanies(companies)}.`,
    both: (customers, companies) =>
      `A etiqueta será removida de ${ofCustomers(customers)} e ${ofCompanies(companies)}.`,
    keep: "Manter etiqueta",
    button: "Excluir etiqueta",
    deleted: "Etiqueta excluída",
  },
};
