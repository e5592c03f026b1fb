import type { dates as english } from "../en/dates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const dates: Words<typeof english> = {
  open: "Abrir o calendário",
  calendar: "Calendário",
  pick: "Escolher um dia",
  previousMonth: "Mês anterior",
  nextMonth: "Próximo mês",
  earlier: "Antes",
  allowPast: "Permitir dias antes de hoje",
  today: "Hoje",
  yesterday: "Ontem",
  tomorrow: "Amanhã",
  time: "Horário",
  done: "Concluído",
  usePast: "Usar esta data passada",
  interpreted: (typed, read) => `${typed} foi lido como ${read}.`,
  changed: (time, nearest, step) =>
    `${time} mudou para ${nearest}. Os horários vão ${plural("pt-BR", step, { one: "de minuto em minuto", other: `de ${step} em ${step} minutos` })}.`,
};
