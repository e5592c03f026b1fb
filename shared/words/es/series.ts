import type { series as english } from "../en/series.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const series: Words<typeof english> = {
  overlaps: {
    once: (day) => `Coincide una vez: ${day}.`,
    twice: (days) => `Coincide dos veces: ${days}.`,
    more: (count, days) =>
      `Coincide ${plural("es", count, { one: "# vez", other: "# veces" })}: ${days}.`,
    otherDays: (count) => plural("es", count, { one: "# día más", other: "# días más" }),
  },
  fields: {
    label: "Repetición",
    never: "No se repite",
    custom: "Personalizada…",
    title: "Repetición personalizada",
    set: "Aplicar",
    every: {
      DAILY: (count) => plural("es", count, { one: "Cada", other: "Cada" }),
      WEEKLY: (count) => plural("es", count, { one: "Cada", other: "Cada" }),
      MONTHLY: (count) => plural("es", count, { one: "Cada", other: "Cada" }),
      YEARLY: (count) => plural("es", count, { one: "Cada", other: "Cada" }),
    },
    unit: "Unidad",
    days: (count) => plural("es", count, { one: "día", other: "días" }),
    weeks: (count) => plural("es", count, { one: "semana", other: "semanas" }),
    months: (count) => plural("es", count, { one: "mes", other: "meses" }),
    years: (count) => plural("es", count, { one: "año", other: "años" }),
    onWeekdays: "Días",
    weekdays: "Días de la semana",
    onDay: "Cuándo",
    dayOfMonth: (day) => `El día ${day}`,
    ends: "Termina",
    endsNever: "Nunca",
    endsOn: "En una fecha",
    endsAfter: "Después de",
    lastDay: "Último día",
    date: "Fecha",
    timesLabel: "Número de veces",
    times: (count) => plural("es", count, { one: "vez", other: "veces" }),
    number: (most) => `Escribe un número del 1 al ${most}`,
    weekday: "Elige un día de la semana",
    later: (day) => `Elige una fecha posterior al ${day}`,
  },
  times: {
    first: (count) =>
      plural("es", count, { one: "La primera fecha", other: "Las primeras # fechas" }),
    all: (count) => plural("es", count, { one: "# fecha", other: "# fechas" }),
    at: (time) => `Hora: ${time}`,
    label: "Fechas de la repetición",
    overlaps: (title) => `Coincide con <title>${title}</title>`,
    free: "Libre",
    more: (count) => plural("es", count, { one: "# más", other: "# más" }),
  },
  scope: {
    move: (title) => `¿Cambiar «${title}»?`,
    change: (title) => `¿Modificar «${title}»?`,
    delete: (title) => `¿Eliminar «${title}»?`,
    keep: "Conservar citas",
    which: "Qué citas",
    this: "Esta cita",
    following: "Esta cita y las siguientes",
    all: "Todas las citas",
    moveSome: (count) => plural("es", count, { one: "Cambiar cita", other: "Cambiar # citas" }),
    changeSome: (count) =>
      plural("es", count, { one: "Modificar cita", other: "Modificar # citas" }),
    deleteSome: (count) => plural("es", count, { one: "Eliminar cita", other: "Eliminar # citas" }),
    moveAll: "Cambiar citas",
    changeAll: "Modificar citas",
    deleteAll: "Eliminar citas",
    fromTo: (from, to) => `De ${from} a ${to}.`,
    withCustomer: (name) => `Con ${name}.`,
    repeats: (repeats) => `Esta cita se repite ${repeats}.`,
    repeatsTimes: (repeats, count) =>
      `Esta cita se repite ${repeats}, ${plural("es", count, { one: "# vez", other: "# veces" })}.`,
    fromDay: (day) => `Desde el ${day}, sin fecha de fin`,
    untilDay: (count, day) =>
      `${plural("es", count, { one: "# cita", other: "# citas" })}, hasta el ${day}`,
    endless: "Todas las citas, sin fecha de fin",
    count: (count) => plural("es", count, { one: "# cita", other: "# citas" }),
    deletesPast: (all, over) =>
      `${all}, ${plural("es", over, { one: "incluida # pasada y su resultado", other: "incluidas # pasadas y sus resultados" })}.`,
    changesPast: (all, over) =>
      `${all}, ${plural("es", over, { one: "incluida # pasada", other: "incluidas # pasadas" })}.`,
    leavesPast: (all, over) =>
      `${all}. ${plural("es", over, { one: "La pasada se queda donde está", other: "Las # pasadas se quedan donde están" })}.`,
  },
};
