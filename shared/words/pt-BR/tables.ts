import type { tables as english } from "../en/tables.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  failed: {
    customers: "Não foi possível carregar os clientes.",
    companies: "Não foi possível carregar as empresas.",
  },
  loading: {
    customers: "Carregando clientes",
    companies: "Carregando empresas",
  },
  restFailed: {
    customers: (count) => `Não foi possível carregar os outros ${count} clientes.`,
    companies: (count) => `Não foi possível carregar as outras ${count} empresas.`,
    appointments: (count) => `Não foi possível carregar os outros ${count} compromissos.`,
  },
  printedFirst: {
    customers: (shown, total) => `Aqui só são impressos os primeiros ${shown} de ${total} clientes. O total conta todos. Para imprimir todos, use “Imprimir” no menu acima da lista.`,
    companies: (shown, total) => `Aqui só são impressas as primeiras ${shown} de ${total} empresas. O total conta todas. Para imprimir todas, use “Imprimir” no menu acima da lista.`,
  },
  tooMany: {
    customers: (total, most) => `${total} clientes são demais para imprimir. Busque ou filtre a lista até ${most} primeiro.`,
    companies: (total, most) => `${total} empresas são demais para imprimir. Busque ou filtre a lista até ${most} primeiro.`,
    appointments: (total, most) => `${total} compromissos são demais para imprimir. Busque ou filtre a lista até ${most} primeiro.`,
    tasks: (total, most) => `${total} tarefas são demais para imprimir. Busque ou filtre a lista até ${most} primeiro.`,
    entries: (total, most) => `${total} registros são demais para imprimir. Busque ou filtre a lista até ${most} primeiro.`,
  },
  loadingAll: {
    customers: "Carregando todos os clientes para imprimir",
    companies: "Carregando todas as empresas para imprimir",
    appointments: "Carregando todos os compromissos para imprimir",
    tasks: "Carregando todas as tarefas para imprimir",
    entries: "Carregando todos os registros para imprimir",
  },
  notPrinted: {
    customers: "Não impresso: alguns clientes não puderam ser carregados. Tente de novo.",
    companies: "Não impresso: algumas empresas não puderam ser carregadas. Tente de novo.",
    appointments: "Não impresso: alguns compromissos não puderam ser carregados. Tente de novo.",
    tasks: "Não impresso: algumas tarefas não puderam ser carregadas. Tente de novo.",
    entries: "Não impresso: alguns registros não puderam ser carregados. Tente de novo.",
  },
  showMore: "Mostrar mais",
  shownOf: (shown, total) => `${shown} de ${total}`,
};
