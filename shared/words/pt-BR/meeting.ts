import type { meeting as english } from "../en/meeting.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const meeting: Words<typeof english> = {
  zone: (city) => `horário de ${city}`,
  pair: (first, second) => `${first}, ${second}`,
  oneOfUs: "Nossa equipe",
  allOfUs: "Toda a nossa equipe",
  callsYou: (host) => `${host} liga para você`,
  callsYouAt: (host, phone) => `${host} liga para você no número ${phone}`,
  video: "Vídeo",
  videoLink: (host) => `Vídeo. ${host} envia o link para você.`,
  yourAddress: "Seu endereço",
  when: "Quando",
  what: "O quê",
  where: "Onde",
  before: "Antes",
  fromHost: (host) => `De ${host}`,
  youWrote: "Suas respostas",
  repeats: {
    forever: (often) => `Repete-se ${often}`,
    until: (often, day) => `Repete-se ${often} até ${day}`,
    times: (often, count) =>
      `Repete-se ${often}, ${plural("pt-BR", count, { one: "# vez", other: "# vezes" })}`,
    daily: (interval) => plural("pt-BR", interval, { one: "todo dia", other: "a cada # dias" }),
    weekly: (interval) =>
      plural("pt-BR", interval, { one: "toda semana", other: "a cada # semanas" }),
    monthly: (interval) => plural("pt-BR", interval, { one: "todo mês", other: "a cada # meses" }),
    yearly: (interval) => plural("pt-BR", interval, { one: "todo ano", other: "a cada # anos" }),
  },
  except: {
    accepted: (days) => `Exceto ${days}: aceito`,
    declined: (days) => `Exceto ${days}: recusado`,
    proposed: (days) => `Exceto ${days}: outro horário proposto`,
    open: (days) => `Exceto ${days}: ainda sem resposta`,
  },
};
