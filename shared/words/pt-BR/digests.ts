import type { digests as english } from "../en/digests.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const digests: Words<typeof english> = {
  openDay: (weekday) => `Abrir ${weekday} no Client Desk`,
  noTime: "Sem horário",
  toDo: "A fazer",
  late: (days) => plural("pt-BR", days, { one: "# dia de atraso", other: "# dias de atraso" }),
  counts: {
    appointments: (count) =>
      plural("pt-BR", count, { one: "# compromisso", other: "# compromissos" }),
    tasks: (count) => plural("pt-BR", count, { one: "# tarefa", other: "# tarefas" }),
    customers: (count) => plural("pt-BR", count, { one: "# cliente", other: "# clientes" }),
    companies: (count) => plural("pt-BR", count, { one: "# empresa", other: "# empresas" }),
    records: (count) => plural("pt-BR", count, { one: "# registro", other: "# registros" }),
  },
  agenda: (day, counts) => `${day}: ${counts}`,
  why: {
    reminders: "Você recebe este e-mail porque os lembretes por e-mail estão ativados.",
    agenda: "Você recebe este e-mail porque a agenda diária está ativada.",
    summary: "Você recebe este e-mail porque o resumo mensal está ativado.",
    "for-you": "Você recebe este e-mail porque os e-mails de “Para você” estão ativados.",
  },
  change: (url) => `Alterar isto em Configurações: ${url}`,
  stop: (url) => `Cancelar inscrição: ${url}`,
  changeOrStop:
    "<change>Alterar isto em Configurações</change> ou <stop>cancelar inscrição</stop>.",
  forYou: {
    title: "Para você",
    titleOn: (desk) => `Para você em “${desk}”`,
    subject: (count) =>
      plural("pt-BR", count, { one: "# novidade para você", other: "# novidades para você" }),
    open: "Abrir “Para você” no Client Desk",
    more: (count) => plural("pt-BR", count, { one: "mais #", other: "mais #" }),
    someone: "Alguém",
    task: (who, text) => `${who} atribuiu uma tarefa a você: ${text}`,
    appointment: (who, title) => `${who} adicionou você a “${title}”`,
    handed: (who, what) => `${who} transferiu ${what} para você`,
    mentionedOn: (who, name) => `${who} mencionou você em ${name}`,
    mentioned: (who) => `${who} mencionou você em uma tarefa`,
    dueToday: "Para hoje",
    due: (day) => `Prazo: ${day}`,
  },
  summary: {
    mine: (month) => `Seu ${month}`,
    everyone: (month) => `${month}, todos`,
    subject: (title, added, closed) => `${title}: ${added}, ${closed}`,
    newCustomers: (count) =>
      plural("pt-BR", count, { one: "# novo cliente", other: "# novos clientes" }),
    dealsClosed: (count) =>
      plural("pt-BR", count, { one: "# negócio fechado", other: "# negócios fechados" }),
    value: "Valor",
    atEnd: (count) =>
      plural("pt-BR", count, { one: "# cliente no fim do mês", other: "# clientes no fim do mês" }),
    new: "Novos",
    closed: "Fechados",
    deals: (count) => plural("pt-BR", count, { one: "# negócio", other: "# negócios" }),
    appointments: "Compromissos",
    held: (count) => plural("pt-BR", count, { one: "# realizado", other: "# realizados" }),
    noShows: (count) =>
      plural("pt-BR", count, { one: "# não compareceu", other: "# não compareceram" }),
    canceled: (count) => plural("pt-BR", count, { one: "# cancelado", other: "# cancelados" }),
    open: (count) => plural("pt-BR", count, { one: "# sem resultado", other: "# sem resultado" }),
    upToDate: "Em dia",
    inTime: (kept, all) => `${kept} de ${all} contatados a tempo, no fim do mês`,
    largest: "Maior empresa",
    today: (value) => `${value} hoje`,
    earlier: (figure, month) => `${figure} em ${month}`,
    nowAndThen: (now, then) => `${now}; ${then}`,
    openReport: "Abrir o relatório no Client Desk",
  },
  unsubscribe: {
    title: "Cancelar inscrição",
    question: {
      reminders:
        "O Client Desk envia a você lembretes de compromissos por e-mail. Quer desativá-los?",
      agenda: "O Client Desk envia a você a agenda diária por e-mail. Quer desativá-la?",
      summary: "O Client Desk envia a você o resumo mensal por e-mail. Quer desativá-lo?",
      "for-you": "O Client Desk envia por e-mail o que é para você. Quer desativar isso?",
    },
    doneTitle: "Inscrição cancelada",
    done: {
      reminders:
        "O Client Desk não envia mais lembretes de compromissos a você. É possível reativá-los em <settings>Configurações</settings>.",
      agenda:
        "O Client Desk não envia mais a agenda diária a você. É possível reativá-la em <settings>Configurações</settings>.",
      summary:
        "O Client Desk não envia mais o resumo mensal a você. É possível reativá-lo em <settings>Configurações</settings>.",
      "for-you":
        "O Client Desk não envia mais por e-mail o que é para você. É possível reativar isso em <settings>Configurações</settings>.",
    },
    unknownTitle: "Este link não funciona",
    unknown: "Você pode escolher quais e-mails recebe em <settings>Configurações</settings>.",
  },
};
