import type { frame as english } from "../en/frame.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const frame: Words<typeof english> = {
  skip: "Ir para o conteúdo",
  main: "Principal",
  sidebar: "Barra lateral",
  expand: "Expandir a barra lateral",
  collapse: "Recolher a barra lateral",
  calendar: "Calendário",
  newAppointment: "Novo compromisso",
  openDay: (day) => `Abrir ${day}`,
  busyDay: (day, appointments) =>
    `${day}, ${plural("pt-BR", appointments, { one: "# compromisso", other: "# compromissos" })}`,
  search: "Pesquisar",
  jump: "Pesquisar ou ir para",
  stillTrying: "Ainda sem resposta. Continuamos tentando.",
  sections: {
    dashboard: "Painel",
    companies: "Empresas",
    customers: "Clientes",
    appointments: "Compromissos",
    tasks: "Tarefas",
    reports: "Relatórios",
    settings: "Configurações",
  },
  forToday: " para hoje",
  views: {
    customers: "Visualizações de clientes",
    companies: "Visualizações de empresas",
    all: "Mostrar todas",
  },
  account: {
    menu: "Menu da conta",
    menuOf: "Menu da conta, ",
    history: "Histórico",
    duplicates: "Duplicados",
    trash: "Lixeira",
    shortcuts: "Atalhos",
    logout: "Sair",
  },
  desk: {
    named: (name) => `Mesa: ${name}`,
    asReader: (name) => `Mesa: ${name}, você tem a função Leitor`,
    reader: "Leitor",
  },
  restoring: {
    title: "Esta conta está sendo restaurada.",
    text: "Até terminar, você não pode salvar mais nada. <link>Ir para Seus dados</link>",
  },
  readerHere: {
    title: "Aqui você tem a função Leitor.",
    text: "Você pode ver tudo nesta mesa e não pode alterar nada.",
  },
  offDesk: {
    page: "Fora desta mesa",
    margin: "Mesa",
    title: (desk) => `Você não está mais em “${desk}”.`,
    text: "O que você escreveu lá permanece, com o seu nome.",
    goTo: (desk) => `Ir para “${desk}”`,
  },
  welcome: (name) => `Olá, ${name}`,
};
