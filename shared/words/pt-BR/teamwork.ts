import type { teamwork as english } from "../en/teamwork.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const teamwork: Words<typeof english> = {
  people: "Pessoas",
  met: "Quem se reuniu com quem",
  beginsPeople:
    "A partir do seu primeiro cliente, isto mostra quem é responsável por quanto e quais foram os resultados.",
  beginsMet:
    "Quando o seu primeiro compromisso terminar, isto mostra quem realizou quantos e com qual empresa.",
  noneHeld: "Nenhum foi realizado.",
  noneInDays: "Nenhum compromisso foi realizado nesses dias.",
  heldByCalendar: "Compromissos realizados, conforme o calendário em que estavam.",
  noFollowUp: "Nenhum cliente tem um status com prazo de acompanhamento.",
  everyone: {
    all: (share) => `${share} dos clientes de todos estão em dia.`,
    more: (share) => `${share} ou mais dos clientes de cada um estão em dia.`,
  },
  one: (share, name) => `${share} dos clientes de ${name} estão em dia.`,
  least: {
    all: (share, name, others) =>
      `${share} dos clientes de ${name} estão em dia; dos demais, ${others}.`,
    more: (share, name, others) =>
      `${share} dos clientes de ${name} estão em dia; dos demais, ${others} ou mais.`,
  },
  all: "Todos",
  company: "Empresa",
  others: (count) => plural("pt-BR", count, { one: "# outro", other: "# outros" }),
  pair: (company, person) => `${company}: ${person}`,
  held: (count) => plural("pt-BR", count, { one: "# realizado", other: "# realizados" }),
  hours: (count) => `${count} h`,
  everyoneRow: "Todos",
  totalRow: "Total",
  heads: {
    responsible: "Responsável",
    customers: "Clientes",
    value: "Valor",
    held: "Realizados",
    hours: "Horas",
    new: "Novos",
    closed: "Fechados",
    upToDate: "Em dia",
  },
};
