import type { printing as english } from "../en/printing.ts";
import type { Words } from "../words.ts";

export const printing: Words<typeof english> = {
  customers: {
    tooMany: (total, most) =>
      `${total} clientes são demais para imprimir. Pesquise ou filtre antes até no máximo ${most}.`,
    loading: "Carregando tudo para imprimir: clientes",
    failed: "Não impresso: não foi possível carregar tudo (clientes). Tente de novo.",
  },
  companies: {
    tooMany: (total, most) =>
      `${total} empresas são demais para imprimir. Pesquise ou filtre antes até no máximo ${most}.`,
    loading: "Carregando tudo para imprimir: empresas",
    failed: "Não impresso: não foi possível carregar tudo (empresas). Tente de novo.",
  },
  appointments: {
    tooMany: (total, most) =>
      `${total} compromissos são demais para imprimir. Pesquise ou filtre antes até no máximo ${most}.`,
    loading: "Carregando tudo para imprimir: compromissos",
    failed: "Não impresso: não foi possível carregar tudo (compromissos). Tente de novo.",
  },
  tasks: {
    tooMany: (total, most) =>
      `${total} tarefas são demais para imprimir. Pesquise ou filtre antes até no máximo ${most}.`,
    loading: "Carregando tudo para imprimir: tarefas",
    failed: "Não impresso: não foi possível carregar tudo (tarefas). Tente de novo.",
  },
  entries: {
    tooMany: (total, most) =>
      `${total} registros são demais para imprimir. Pesquise ou filtre antes até no máximo ${most}.`,
    loading: "Carregando tudo para imprimir: registros",
    failed: "Não impresso: não foi possível carregar tudo (registros). Tente de novo.",
  },
};
