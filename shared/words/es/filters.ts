import type { filters as english } from "../en/filters.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const filters: Words<typeof english> = {
  by: "Filtrar por",
  all: "Todos los filtros",
  words: {
    is: "es",
    isNot: "no es",
    isEmpty: "sin datos",
    isSet: "con datos",
    never: "nunca",
    over: "más de",
    under: "menos de",
    between: "entre",
    before: "antes de",
    after: "después de",
    daysAgo: "hace más de … días",
  },
  and: "y",
  atMost: "Como máximo",
  amount: "Importe",
  number: "Número",
  moreThanDaysAgo: (days) =>
    plural("es", days, {
      one: "Hace más de <days></days> día",
      other: "Hace más de <days></days> días",
    }),
  days: "Días",
  day: "Día",
  from: "Desde",
  to: "Hasta",
  searchCompanies: "Buscar empresas",
  noMatches: "Sin resultados",
  searchIndustries: "Buscar sectores",
  typeIndustry: "Busca o escribe un sector",
  noEmail: "Sin correo",
  noPhone: "Sin teléfono",
  needsAttention: "Necesita atención",
  snoozed: "Pospuesto",
  tagsFailed: "No se pudieron cargar las etiquetas.",
  noTags: "Aún no hay etiquetas.",
};
