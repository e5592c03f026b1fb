import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} clientes são demais para imprimir. Antes, reduza a lista a ${most} com a pesquisa ou os filtros.`,
    loading: "Carregando todos os clientes para imprimir",
    failed: "Não impresso: não foi possível carregar alguns clientes. Tente de novo.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} empresas são demais para imprimir. Antes, reduza a lista a ${most} com a pesquisa ou os filtros.`,
    loading: "Carregando todas as empresas para imprimir",
    failed: "Não impresso: não foi possível carregar algumas empresas. Tente de novo.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} compromissos são demais para imprimir. Antes, reduza a lista a ${most} com a pesquisa ou os filtros.`,
    loading: "Carregando todos os compromissos para imprimir",
    failed: "Não impresso: não foi possível carregar alguns compromissos. Tente de novo.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} tarefas são demais para imprimir. Antes, reduza a lista a ${most} com a pesquisa ou os filtros.`,
    loading: "Carregando todas as tarefas para imprimir",
    failed: "Não impresso: não foi possível carregar algumas tarefas. Tente de novo.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} registros são demais para imprimir. Antes, reduza a lista a ${most} com a pesquisa ou os filtros.`,
    loading: "Carregando todos os registros para imprimir",
    failed: "Não impresso: não foi possível carregar alguns registros. Tente de novo.",
  },
};
