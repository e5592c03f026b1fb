import type { undoing as english } from "../en/undoing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const undoing: Words<typeof english> = {
  undoThis: {
    import: "Desfazer esta importação?",
    merge: "Desfazer esta mesclagem?",
    delete: "Desfazer esta exclusão?",
    change: "Desfazer esta alteração?",
  },
  redoThis: {
    import: "Refazer esta importação?",
    merge: "Refazer esta mesclagem?",
    delete: "Refazer esta exclusão?",
    change: "Refazer esta alteração?",
  },
  changedSince: (records) =>
    plural("pt-BR", records, {
      one: "# registro foi alterado desde então. Você pode manter a versão atual e desfazer o resto.",
      other:
        "# registros foram alterados desde então. Você pode manter a versão atual e desfazer o resto.",
    }),
  undoAnyway: "Desfazer mesmo assim",
  keepCurrent: "Manter a versão atual",
  nameField: (name, field) => `<name>${name}</name>: ${field}`,
  current: "Versão atual",
  after: "Depois de desfazer",
  changed: "Alterado",
  deleted: "Excluído",
  empty: "Vazio",
  more: (records) =>
    plural("pt-BR", records, { one: "E mais # registro", other: "E mais # registros" }),
  doneAt: (act, day, time) => `${act}, ${day}, ${time}.`,
  touches: (records) =>
    plural("pt-BR", records, { one: "Isso altera # registro.", other: "Isso altera # registros." }),
  cancel: "Cancelar",
  undo: "Desfazer",
  redo: "Refazer",
  restore: "Restaurar",
  restoreAll: "Restaurar tudo",
  restoreBoth: "Restaurar os dois",
  leaveDeleted: "Deixar na lixeira",
  restoreToo: (name) => `Restaurar também <name>${name}</name>?`,
  restoreMoreToo: (name, others) =>
    `Restaurar também <name>${name}</name> e mais ${plural("pt-BR", others, { one: "# registro", other: "# registros" })}?`,
  belongs: (record, name) =>
    `<name>${record}</name> pertence a <name>${name}</name>, que está na lixeira. É possível restaurar os dois juntos.`,
  belongsToMore: (record, name, others) =>
    `<name>${record}</name> pertence a <name>${name}</name> e mais ${plural("pt-BR", others, { one: "# registro", other: "# registros" })}, que estão na lixeira. É possível restaurar tudo junto.`,
  leave: (name) =>
    `<name>${name}</name> foi para a lixeira depois disso. Você pode deixar assim e desfazer o resto.`,
  leaveOrRestore: (name) =>
    `<name>${name}</name> foi para a lixeira depois disso. Você pode deixar assim e desfazer o resto, ou restaurar também.`,
  leaveMore: (name, others) =>
    `<name>${name}</name> e mais ${plural("pt-BR", others, { one: "# registro", other: "# registros" })} foram para a lixeira depois disso. Você pode deixar assim e desfazer o resto.`,
  leaveOrRestoreMore: (name, others) =>
    `<name>${name}</name> e mais ${plural("pt-BR", others, { one: "# registro", other: "# registros" })} foram para a lixeira depois disso. Você pode deixar assim e desfazer o resto, ou restaurar também.`,
};
