import type { filters as english } from "../en/filters.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const filters: Words<typeof english> = {
  by: "Filtrar por",
  all: "Todos os filtros",
  words: {
    is: "é",
    isNot: "não é",
    isEmpty: "vazio",
    isSet: "preenchido",
    never: "nunca",
    over: "mais de",
    under: "menos de",
    between: "entre",
    before: "antes de",
    after: "depois de",
    daysAgo: "há mais de … dias",
  },
  and: "e",
  atMost: "No máximo",
  amount: "Valor",
  number: "Número",
  moreThanDaysAgo: (days) =>
    plural("pt-BR", days, {
      one: "Há mais de <days></days> dia",
      other: "Há mais de <days></days> dias",
    }),
  days: "Dias",
  day: "Dia",
  from: "De",
  to: "Até",
  searchCompanies: "Pesquisar empresas",
  noMatches: "Nenhum resultado",
  searchIndustries: "Pesquisar setores",
  typeIndustry: "Pesquise ou digite um setor",
  noEmail: "Sem e-mail",
  noPhone: "Sem telefone",
  needsAttention: "Precisa de atenção",
  snoozed: "Adiado",
  tagsFailed: "Não foi possível carregar as etiquetas.",
  noTags: "Nenhuma etiqueta ainda.",
};
