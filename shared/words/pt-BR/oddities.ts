import type { oddities as english } from "../en/oddities.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const oddities: Words<typeof english> = {
  rowsAbove: (rows) =>
    plural("pt-BR", rows, {
      one: "# linha acima dos cabeçalhos foi deixada de fora.",
      other: "# linhas acima dos cabeçalhos foram deixadas de fora.",
    }),
  rowsLonger: (rows) =>
    plural("pt-BR", rows, {
      one: "# linha é mais longa que os cabeçalhos.",
      other: "# linhas são mais longas que os cabeçalhos.",
    }),
  openQuote: (row) =>
    `Uma aspa na linha ${row} nunca é fechada, então todas as aspas foram lidas como texto.`,
  cellErrors: (cells, example) =>
    plural("pt-BR", cells, {
      one: `# célula com um erro, como ${example}, ficou vazia.`,
      other: `# células com um erro, como ${example}, ficaram vazias.`,
    }),
  linesOutside: (lines) =>
    plural("pt-BR", lines, {
      one: "# linha fora dos contatos foi deixada de fora.",
      other: "# linhas fora dos contatos foram deixadas de fora.",
    }),
  linesToNotes: (lines) =>
    plural("pt-BR", lines, {
      one: "# linha não pôde ser lida e vai para as notas.",
      other: "# linhas não puderam ser lidas e vão para as notas.",
    }),
  media: (files) =>
    plural("pt-BR", files, {
      one: "# imagem ou som foi deixado de fora.",
      other: "# imagens e sons foram deixados de fora.",
    }),
  eventsUnread: (events) =>
    plural("pt-BR", events, {
      one: "# evento não pôde ser lido.",
      other: "# eventos não puderam ser lidos.",
    }),
  linesUnread: (lines) =>
    plural("pt-BR", lines, {
      one: "# linha não pôde ser lida.",
      other: "# linhas não puderam ser lidas.",
    }),
  earlierVersions: (versions) =>
    plural("pt-BR", versions, {
      one: "# versão anterior de eventos foi deixada de fora.",
      other: "# versões anteriores de eventos foram deixadas de fora.",
    }),
  severalDays: (events) =>
    plural("pt-BR", events, {
      one: "# evento de vários dias: um compromisso em cada dia.",
      other: "# eventos de vários dias: um compromisso em cada dia.",
    }),
  longEvents: (events) =>
    plural("pt-BR", events, {
      one: "# evento mais longo do que um compromisso pode ser. As notas dizem quanto.",
      other: "# eventos mais longos do que um compromisso pode ser. As notas dizem quanto.",
    }),
  rounded: (events) =>
    plural("pt-BR", events, {
      one: "# evento arredondado para o próximo quarto de hora.",
      other: "# eventos arredondados para o próximo quarto de hora.",
    }),
  lostRules: (events) =>
    plural("pt-BR", events, {
      one: "# evento com uma regra que compromissos não podem ter. A regra está nas notas.",
      other: "# eventos com uma regra que compromissos não podem ter. A regra está nas notas.",
    }),
  following: (changes) =>
    plural("pt-BR", changes, {
      one: "# alteração de uma vez e das seguintes: só aquela vez é alterada.",
      other: "# alterações de uma vez e das seguintes: só aquela vez é alterada.",
    }),
  drifting: (series) =>
    plural("pt-BR", series, {
      one: "# série de outro fuso horário: por algumas semanas do ano, com uma hora de diferença.",
      other:
        "# séries de outro fuso horário: por algumas semanas do ano, com uma hora de diferença.",
    }),
  unmoved: (series) =>
    plural("pt-BR", series, {
      one: "# série de outro fuso horário mantém a hora de lá.",
      other: "# séries de outro fuso horário mantêm a hora de lá.",
    }),
  zoneUnknown: (zone) =>
    `O fuso horário “${zone}” não é conhecido. Seus horários ficam como estão.`,
  todos: (entries) =>
    plural("pt-BR", entries, {
      one: "# tarefa foi deixada de fora.",
      other: "# tarefas foram deixadas de fora.",
    }),
  journals: (entries) =>
    plural("pt-BR", entries, {
      one: "# entrada de diário foi deixada de fora.",
      other: "# entradas de diário foram deixadas de fora.",
    }),
  freeTimes: (entries) =>
    plural("pt-BR", entries, {
      one: "# lista de horários livres foi deixada de fora.",
      other: "# listas de horários livres foram deixadas de fora.",
    }),
  property: (events, name) =>
    plural("pt-BR", events, {
      one: `“${name}” de # evento foi deixado de fora.`,
      other: `“${name}” de # eventos foi deixado de fora.`,
    }),
};
