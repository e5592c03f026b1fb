import type { away as english } from "../en/away.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const away: Words<typeof english> = {
  titleMe: "Você está ausente",
  title: (name) => `${name} está ausente`,
  explainMe:
    "Você continua responsável. Enquanto isso, seu trabalho também fica em “Meus” da outra pessoa e volta sozinho.",
  explain: (name) =>
    `${name} continua responsável. Enquanto isso, o trabalho de ${name} também fica em “Meus” da outra pessoa e volta sozinho.`,
  save: "Salvar",
  backToday: "De volta hoje",
  delete: "Excluir",
  from: "De",
  lastDay: "Último dia",
  standsIn: "Quem substitui",
  nobody: "Ninguém",
  inThatTime: "Nesse período",
  tasksDue: "Tarefas com prazo",
  appointments: "Compromissos",
  goToYou: "vão para você",
  goTo: (name) => `vão para ${name}`,
  goToYourCalendar: "vão para o seu calendário",
  goToCalendar: (name) => `vão para o calendário de ${name}`,
  withOverlaps: (goes, overlaps) =>
    plural("pt-BR", overlaps, { one: `${goes}, # coincide`, other: `${goes}, # coincidem` }),
  chooseAfter: (day) => `Escolha uma data depois de ${day}`,
  chooseStandIn: "Escolha quem substitui",
  saved: {
    me: (days) => `Você está ausente: ${days}`,
    other: (name, days) => `${name} está ausente: ${days}`,
  },
  back: {
    me: "Você está de volta",
    other: (name) => `${name} está de volta`,
  },
  deleted: "Ausência excluída",
  notSaved: "Não foi possível salvar a ausência. Tente de novo.",
  words: {
    nobody: (days) => `Ausência: ${days}; ninguém substitui`,
    you: (days) => `Ausência: ${days}; você substitui`,
    other: (days, name) => `Ausência: ${days}; ${name} substitui`,
  },
  days: (from, until) => `${from} – ${until}`,
};
