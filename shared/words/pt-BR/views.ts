import type { views as english } from "../en/views.ts";
import type { Words } from "../words.ts";

export const views: Words<typeof english> = {
  rename: "Renomear visualização",
  save: "Salvar visualização",
  renamed: "Visualização renomeada",
  saved: {
    customers: "Visualização salva (na barra lateral, em Clientes)",
    companies: "Visualização salva (na barra lateral, em Empresas)",
  },
  updated: "Visualização atualizada",
  deleted: "Visualização excluída",
  deleteFailed: "Não foi possível excluir a visualização",
};
