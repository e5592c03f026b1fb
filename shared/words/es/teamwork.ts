import type { teamwork as english } from "../en/teamwork.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const teamwork: Words<typeof english> = {
  people: "Personas",
  met: "Quién se reunió con quién",
  beginsPeople:
    "A partir de tu primer cliente, aquí verás quién es responsable de cuánto y qué resultó.",
  beginsMet: "Cuando termine tu primera cita, aquí verás quién tuvo cuántas y con qué empresa.",
  noneHeld: "No se realizó ninguna.",
  noneInDays: "En estos días no se realizó ninguna cita.",
  heldByCalendar: "Citas realizadas, según el calendario en el que estaban.",
  noFollowUp: "Ningún cliente tiene un estado con plazo de seguimiento.",
  everyone: {
    all: (share) => `El ${share} de los clientes de todo el escritorio está al día.`,
    more: (share) => `Cada persona tiene al día el ${share} o más de sus clientes.`,
  },
  one: (share, name) => `El ${share} de los clientes de ${name} está al día.`,
  least: {
    all: (share, name, others) =>
      `El ${share} de los clientes de ${name} está al día; del resto, el ${others}.`,
    more: (share, name, others) =>
      `El ${share} de los clientes de ${name} está al día; del resto, el ${others} o más.`,
  },
  all: "Todos",
  company: "Empresa",
  others: (count) => plural("es", count, { one: "# otro", other: "# otros" }),
  pair: (company, person) => `${company}: ${person}`,
  held: (count) => plural("es", count, { one: "# realizada", other: "# realizadas" }),
  hours: (count) => `${count}\u00a0h`,
  everyoneRow: "Todos",
  totalRow: "Total",
  heads: {
    responsible: "Responsable",
    customers: "Clientes",
    value: "Valor",
    held: "Citas",
    hours: "Horas",
    new: "Nuevos",
    closed: "Cerrados",
    upToDate: "Al día",
  },
};
