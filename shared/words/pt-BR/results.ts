import type { results as english } from "../en/results.ts";
import type { Words } from "../words.ts";

export const results: Words<typeof english> = {
  auth: {
    deleteFailed: "Não foi possível excluir a conta",
    confirmLinkSent: (email) =>
      `Enviamos um link para ${email}. Seu e-mail muda quando você o abre.`,
  },
  devices: {
    listFailed: "Não foi possível carregar seus dispositivos",
    endFailed: "Não foi possível desconectar o dispositivo",
  },
  companies: {
    created: "Empresa criada",
    updated: "Empresa atualizada",
    deleted: "Empresa excluída",
    listFailed: "Não foi possível carregar as empresas",
    detailsFailed: "Não foi possível carregar os dados da empresa",
    deleteFailed: "Não foi possível excluir a empresa",
  },
  tags: {
    saveFailed: "Não foi possível salvar a etiqueta. Tente de novo.",
  },
  tasks: {
    listFailed: "Não foi possível carregar as tarefas",
    saveFailed: "Não foi possível salvar a tarefa",
    deleteFailed: "Não foi possível excluir a tarefa",
  },
  views: {
    saveFailed: "Não foi possível salvar a visualização. Tente de novo.",
  },
  customers: {
    created: "Cliente criado",
    updated: "Cliente atualizado",
    deleted: "Cliente excluído",
    listFailed: "Não foi possível carregar os clientes",
    detailsFailed: "Não foi possível carregar os dados do cliente",
    deleteFailed: "Não foi possível excluir o cliente",
    bulkFailed: "Não foi possível alterar os clientes. Tente de novo.",
    notFound: "Cliente não encontrado",
    missing: "O cliente que você procura não existe ou foi excluído.",
    interactionsFailed: "Não foi possível carregar os últimos contatos",
    companyRequired: "O ID de uma empresa é necessário para criar um cliente",
  },
  appointments: {
    created: "Compromisso criado",
    updated: "Compromisso atualizado",
    deleted: "Compromisso excluído",
    listFailed: "Não foi possível carregar os compromissos",
    detailsFailed: "Não foi possível carregar os dados do compromisso",
    saveFailed: "Não foi possível salvar o compromisso",
    deleteFailed: "Não foi possível excluir o compromisso",
    required: "Preencha todos os campos obrigatórios",
  },
  history: {
    listFailed: "Não foi possível carregar seu histórico",
    recordsFailed: "Não foi possível carregar os registros alterados",
    undoFailed: "Não foi possível desfazer a alteração",
    nothingToUndo: "Nada para desfazer",
    nothingToRedo: "Nada para refazer",
    trashFailed: "Não foi possível esvaziar a lixeira",
  },
  activities: {
    saveFailed: "Não foi possível salvar o registro",
    deleteFailed: "Não foi possível excluir o registro",
  },
  settings: {
    updated: "Configurações atualizadas",
    failed: "Não foi possível atualizar as configurações",
  },
  notSaved: "Não foi salvo. Seu texto foi mantido.",
  exportFailed: "Não foi possível baixar o arquivo",
  dashboardFailed: "Não foi possível carregar os dados do painel",
  saveFailed: "Não foi possível criar ou atualizar a empresa ou o cliente",
};
