import type { imported as english } from "../en/imported.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imported: Words<typeof english> = {
  writing: {
    failedSub: "Nada foi salvo.",
    sub: "Importando. Você pode continuar trabalhando: sair desta página não interrompe a importação.",
    stopped: "Interrompida",
    of: {
      customers: (of) => `de ${of} clientes`,
      companies: (of) => `de ${of} empresas`,
      appointments: (of) => `de ${of} compromissos`,
    },
    sent: {
      customers: (of) => `de ${of} clientes enviados`,
      companies: (of) => `de ${of} empresas enviadas`,
      appointments: (of) => `de ${of} compromissos enviados`,
    },
    doneOf: (done, of) => `${done} ${of}`,
    now: (name) => `Agora: ${name}`,
    lost: "Sem conexão. Continua assim que o servidor responder.",
    canceling: "Cancelando",
    cancel: "Cancelar a importação",
    leavesNothing: "Se você cancelar, nada fica.",
    leavesNoneOf: (done) => `Se você cancelar, nada fica: nenhum dos ${done} é mantido.`,
    stoppedAll: "A importação parou. Nada foi salvo.",
    stoppedAt: (row) => `A importação parou na linha ${row}. Nada foi salvo.`,
    fewSeconds: "Faltam alguns segundos",
    seconds: (seconds) =>
      plural("pt-BR", seconds, {
        one: "Falta cerca de # segundo",
        other: "Faltam cerca de # segundos",
      }),
    minute: "Falta cerca de um minuto",
    minutes: (minutes) =>
      plural("pt-BR", minutes, {
        one: "Falta cerca de # minuto",
        other: "Faltam cerca de # minutos",
      }),
    notStarted: "Não foi possível iniciar a importação. Tente de novo.",
  },
  imported: {
    customers: (count) =>
      plural("pt-BR", count, { one: "# cliente importado", other: "# clientes importados" }),
    companies: (count) =>
      plural("pt-BR", count, { one: "# empresa importada", other: "# empresas importadas" }),
    appointments: (count) =>
      plural("pt-BR", count, {
        one: "# compromisso importado",
        other: "# compromissos importados",
      }),
  },
  sentence: (imported) => `${imported}.`,
  open: "Abrir",
  another: "Importar outro arquivo",
  continueWith: (file) => `Continuar com ${file}`,
  show: {
    customers: "Mostrar clientes importados",
    companies: "Mostrar empresas importadas",
    appointments: "Mostrar compromissos importados",
  },
  downloadSkipped: "Baixar as linhas ignoradas",
  undoing: "Desfazendo",
  undo: "Desfazer a importação",
  available: (note, days) =>
    plural("pt-BR", days, {
      one: `${note} Disponível por # dia, aqui ou no histórico.`,
      other: `${note} Disponível por # dias, aqui ou no histórico.`,
    }),
  undoRemoves: (made) => `Desfazer remove ${made}.`,
  undoReverts: (changed) =>
    plural("pt-BR", changed, {
      one: "Desfazer reverte # atualização.",
      other: "Desfazer reverte # atualizações.",
    }),
  undoBoth: (made, changed) =>
    plural("pt-BR", changed, {
      one: `Desfazer remove ${made} e reverte # atualização.`,
      other: `Desfazer remove ${made} e reverte # atualizações.`,
    }),
  newCustomers: (count) =>
    plural("pt-BR", count, { one: "# novo cliente", other: "# novos clientes" }),
  newCompanies: (count) =>
    plural("pt-BR", count, { one: "# nova empresa", other: "# novas empresas" }),
  wereHere: (count) => plural("pt-BR", count, { one: "# já existia", other: "# já existiam" }),
  notChanged: (count) =>
    plural("pt-BR", count, { one: "# linha não alterada", other: "# linhas não alteradas" }),
  changedElsewhere: "Foram alteradas ou excluídas em outro lugar durante a importação",
  unread: (count) =>
    plural("pt-BR", count, {
      one: "# valor não pôde ser lido",
      other: "# valores não puderam ser lidos",
    }),
  keptIn: (field) => `Ficam em “${field}”, cada um com o nome da coluna`,
  cut: (field, rows) =>
    plural("pt-BR", rows, {
      one: `“${field}” cortado em # linha`,
      other: `“${field}” cortado em # linhas`,
    }),
  limit: (most) =>
    plural("pt-BR", most, {
      one: "O limite é de # caractere. O resto foi cortado:",
      other: "O limite é de # caracteres. O resto foi cortado:",
    }),
  duplicates: (count) =>
    plural("pt-BR", count, { one: "# possível duplicado", other: "# possíveis duplicados" }),
  duplicatesWhy: "Mesmo e-mail, mesmo telefone ou nome parecido",
  review: "Revisar",
  hide: "Ocultar",
  showThe: (count) => plural("pt-BR", count, { one: "Mostrar", other: "Mostrar os #" }),
  rowNumber: (row) => `Linha ${row}`,
  valueOf: (column) => `${column}: <value></value>`,
  updated: "Atualizadas",
  rowsInFile: "Linhas no arquivo",
  undone: "Importação desfeita. Nada dela permanece.",
  changed: (count) => plural("pt-BR", count, { one: "# alteração", other: "# alterações" }),
  left: (count, field) =>
    plural("pt-BR", count, {
      one: `# valor ficou em “${field}”`,
      other: `# valores ficaram em “${field}”`,
    }),
  why: {
    withoutName: "sem nome",
    withoutTitle: "sem título",
    withoutDate: "sem data",
    withoutCustomer: "sem cliente",
    leftOut: "deixadas de fora por você",
    twice: "duas vezes no arquivo",
    kept: "mantidas como você as tem",
    identical: "idênticas ao que você tem",
  },
  andMore: (fields) => `${fields} e outros`,
};
