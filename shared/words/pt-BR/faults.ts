import type { faults as english } from "../en/faults.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const faults: Words<typeof english> = {
  longer: (most) =>
    plural("pt-BR", most, { one: "Mais de # caractere", other: "Mais de # caracteres" }),
  shorten: "Encurtar",
  status: "Não é um dos cinco status",
  outcome: "Nem “realizado”, nem “não compareceu”, nem “cancelado”",
  yours: (why) => `${why}. Os registros novos são seus`,
  useOthers: "Usar os outros",
  tooMany: "Pessoas demais",
  duration: "Não é uma duração",
  longerHours: "Mais de 12 horas",
  useHours: "Usar 12 horas",
  minutes: "Não é um número de minutos",
  reminder: "Não é um lembrete",
  tagLonger: (most) =>
    plural("pt-BR", most, {
      one: "Uma etiqueta com mais de # caractere",
      other: "Uma etiqueta com mais de # caracteres",
    }),
  takeFirst: (most) =>
    plural("pt-BR", most, { one: "Usar a primeira", other: "Usar as # primeiras" }),
  tagsMore: (most) =>
    plural("pt-BR", most, { one: "Mais de # etiqueta", other: "Mais de # etiquetas" }),
  website: "Não é um site",
  more: (amount) => `Mais de ${amount}`,
  belowZero: "Abaixo de zero",
  amount: "Não é um valor",
  use: (value) => `Usar ${value}`,
  email: "Não é um e-mail",
  notOnlyEmail: "Não é só um e-mail",
  twoAts: "Dois sinais @",
  useOne: "Usar um",
  space: "Contém um espaço",
  removeSpace: "Remover o espaço",
  comma: "Contém uma vírgula",
  useDot: "Usar um ponto",
  twoDots: "Dois pontos seguidos",
  noAt: "Sem sinal @",
  phone: "Não é um número de telefone",
  cutDigits: (text) => `A planilha cortou dígitos (${text})`,
  moreThanNumber: "Mais do que um número",
  afterToday: "Depois de hoje",
  noSuchDay: "Esse dia não existe",
  date: "Não é uma data",
  no: {
    name: "Sem nome. Esta linha é ignorada",
    title: "Sem título. Esta linha é ignorada",
    date: "Sem data. Esta linha é ignorada",
    customer: "Sem cliente. Esta linha é ignorada",
  },
  repeatBefore: (year) => `Compromissos repetidos não podem começar antes de ${year}`,
  repeatOutcome: "Compromissos repetidos não têm resultado",
  allTags: (most) =>
    plural("pt-BR", most, {
      one: "Uma conta tem no máximo # etiqueta",
      other: "Uma conta tem no máximo # etiquetas",
    }),
  takeSome: (some, all) => `Usar ${some} de ${all}`,
  withAdded: (most) =>
    plural("pt-BR", most, {
      one: "Com o que é adicionado, mais de # caractere",
      other: "Com o que é adicionado, mais de # caracteres",
    }),
  severalNamed: "Várias pessoas têm este nome",
  hasLeft: (name) => `${name} saiu`,
  onlyReads: (name) => `${name} só lê aqui`,
};
