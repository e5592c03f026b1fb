import type { overview as english } from "../en/overview.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const overview: Words<typeof english> = {
  page: "Panel",
  welcome: (name) => `Hola, ${name}`,
  date: (date) => `${date}.`,
  addCompany: "Añadir empresa",
  newAppointment: "Nueva cita",
  sections: {
    people: "Personas",
    today: "Hoy",
    toDo: "Por hacer",
    attention: "Necesita atención",
    recent: "Clientes recientes",
    statuses: "Clientes por estado",
  },
  openDay: "Abrir el día",
  allTasks: "Todas las tareas",
  allWaiting: (count) => `Todos (${count})`,
  allCustomers: "Todos los clientes",
  toDo: {
    label: "Por hacer",
    none: "No hay nada que hacer hoy.",
    week: (count) =>
      plural("es", count, { one: "Próximos 7 días, # tarea", other: "Próximos 7 días, # tareas" }),
    weekMore: (count) =>
      plural("es", count, {
        one: "Próximos 7 días, más de # tarea",
        other: "Próximos 7 días, más de # tareas",
      }),
    more: (count) => `${count} más`,
    moreThan: (count) => `Más de ${count} más`,
    newTask: "Nueva tarea",
    addTask: "Añadir tarea",
  },
  waiting: {
    label: "Clientes que necesitan atención",
    none: "Nadie necesita un seguimiento ahora mismo.",
    never: (company) => `Sin contactar, ${company}`,
    sinceAdded: (days) =>
      plural("es", days, {
        one: "# día<more> desde que se añadió</more>",
        other: "# días<more> desde que se añadió</more>",
      }),
    sinceContact: (days) =>
      plural("es", days, {
        one: "# día<more> desde el último contacto</more>",
        other: "# días<more> desde el último contacto</more>",
      }),
    logCall: "Registrar una llamada",
    book: "Reservar cita",
    snooze: "Posponer",
    withKey: (act, key) => `${act} (${key})`,
    moreFor: (name) => `Más acciones para ${name}`,
    snoozeName: (name) => `Posponer el seguimiento de ${name}`,
    back: "Atrás",
    callLogged: "Registrar una llamada",
    whatWasSaid: "¿De qué se habló?",
    whatWasSaidWith: (name) => `¿De qué se habló en la llamada con ${name}?`,
    callToday: "Llamada, hoy",
    logTheCall: "Registrar llamada",
  },
  totals: {
    companies: "Total de empresas",
    customers: "Total de clientes",
    value: "Valor total",
    onDesk: (count) => `de ${count} en el escritorio`,
    partOfDesk: (percent) => `${percent} del escritorio`,
    inClosedDeals: (percent) => `${percent} en tratos cerrados`,
    noneNew: "Nada nuevo este mes",
    newThisMonth: (count) => `${count} más este mes`,
  },
  people: {
    person: "Persona",
    customers: "Clientes",
    today: "Hoy",
    tasksDue: "Tareas que vencen",
    value: "Valor",
    left: (count) => `${count} por delante`,
    late: (count) => `${count} con retraso`,
    everyone: "Todos",
  },
  recent: {
    label: "Clientes recientes",
    none: "Aún no hay clientes.",
    add: "Añadir cliente",
    customer: "Cliente",
    status: "Estado",
    value: "Valor",
    added: "Añadido",
  },
  statuses: {
    caption: "Clientes y valor por estado",
    status: "Estado",
    customers: "Clientes",
    value: "Valor",
  },
};
