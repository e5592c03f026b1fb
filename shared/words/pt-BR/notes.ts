import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notes: Words<typeof english> = {
  undoable: (days) =>
    plural("pt-BR", days, {
      one: "Você pode desfazer isto no histórico por # dia.",
      other: "Você pode desfazer isto no histórico por # dias.",
    }),
  history: (months) => `Todas as alterações dos últimos ${months} meses.`,
  historyUndo: (months, days) =>
    `Todas as alterações dos últimos ${months} meses. Você pode desfazer uma alteração por ${days} dias.`,
  copyRefused: "Seu navegador não permitiu copiar",
  nowOn: (desk) => `Agora você está em ${desk}`,
  deskFailed: "Não foi possível abrir a mesa. Tente novamente.",
  reader: "Você é leitor aqui.",
  readerAsk: (owner) => `Você é leitor aqui. Peça a ${owner} para mudar isso.`,
  ownersOnly: "Só um proprietário desta mesa pode fazer isso.",
  ownersOnlyAsk: (owner) =>
    `Só um proprietário desta mesa pode fazer isso. Peça a ${owner} para mudar isso.`,
  readMore: "Ler mais",
  readLess: "Ler menos",
  theme: "Tema",
  themes: {
    light: "Claro",
    dark: "Escuro",
    system: "Como o sistema",
  },
};
