import type { series as english } from "../en/series.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const series: Words<typeof english> = {
  overlaps: {
    once: (day) => `Coincide uma vez: ${day}.`,
    twice: (days) => `Coincide duas vezes: ${days}.`,
    more: (count, days) =>
      `Coincide ${plural("pt-BR", count, { one: "# vez", other: "# vezes" })}: ${days}.`,
    otherDays: (count) => plural("pt-BR", count, { one: "mais # dia", other: "mais # dias" }),
  },
  fields: {
    label: "Repetição",
    never: "Não se repete",
    custom: "Personalizada…",
    title: "Repetição personalizada",
    set: "Aplicar",
    every: {
      DAILY: (count) => plural("pt-BR", count, { one: "A cada", other: "A cada" }),
      WEEKLY: (count) => plural("pt-BR", count, { one: "A cada", other: "A cada" }),
      MONTHLY: (count) => plural("pt-BR", count, { one: "A cada", other: "A cada" }),
      YEARLY: (count) => plural("pt-BR", count, { one: "A cada", other: "A cada" }),
    },
    unit: "Unidade",
    days: (count) => plural("pt-BR", count, { one: "dia", other: "dias" }),
    weeks: (count) => plural("pt-BR", count, { one: "semana", other: "semanas" }),
    months: (count) => plural("pt-BR", count, { one: "mês", other: "meses" }),
    years: (count) => plural("pt-BR", count, { one: "ano", other: "anos" }),
    onWeekdays: "Dias",
    weekdays: "Dias da semana",
    onDay: "Quando",
    dayOfMonth: (day) => `No dia ${day}`,
    ends: "Termina",
    endsNever: "Nunca",
    endsOn: "Em uma data",
    endsAfter: "Depois de",
    lastDay: "Último dia",
    date: "Data",
    timesLabel: "Número de vezes",
    times: (count) => plural("pt-BR", count, { one: "vez", other: "vezes" }),
    number: (most) => `Digite um número de 1 a ${most}`,
    weekday: "Escolha um dia da semana",
    later: (day) => `Escolha uma data depois de ${day}`,
  },
  times: {
    first: (count) =>
      plural("pt-BR", count, { one: "A primeira data", other: "As primeiras # datas" }),
    all: (count) => plural("pt-BR", count, { one: "# data", other: "# datas" }),
    at: (time) => `Horário: ${time}`,
    label: "Datas da repetição",
    overlaps: (title) => `Coincide com <title>${title}</title>`,
    free: "Livre",
    more: (count) => plural("pt-BR", count, { one: "Mais #", other: "Mais #" }),
  },
  scope: {
    move: (title) => `Remarcar “${title}”?`,
    change: (title) => `Alterar “${title}”?`,
    delete: (title) => `Excluir “${title}”?`,
    keep: "Manter compromissos",
    which: "Quais compromissos",
    this: "Este compromisso",
    following: "Este compromisso e os seguintes",
    all: "Todos os compromissos",
    moveSome: (count) =>
      plural("pt-BR", count, { one: "Remarcar compromisso", other: "Remarcar # compromissos" }),
    changeSome: (count) =>
      plural("pt-BR", count, { one: "Alterar compromisso", other: "Alterar # compromissos" }),
    deleteSome: (count) =>
      plural("pt-BR", count, { one: "Excluir compromisso", other: "Excluir # compromissos" }),
    moveAll: "Remarcar compromissos",
    changeAll: "Alterar compromissos",
    deleteAll: "Excluir compromissos",
    fromTo: (from, to) => `De ${from} para ${to}.`,
    withCustomer: (name) => `Com ${name}.`,
    repeats: (repeats) => `Este compromisso se repete ${repeats}.`,
    repeatsTimes: (repeats, count) =>
      `Este compromisso se repete ${repeats}, ${plural("pt-BR", count, { one: "# vez", other: "# vezes" })}.`,
    fromDay: (day) => `A partir de ${day}, sem data de término`,
    untilDay: (count, day) =>
      `${plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" })}, até ${day}`,
    endless: "Todos os compromissos, sem data de término",
    count: (count) => plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" }),
    deletesPast: (all, over) =>
      `${all}, incluindo ${plural("pt-BR", over, { one: "# já passado e seu resultado", other: "# já passados e seus resultados" })}.`,
    changesPast: (all, over) =>
      `${all}, incluindo ${plural("pt-BR", over, { one: "# já passado", other: "# já passados" })}.`,
    leavesPast: (all, over) =>
      `${all}. ${plural("pt-BR", over, { one: "O que já passou fica onde está", other: "Os # que já passaram ficam onde estão" })}.`,
  },
};
