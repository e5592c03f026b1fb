import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notes: Words<typeof english> = {
  undoable: (days) =>
    plural("pt-BR", days, {
      one: "Você pode desfazer isso no histórico por # dia.",
      other: "Você pode desfazer isso no histórico por # dias.",
    }),
  history: (months) => `Todas as alterações dos últimos ${months} meses.`,
  historyUndo: (months, days) =>
    `Todas as alterações dos últimos ${months} meses. Você pode desfazer uma alteração por ${days} dias.`,
  copyRefused: "Seu navegador não permitiu copiar",
  nowOn: (desk) => `Agora você está em “${desk}”`,
  deskFailed: "Não foi possível abrir a mesa. Tente de novo.",
  reader: "Aqui você tem a função Leitor.",
  readerAsk: (owner) => `Aqui você tem a função Leitor. Peça a ${owner} para alterar isso.`,
  ownersOnly: "Só quem tem a função Proprietário nesta mesa pode fazer isso.",
  ownersOnlyAsk: (owner) =>
    `Só quem tem a função Proprietário nesta mesa pode fazer isso. Peça a ${owner} para alterar isso.`,
  readMore: "Ler mais",
  readLess: "Ler menos",
  theme: "Tema",
  themes: {
    light: "Claro",
    dark: "Escuro",
    system: "Como o sistema",
  },
  device: {
    on: (browser, system) => `${browser} no ${system}`,
    unknown: "Dispositivo desconhecido",
    token: (name) => `Token de acesso “${name}”`,
  },
};
