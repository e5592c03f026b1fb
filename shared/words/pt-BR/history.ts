import type { history as english } from "../en/history.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const history: Words<typeof english> = {
  title: "Histórico",
  search: "Pesquisar no histórico",
  searchHint: "Procure um nome ou uma palavra",
  done: "O que foi feito",
  acts: {
    all: "Tudo",
    added: "Adicionado",
    changed: "Alterado",
    deleted: "Lixeira",
    imported: "Importado",
  },
  which: "Quais registros",
  kinds: {
    all: "Todos os registros",
    companies: "Empresas",
    customers: "Clientes",
    appointments: "Compromissos",
  },
  failed: "Não foi possível carregar o histórico.",
  noMatch: (typed) => `Nenhuma alteração corresponde a “${typed}”`,
  noneSuch: "Nenhuma alteração desse tipo",
  clear: "Você pode <all>mostrar todas as alterações</all>.",
  none: "Ainda não há nada aqui",
  noneHint: "O que você adiciona, altera ou exclui aparece aqui.",
  loading: "Carregando alterações",
  dayLabel: (day, date) => `${day}, ${date}`,
  dayCount: (date, changes) =>
    `${date}. ${plural("pt-BR", changes, { one: "# alteração", other: "# alterações" })}`,
  moreFailed: "Não foi possível carregar. Tentar de novo",
  earlier: "Mostrar alterações anteriores",
  show: "Mostrar",
  hide: "Ocultar",
  thisDevice: "Este dispositivo",
  now: "agora",
  ways: {
    undo: "Desfazer",
    redo: "Refazer",
    restore: "Restaurar",
    undoAct: (act) => `Desfazer: ${act}`,
    redoAct: (act) => `Refazer: ${act}`,
    restoreAct: (act) => `Restaurar: ${act}`,
    undoRest: (act) => `Desfazer o resto: ${act}`,
    restoreRest: (act) => `Restaurar o resto: ${act}`,
  },
  details: {
    failed: "Não foi possível carregar estes registros.",
    loading: "Carregando",
    before: "Antes:",
    now: "Agora:",
    more: (records) =>
      plural("pt-BR", records, {
        one: "Mostrar mais # registro",
        other: "Mostrar mais # registros",
      }),
  },
  ofRecord: {
    failed: "Não foi possível carregar as alterações.",
    none: "Nada foi alterado ainda.",
  },
  trash: {
    kept: (days) =>
      plural("pt-BR", days, { one: "Mantido por # dia.", other: "Mantido por # dias." }),
    empty: "Esvaziar lixeira",
    question: (records) =>
      plural("pt-BR", records, {
        one: "Excluir este registro para sempre?",
        other: "Excluir estes # registros para sempre?",
      }),
    keepIt: "Manter",
    keepThem: "Manter",
    confirm: "Excluir para sempre",
    warning: "Isso não pode ser desfeito.",
  },
};
