import type { faults as english } from "../en/faults.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const faults: Words<typeof english> = {
  longer: (most) => plural("es", most, { one: "Más de # carácter", other: "Más de # caracteres" }),
  shorten: "Acortar",
  status: "No es uno de los cinco estados",
  outcome: "Ni «Realizada», ni «No se presentó», ni «Cancelada»",
  yours: (why) => `${why}. Los registros nuevos son tuyos`,
  useOthers: "Usar el resto",
  tooMany: "Demasiadas personas",
  duration: "No es una duración",
  longerHours: "Más de 12 horas",
  useHours: "Usar 12 horas",
  minutes: "No es un número de minutos",
  reminder: "No es un recordatorio",
  tagLonger: (most) =>
    plural("es", most, {
      one: "Una etiqueta de más de # carácter",
      other: "Una etiqueta de más de # caracteres",
    }),
  takeFirst: (most) => plural("es", most, { one: "Usar la primera", other: "Usar las # primeras" }),
  tagsMore: (most) => plural("es", most, { one: "Más de # etiqueta", other: "Más de # etiquetas" }),
  website: "No es un sitio web",
  more: (amount) => `Más de ${amount}`,
  belowZero: "Por debajo de cero",
  amount: "No es un importe",
  use: (value) => `Usar ${value}`,
  email: "No es un correo",
  notOnlyEmail: "No es solo un correo",
  twoAts: "Dos signos @",
  useOne: "Usar uno",
  space: "Contiene un espacio",
  removeSpace: "Quitar el espacio",
  comma: "Contiene una coma",
  useDot: "Usar un punto",
  twoDots: "Dos puntos seguidos",
  noAt: "Sin signo @",
  phone: "No es un número de teléfono",
  cutDigits: (text) => `La hoja de cálculo recortó dígitos (${text})`,
  moreThanNumber: "Más que un número",
  afterToday: "Después de hoy",
  noSuchDay: "Ese día no existe",
  date: "No es una fecha",
  no: {
    name: "Sin nombre. Esta fila se omite",
    title: "Sin título. Esta fila se omite",
    date: "Sin fecha. Esta fila se omite",
    customer: "Sin cliente. Esta fila se omite",
  },
  repeatBefore: (year) => `Las citas que se repiten no pueden empezar antes de ${year}`,
  repeatOutcome: "Las citas que se repiten no tienen resultado",
  allTags: (most) =>
    plural("es", most, {
      one: "Una cuenta tiene como máximo # etiqueta",
      other: "Una cuenta tiene como máximo # etiquetas",
    }),
  takeSome: (some, all) => `Usar ${some} de ${all}`,
  withAdded: (most) =>
    plural("es", most, {
      one: "Con lo añadido, más de # carácter",
      other: "Con lo añadido, más de # caracteres",
    }),
  severalNamed: "Varias personas tienen este nombre",
  hasLeft: (name) => `${name} ya no está en el escritorio`,
  onlyReads: (name) => `${name} aquí solo lee`,
};
