import type { reports as english } from "../en/reports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reports: Words<typeof english> = {
  title: "Informes",
  print: "Imprimir",
  period: {
    label: "Periodo",
    month: "Este mes",
    "90d": "Últimos 90 días",
    year: "Este año",
    custom: "Personalizado…",
  },
  compared: {
    year: (days, year) => `${days}, en comparación con los mismos días de ${year}`,
    month: (days, month) => `${days}, en comparación con los mismos días de ${month}`,
    days: (days, before) => `${days}, en comparación con: ${before}`,
  },
  sums: {
    value: "Valor total",
    closed: "Tratos cerrados",
    held: "Citas realizadas",
    upToDate: "Al día",
    failed: "No se pudo cargar. <retry>Reintentar</retry>",
    before: (figure) => `${figure} antes`,
    of: (share, all) => `${share} de ${all}`,
    nobody: "Nadie pendiente de seguimiento",
    same: "como antes",
    up: (share) => `${share} más`,
    down: (share) => `${share} menos`,
  },
  sections: {
    pipeline: "Embudo",
    value: {
      day: "Valor por día",
      week: "Valor por semana",
      month: "Valor por mes",
    },
    growth: "Nuevos y cerrados",
    appointments: "Citas",
    shares: "Dónde está el valor",
    contact: "Mantener el contacto",
  },
  begins: {
    pipeline:
      "A partir de tu primer cliente, aquí verás cómo pasan los clientes de un estado al siguiente y cuánto tiempo se quedan.",
    value:
      "A partir de tu primer cliente, aquí verás cuánto valen tus clientes, por estado y a lo largo del tiempo.",
    growth:
      "A partir de tu primer cliente, aquí verás cuántos clientes llegan y cuántos tratos se cierran.",
    appointments: "Cuando termine tu primera cita, aquí verás cuáles se realizaron y a qué horas.",
    shares:
      "A partir de tu primer cliente, aquí verás qué sectores, etiquetas y empresas reúnen el valor.",
    contact:
      "A partir de tu primer cliente, aquí verás a cuántos se contacta dentro del plazo de seguimiento de su estado.",
  },
  firstEntry: (day) => `La primera entrada es del ${day}.`,
  failed: (title) => `No se pudo cargar «${title}».`,
  tools: {
    asChart: (title) => `Ver como gráfico<more>: ${title}</more>`,
    asTable: (title) => `Ver como tabla<more>: ${title}</more>`,
    csv: (title) => `CSV<more>: ${title}</more>`,
  },
  two: (first, second) => `${first} ${second}`,
  named: (name, what) => `${name}: ${what}`,
  customers: (count) => plural("es", count, { one: "# cliente", other: "# clientes" }),
  companies: (count) => plural("es", count, { one: "# empresa", other: "# empresas" }),
  others: (count) => plural("es", count, { one: "# otro", other: "# otros" }),
  total: "Total",
  unit: {
    day: "Día",
    week: "Semana",
    month: "Mes",
  },
  noneHeld: "No se realizó ninguna.",
  nothing: "Aún no hay nada con valor.",
  noFollowUp: "Ningún cliente tiene un estado con plazo de seguimiento.",
  value: {
    asOf: {
      day: "Valores al final del día.",
      week: "Valores al final de la semana.",
      month: "Valores al final del mes.",
    },
    are: (share) => `Los tratos cerrados son el ${share} del total.`,
    stayed: (share) => `Los tratos cerrados se mantuvieron en el ${share} del total.`,
    grew: (from, to) => `Los tratos cerrados subieron del ${from} al ${to} del total.`,
    fell: (from, to) => `Los tratos cerrados bajaron del ${from} al ${to} del total.`,
    inCustomers: (value, customers) =>
      `${value} en ${plural("es", customers, { one: "# cliente", other: "# clientes" })}`,
    ofCompanies: (value, customers, companies) =>
      `${value} en ${plural("es", customers, { one: "# cliente", other: "# clientes" })} de ${plural("es", companies, { one: "# empresa", other: "# empresas" })}`,
    statusOn: (status, day) => `${status} el ${day}`,
    chart: "Valor por estado a lo largo del tiempo",
  },
  growth: {
    sums: (added, closed) =>
      `${plural("es", added, { one: "# cliente nuevo", other: "# clientes nuevos" })}, ${plural("es", closed, { one: "# trato cerrado", other: "# tratos cerrados" })}.`,
    best: {
      day: (name, closed) =>
        `Mejor día: ${name}, ${plural("es", closed, { one: "# cerrado", other: "# cerrados" })}.`,
      week: (name, closed) =>
        `Mejor semana: ${name}, ${plural("es", closed, { one: "# cerrado", other: "# cerrados" })}.`,
      month: (name, closed) =>
        `Mejor mes: ${name}, ${plural("es", closed, { one: "# cerrado", other: "# cerrados" })}.`,
    },
    chart: "Clientes nuevos y tratos cerrados a lo largo del tiempo",
    added: "Clientes nuevos",
    closed: "Tratos cerrados",
  },
  appointments: {
    noNoShows: "Nadie faltó.",
    noShows: (share) => `El ${share} no se presentó.`,
    most: [
      (share) => `El ${share} no se presentó, sobre todo los domingos.`,
      (share) => `El ${share} no se presentó, sobre todo los lunes.`,
      (share) => `El ${share} no se presentó, sobre todo los martes.`,
      (share) => `El ${share} no se presentó, sobre todo los miércoles.`,
      (share) => `El ${share} no se presentó, sobre todo los jueves.`,
      (share) => `El ${share} no se presentó, sobre todo los viernes.`,
      (share) => `El ${share} no se presentó, sobre todo los sábados.`,
    ],
    all: [
      (share) => `El ${share} no se presentó, siempre los domingos.`,
      (share) => `El ${share} no se presentó, siempre los lunes.`,
      (share) => `El ${share} no se presentó, siempre los martes.`,
      (share) => `El ${share} no se presentó, siempre los miércoles.`,
      (share) => `El ${share} no se presentó, siempre los jueves.`,
      (share) => `El ${share} no se presentó, siempre los viernes.`,
      (share) => `El ${share} no se presentó, siempre los sábados.`,
    ],
    open: (count) =>
      `${plural("es", count, { one: "# cita pasada aún no tiene resultado.", other: "# citas pasadas aún no tienen resultado." })} <ask>¿Cómo fue?</ask>`,
    per: {
      day: "Por día",
      week: "Por semana",
      month: "Por mes",
    },
    perWeeks: (weeks) => plural("es", weeks, { one: "Por # semana", other: "Por # semanas" }),
    chart: {
      day: "Citas por día",
      week: "Citas por semana",
      month: "Citas por mes",
    },
    chartOfWeeks: (weeks) =>
      plural("es", weeks, { one: "Citas por # semana", other: "Citas por # semanas" }),
    outcomes: {
      held: "Realizadas",
      noShow: "No se presentó",
      canceled: "Canceladas",
      open: "Sin resultado",
    },
    shareOf: (count, all, share) =>
      `${count} de ${plural("es", all, { one: "# cita", other: "# citas" })}, ${share}`,
    busiest: "Horas con más citas",
    noneTimed: "No se realizó ninguna cita con hora.",
    at: (day, hour) => `${day}, ${hour}`,
    held: (count) => plural("es", count, { one: "# realizada", other: "# realizadas" }),
    became: "Qué pasó con las citas",
    byHour: "Citas realizadas por hora",
    heldAt: "Hora",
  },
  shares: {
    noIndustry: "Ninguna empresa con valor tiene un sector indicado.",
    holds: (name, share) => `${name} reúne el ${share}.`,
    hold: (names, share) => `${names} reúnen el ${share}.`,
    byIndustry: "Por sector",
    byTag: "Por etiqueta",
    several: "Un cliente puede tener varias",
    all: "Todo el valor",
    ofAll: (share) => `${share} de todo el valor`,
    topTen: "Las diez mayores empresas",
    top: "Las mayores empresas",
    ten: "Las diez mayores",
    none: "Sin sector",
    untagged: "Sin etiqueta",
    valueByIndustry: "Valor por sector",
    valueByTag: "Valor por etiqueta",
    topByValue: "Las mayores empresas por valor",
  },
  heads: {
    industry: "Sector",
    tag: "Etiqueta",
    company: "Empresa",
    companies: "Empresas",
    customers: "Clientes",
    value: "Valor",
    share: "Porcentaje",
    attention: "Necesita atención",
    before: "Antes",
  },
  contact: {
    answer: "Clientes contactados dentro del plazo de seguimiento de su estado.",
    chart: "Clientes al día a lo largo del tiempo",
    upToDate: (kept, customers) =>
      `${kept} de ${plural("es", customers, { one: "# cliente", other: "# clientes" })} al día`,
    last90: "Últimos 90 días",
    before90: "Los 90 días anteriores",
    longer: {
      day: "Hacen falta dos días de datos para trazar una línea. Elige un periodo más largo.",
      week: "Hacen falta dos semanas de datos para trazar una línea. Elige un periodo más largo.",
      month: "Hacen falta dos meses de datos para trazar una línea. Elige un periodo más largo.",
    },
    tomorrow: "Hacen falta dos días de datos para trazar una línea. Vuelve mañana.",
    nextWeek: "Hacen falta dos semanas de datos para trazar una línea. Vuelve la próxima semana.",
    inMonth: (month) => `Hacen falta dos meses de datos para trazar una línea. Vuelve en ${month}.`,
  },
};
