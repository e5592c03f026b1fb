import type { repeats as english } from "../en/repeats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const repeats: Words<typeof english> = {
  rules: {
    daily: (count) => plural("pt-BR", count, { one: "Todo dia", other: "A cada # dias" }),
    dailySome: (count) =>
      `${plural("pt-BR", count, { one: "Todo dia", other: "A cada # dias" })}, em dias escolhidos`,
    everyWeekday: "De segunda a sexta-feira",
    weekly: (count, days) =>
      `${plural("pt-BR", count, { one: "Toda semana", other: "A cada # semanas" })}, ${days}`,
    weeklySome: (count) =>
      `${plural("pt-BR", count, { one: "Toda semana", other: "A cada # semanas" })}, em dias escolhidos`,
    monthlyDay: (count, day) =>
      `${plural("pt-BR", count, { one: "Todo mês", other: "A cada # meses" })}, no dia ${day}`,
    monthlyLastDay: (count) =>
      `${plural("pt-BR", count, { one: "Todo mês", other: "A cada # meses" })}, no último dia`,
    monthlyNth: (count, which) =>
      `${plural("pt-BR", count, { one: "Todo mês", other: "A cada # meses" })}, ${which}`,
    monthlySome: (count) =>
      `${plural("pt-BR", count, { one: "Todo mês", other: "A cada # meses" })}, em dias escolhidos`,
    yearlyDate: (count, date) =>
      `${plural("pt-BR", count, { one: "Todo ano", other: "A cada # anos" })}, em ${date}`,
    yearlyNth: (count, which, month) =>
      `${plural("pt-BR", count, { one: "Todo ano", other: "A cada # anos" })}, ${which} de ${month}`,
    yearlySome: (count) =>
      `${plural("pt-BR", count, { one: "Todo ano", other: "A cada # anos" })}, em dias escolhidos`,
  },
  weekdays: [
    "aos domingos",
    "às segundas-feiras",
    "às terças-feiras",
    "às quartas-feiras",
    "às quintas-feiras",
    "às sextas-feiras",
    "aos sábados",
  ],
  nth: {
    first: [
      "no primeiro domingo",
      "na primeira segunda-feira",
      "na primeira terça-feira",
      "na primeira quarta-feira",
      "na primeira quinta-feira",
      "na primeira sexta-feira",
      "no primeiro sábado",
      "no primeiro dia útil",
    ],
    second: [
      "no segundo domingo",
      "na segunda segunda-feira",
      "na segunda terça-feira",
      "na segunda quarta-feira",
      "na segunda quinta-feira",
      "na segunda sexta-feira",
      "no segundo sábado",
      "no segundo dia útil",
    ],
    third: [
      "no terceiro domingo",
      "na terceira segunda-feira",
      "na terceira terça-feira",
      "na terceira quarta-feira",
      "na terceira quinta-feira",
      "na terceira sexta-feira",
      "no terceiro sábado",
      "no terceiro dia útil",
    ],
    fourth: [
      "no quarto domingo",
      "na quarta segunda-feira",
      "na quarta terça-feira",
      "na quarta quarta-feira",
      "na quarta quinta-feira",
      "na quarta sexta-feira",
      "no quarto sábado",
      "no quarto dia útil",
    ],
    fifth: [
      "no quinto domingo",
      "na quinta segunda-feira",
      "na quinta terça-feira",
      "na quinta quarta-feira",
      "na quinta quinta-feira",
      "na quinta sexta-feira",
      "no quinto sábado",
      "no quinto dia útil",
    ],
    last: [
      "no último domingo",
      "na última segunda-feira",
      "na última terça-feira",
      "na última quarta-feira",
      "na última quinta-feira",
      "na última sexta-feira",
      "no último sábado",
      "no último dia útil",
    ],
    lastButOne: [
      "no penúltimo domingo",
      "na penúltima segunda-feira",
      "na penúltima terça-feira",
      "na penúltima quarta-feira",
      "na penúltima quinta-feira",
      "na penúltima sexta-feira",
      "no penúltimo sábado",
      "no penúltimo dia útil",
    ],
  },
  until: (repeats, day) => `${repeats}, até ${day}`,
  sentence: (repeats) => `${repeats}.`,
  sentenceTimes: (repeats, count) =>
    `${repeats}, <b>${plural("pt-BR", count, { one: "# vez", other: "# vezes" })}</b>.`,
  shorter: {
    months: "Nos meses mais curtos, no último dia.",
    years: "Nos outros anos, no último dia de fevereiro.",
  },
};
