import type { reminders as english } from "../en/reminders.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reminders: Words<typeof english> = {
  title: "Lembretes",
  fromCustomers: "Dos seus clientes",
  reminder: (what) => `Lembrete: ${what}`,
  more: (count) => plural("pt-BR", count, { one: "Mais # lembrete", other: "Mais # lembretes" }),
  moreAnswers: (count) =>
    plural("pt-BR", count, { one: "Mais # resposta", other: "Mais # respostas" }),
  open: "Abrir",
  snooze: (minutes) => `Adiar ${minutes} min`,
  done: "Concluído",
  saveFailed: "Não foi possível salvar. Tente de novo.",
  coming: {
    today: (title) => `${title}, hoje`,
    tomorrow: (title) => `${title}, amanhã`,
    onDay: (title, day) => `${title}, ${day}`,
    todayAt: (title, time) => `${title}, hoje, ${time}`,
    tomorrowAt: (title, time) => `${title}, amanhã, ${time}`,
    onDayAt: (title, day, time) => `${title}, ${day}, ${time}`,
  },
  countdown: {
    today: "Hoje",
    now: "Agora",
    started: (duration) => `Começou há ${duration}`,
    inTime: (duration) => `Em ${duration}`,
    inDays: (days) => plural("pt-BR", days, { one: "Em # dia", other: "Em # dias" }),
  },
  countdownWith: (countdown) => `${countdown}, <names></names>`,
  did: {
    booked: (name, title) => `${name} reservou “${title}”`,
    asked: (name, title) => `${name} solicita “${title}”`,
    moved: (name, title) => `${name} remarcou “${title}”`,
    canceled: (name, title) => `${name} cancelou “${title}”`,
    accepted: (name) => `${name} aceitou`,
    declined: (name) => `${name} recusou`,
    proposed: (name) => `${name} propõe outro horário`,
  },
  when: {
    today: (time) => `Hoje, ${time}`,
    tomorrow: (time) => `Amanhã, ${time}`,
    onDay: (day, time) => `${day}, ${time}`,
  },
  whatWhen: {
    today: (title, time) => `${title}, hoje, ${time}`,
    tomorrow: (title, time) => `${title}, amanhã, ${time}`,
    onDay: (title, day, time) => `${title}, ${day}, ${time}`,
    times: (title, times) => `${title}, ${times}`,
  },
  withWord: (what, word) => `${what}. “${word}”`,
};
