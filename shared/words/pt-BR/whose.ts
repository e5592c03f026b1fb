import type { whose as english } from "../en/whose.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const whose: Words<typeof english> = {
  label: "De quem",
  mine: {
    overview: "Meus",
    tasks: "Minhas",
    calendar: "Meus",
    reports: "Meus",
  },
  everyone: "Todos",
  people: "Pessoas",
  count: (count) => plural("pt-BR", count, { one: "# pessoa", other: "# pessoas" }),
  nothingMine: "Nada aqui é seu.",
  showEveryone: "Mostrar todos",
  nobody: "Ninguém",
  change: (label, name) => `${label}: ${name}. Alterar`,
  changeNobody: (label) => `${label}: ninguém. Alterar`,
  asked: (from, to) => `${from} pediu a ${to}`,
  mention: "Mencionar",
  responsible: "Responsável",
  reader: "Leitor",
  you: "Você",
  told: {
    one: (name) => `${name} recebe um aviso`,
    several: (names) => `${names} recebem um aviso`,
  },
  here: {
    label: "Quem está aqui",
    editing: {
      one: (name) => `${name} está editando`,
      several: (names) => `${names} estão editando`,
    },
    looking: {
      one: (name) => `${name} está aqui`,
      several: (names) => `${names} estão aqui`,
    },
  },
  addedBy: (name) => `, por ${name}`,
  hostTime: (name, time, city) => `Para ${name}: ${time}, ${city}`,
  weekdayTime: (weekday, time) => `${weekday} ${time}`,
  handOver: "Transferir…",
  away: "Ausência…",
  left: (name) => `${name} (saiu)`,
  justNow: (who) => `${who}, agora mesmo.`,
  justNowWas: (who, was) => `${who}, agora mesmo. Antes: ${was}`,
};
