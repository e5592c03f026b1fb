import type { overview as english } from "../en/overview.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const overview: Words<typeof english> = {
  page: "Painel",
  welcome: (name) => `Olá, ${name}`,
  date: (date) => `${date}.`,
  addCompany: "Adicionar empresa",
  newAppointment: "Novo compromisso",
  sections: {
    people: "Pessoas",
    today: "Hoje",
    toDo: "A fazer",
    attention: "Precisa de atenção",
    recent: "Clientes recentes",
    statuses: "Clientes por status",
  },
  openDay: "Abrir o dia",
  allTasks: "Todas as tarefas",
  allWaiting: (count) => `Todos (${count})`,
  allCustomers: "Todos os clientes",
  toDo: {
    label: "A fazer",
    none: "Nada a fazer hoje.",
    week: (count) =>
      plural("pt-BR", count, {
        one: "Próximos 7 dias, # tarefa",
        other: "Próximos 7 dias, # tarefas",
      }),
    weekMore: (count) =>
      plural("pt-BR", count, {
        one: "Próximos 7 dias, mais de # tarefa",
        other: "Próximos 7 dias, mais de # tarefas",
      }),
    more: (count) => `Mais ${count}`,
    moreThan: (count) => `Mais de ${count} outras`,
    newTask: "Nova tarefa",
    addTask: "Adicionar tarefa",
  },
  waiting: {
    label: "Clientes que precisam de atenção",
    none: "Ninguém precisa de acompanhamento agora.",
    never: (company) => `Nunca contatado, ${company}`,
    sinceAdded: (days) =>
      plural("pt-BR", days, {
        one: "# dia<more> desde a inclusão</more>",
        other: "# dias<more> desde a inclusão</more>",
      }),
    sinceContact: (days) =>
      plural("pt-BR", days, {
        one: "# dia<more> desde o último contato</more>",
        other: "# dias<more> desde o último contato</more>",
      }),
    logCall: "Registrar uma ligação",
    book: "Marcar compromisso",
    snooze: "Adiar",
    withKey: (act, key) => `${act} (${key})`,
    moreFor: (name) => `Mais ações para ${name}`,
    snoozeName: (name) => `Adiar ${name}`,
    back: "Voltar",
    callLogged: "Registrar uma ligação",
    whatWasSaid: "O que foi dito?",
    whatWasSaidWith: (name) => `O que foi dito na ligação com ${name}?`,
    callToday: "Ligação, hoje",
    logTheCall: "Registrar ligação",
  },
  totals: {
    companies: "Total de empresas",
    customers: "Total de clientes",
    value: "Valor total",
    onDesk: (count) => `de ${count} na mesa`,
    partOfDesk: (percent) => `${percent} da mesa`,
    inClosedDeals: (percent) => `${percent} em negócios fechados`,
    noneNew: "Nada novo este mês",
    newThisMonth: (count) => `Mais ${count} este mês`,
  },
  people: {
    person: "Pessoa",
    customers: "Clientes",
    today: "Hoje",
    tasksDue: "Tarefas para hoje",
    value: "Valor",
    left: (count) => `${count} pela frente`,
    late: (count) => `${count} em atraso`,
    everyone: "Todos",
  },
  recent: {
    label: "Clientes recentes",
    none: "Nenhum cliente ainda.",
    add: "Adicionar cliente",
    customer: "Cliente",
    status: "Status",
    value: "Valor",
    added: "Adicionado",
  },
  statuses: {
    caption: "Clientes e valor por status",
    status: "Status",
    customers: "Clientes",
    value: "Valor",
  },
};
