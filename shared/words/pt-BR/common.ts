import type { common as english } from "../en/common.ts";
import type { Words } from "../words.ts";

export const common: Words<typeof english> = {
  title: (page) => `${page} · Client Desk`,
  list: (first, second) => `${first}, ${second}`,
  cancel: "Cancelar",
  close: "Fechar",
  continue: "Continuar",
  copy: "Copiar",
  copied: "Copiado",
  tryAgain: "Tentar de novo",
  trying: "Tentando",
  loading: "Carregando",
  saving: "Salvando",
  deleting: "Excluindo",
  optional: "Opcional",
  dataIsSafe: "Seus dados estão seguros.",
  checkConnection: "Verifique sua conexão.",
  loadFailed:
    "Não foi possível carregar. Verifique sua conexão e tente de novo, ou recarregue a página.",
  noEntries: "Nenhum registro ainda",
  noEntry: "Nenhum registro",
  invalidDate: "Data inválida",
  invalidTime: "Horário inválido",
  noTime: "Sem horário",
  session: {
    expired: "Sua sessão expirou. Entre de novo.",
    loggedOut: "Você saiu",
    deleted: "Sua conta foi excluída",
  },
  statuses: {
    "Window Shopper": "Curioso",
    Pending: "Pendente",
    Active: "Ativo",
    "Deal Closed": "Negócio fechado",
    "Returning Client": "Cliente recorrente",
  },
  failure: {
    margin: "Erro",
    title: "Algo deu errado",
    detail: "Não foi possível mostrar esta página. Seus dados estão seguros.",
    kept: "Seu texto está salvo. Se isso continuar, descarte o texto.",
    discard: "Descartar o que digitei",
    incompleteTitle: "Não foi possível carregar esta página",
    incomplete:
      "A conexão caiu, ou o Client Desk foi atualizado enquanto estava aberto. Seus dados estão seguros, e a página será recarregada assim que possível.",
    reload: "Recarregar",
    offline: "Ainda sem conexão. Tente de novo daqui a pouco.",
    toHome: "Ir para o início",
    toCompanies: "Ir para as empresas",
    toDashboard: "Ir para o painel",
  },
};
