import type { tables as english } from "../en/tables.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  select: (name) => `Selecionar ${name}`,
  sortBy: "Ordenar por",
  ascending: (column) => `Ordenado por ${column}, crescente. Alterar`,
  descending: (column) => `Ordenado por ${column}, decrescente. Alterar`,
  showMore: "Mostrar mais",
  partOf: (shown, total) => `${shown} de ${total}`,
  of: {
    customers: {
      loading: "Carregando clientes",
      failed: "Não foi possível carregar os clientes.",
      moreFailed: (customers) =>
        plural("pt-BR", customers, {
          one: "Não foi possível carregar o outro cliente.",
          other: "Não foi possível carregar os outros # clientes.",
        }),
      printed: (shown, total) =>
        `Aqui só estão impressos os primeiros ${shown} de ${total} clientes. O total conta todos. Para imprimir todos, use Imprimir no menu acima da lista.`,
    },
    companies: {
      loading: "Carregando empresas",
      failed: "Não foi possível carregar as empresas.",
      moreFailed: (companies) =>
        plural("pt-BR", companies, {
          one: "Não foi possível carregar a outra empresa.",
          other: "Não foi possível carregar as outras # empresas.",
        }),
      printed: (shown, total) =>
        `Aqui só estão impressas as primeiras ${shown} de ${total} empresas. O total conta todas. Para imprimir todas, use Imprimir no menu acima da lista.`,
    },
    appointments: {
      moreFailed: (appointments) =>
        plural("pt-BR", appointments, {
          one: "Não foi possível carregar o outro compromisso.",
          other: "Não foi possível carregar os outros # compromissos.",
        }),
    },
  },
};
