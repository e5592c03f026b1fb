import type { calendars as english } from "../en/calendars.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const calendars: Words<typeof english> = {
  facts: "Seu calendário",
  hours: "Horário de trabalho",
  aWeek: (time) => `${time} por semana`,
  agenda: "Próxima agenda",
  agendaOff: "Desativada",
  agendaNone: (days) =>
    plural("pt-BR", days, {
      one: "Nenhum compromisso no próximo dia",
      other: "Nenhum compromisso nos próximos # dias",
    }),
  agendaAt: (day, time, appointments) =>
    `${day} ${plural("pt-BR", time, { one: "à #", other: "às #" })}, ${plural("pt-BR", appointments, { one: "# compromisso", other: "# compromissos" })}`,
  today: "Hoje",
  tomorrow: "Amanhã",
  lastRead: "Última leitura do endereço",
  notYet: "Ainda não",
  others: "O que os outros veem",
  busy: "Ocupado",
  sampleTitle: "Revisão trimestral",
  workingHours: {
    title: "Horário de trabalho",
    hint: "Mais claro na semana. O tempo livre é contado dentro dele.",
    sum: "Por semana",
    from: (weekday) => `${weekday}, das`,
    until: (weekday) => `${weekday}, até`,
    to: "a",
    none: "Sem expediente",
    wrong: "O fim deve ser depois do início",
  },
  newAppointments: {
    title: "Novos compromissos",
    duration: "Duração",
    reminder: "Lembrete",
  },
  subscribe: {
    title: "Assinar",
    hint: "Veja seus compromissos em outro calendário.",
    failed: "Não foi possível carregar o endereço.",
    create: "Criar link de calendário",
    creating: "Criando",
    createFailed: "Não foi possível criar o endereço. Tente de novo.",
    shows: "O que ele mostra",
    choices: {
      full: "Todos os detalhes",
      titles: "Só títulos",
      busy: "Só ocupado",
    },
    hints: {
      full: "Título, horário, cliente, empresa e notas. Inclui compromissos cancelados.",
      titles: "Título e horário.",
      busy: "Só os horários em que você tem compromissos.",
    },
    secret: "Endereço secreto",
    secretHint:
      "Quem tem este endereço pode ver seu calendário, mas não alterá-lo. Copie agora; ele não será mostrado de novo.",
    secretGone:
      "O endereço foi mostrado uma vez, quando você o criou. Se não o tem mais, redefina-o para obter um novo.",
    keep: "Manter endereço",
  },
  reset: {
    title: "Redefinir o endereço",
    button: "Redefinir endereço…",
    question: "Redefinir o endereço?",
    confirm: "Redefinir endereço",
    busy: "Redefinindo",
    note: "Calendários com o endereço antigo deixam de ser atualizados.",
    warning:
      "Calendários com o endereço antigo deixarão de ser atualizados até você adicionar o novo.",
    done: "Novo endereço criado",
  },
  remove: {
    title: "Remover o endereço",
    button: "Remover endereço…",
    question: "Remover o endereço?",
    confirm: "Remover endereço",
    busy: "Removendo",
    note: "Ele continua valendo para quem saiu da mesa até você redefini-lo ou removê-lo.",
    warning: "Calendários com o endereço deixarão de ser atualizados.",
    done: "Endereço removido",
  },
  everyone: {
    title: "Calendário de todos",
    hint: "Veja os compromissos de todos desta mesa em outro calendário. Cada um diz em qual calendário está.",
  },
};
